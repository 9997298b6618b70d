/** Size of every Open Graph image, in pixels. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** Path of the Open Graph image of a page: `/docs/Sdk` → `/og/docs/Sdk.png`. */
export function openGraphImagePath(path: string): string {
  return `/og${path === '/' ? '/index' : path}.png`;
}
