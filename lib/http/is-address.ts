/**
 * Whether a path can be the address of anything here. The router fails with a 500 at what can't be decoded, and at
 * the names of its own patterns (`[[...slug]]`).
 */
export function isAddress(path: string): boolean {
  try {
    return !/[[\]]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
