/**
 * Whether the framework can route a path. It fails with status 500 if a path can't be decoded or contains the syntax
 * of its own patterns (`[[...slug]]`).
 */
export function isRoutablePath(path: string): boolean {
  try {
    return !/[[\]]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
