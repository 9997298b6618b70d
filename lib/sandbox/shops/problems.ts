/** A problem of a shop file. */
export interface Problem {
  /** `shops[0].reviews[12].productId`. */
  path: string;
  /** The problem and its solution, as a sentence without its subject. */
  message: string;
}

/** The file can't be imported. */
export class ShopFileError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${path} ${message}`).join('\n'));
    this.name = 'ShopFileError';
    this.problems = problems;
  }
}

/** Joins the keys to a value: `shops[0].domain`. */
export function formatPath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}
