/**
 * Whether Next.js can route a path. It returns 500 if a path can't be decoded, contains a control character such as a
 * line break, or looks like a route pattern (`[[...slug]]`).
 */
export function isRoutablePath(path: string): boolean {
  try {
    return !/[[\]\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
