/**
 * Whether Next.js can route a path. It returns 500 if a path can't be decoded or looks like a route pattern
 * (`[[...slug]]`).
 */
export function isRoutablePath(path: string): boolean {
  try {
    return !/[[\]]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
