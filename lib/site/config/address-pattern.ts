/** A function for whether a path matches a pattern of the table. Each request tries many patterns, so they are read once. */
export function addressMatcher(pattern: string): (path: string) => boolean {
  if (pattern.endsWith('/*')) {
    const folder = pattern.slice(0, -2);
    const inside = `${folder}/`;
    return (path) => path === folder || path.startsWith(inside);
  }
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return (path) => path === pattern;
  const length = start.length + end.length;
  return (path) => path.length >= length && path.startsWith(start) && path.endsWith(end);
}

/** Whether a path matches a pattern of the table. */
export function matchesAddress(pattern: string, path: string): boolean {
  return addressMatcher(pattern)(path);
}

/** A pattern as a regular expression, without the first slash. */
export function addressExpression(pattern: string): string {
  const isFolder = pattern.endsWith('/*') && pattern !== '/*';
  const path = (isFolder ? pattern.slice(0, -2) : pattern).slice(1);
  const expression = path.replaceAll('.', '\\.').replaceAll('*', '.*');
  return isFolder ? `${expression}(?:/.*)?` : expression;
}

/** Regular expression for a file extension. It has at least two characters, so the version `1.x` is not a file. */
export const FILE_ENDING = '\\.[a-zA-Z][a-zA-Z0-9]+$';
