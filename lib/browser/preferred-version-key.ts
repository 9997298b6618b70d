/** Where the browser remembers which version of an area a reader chose. */
export function preferredVersionKey(area: string): string {
  return `docs-preferred-version-${area}`;
}
