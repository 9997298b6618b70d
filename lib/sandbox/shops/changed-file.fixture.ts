import { type Problem, ShopFileError } from './problems';
import { readShopFile } from './read-shop-file';
import { type SmallFile, smallFile } from './small-file.fixture';

/** The moment at which the files are read. */
export const now = new Date('2026-03-04T09:15:00Z');

/** The path of the shop in the small file. */
export const SHOP = 'shops[0]';

/** Returns the problems that `readShopFile` reports for a file. */
export function problemsOf(file: unknown): readonly Problem[] {
  try {
    readShopFile(file, now);
  } catch (error) {
    if (error instanceof ShopFileError) return error.problems;
    throw error;
  }
  return [];
}

/** The small file with another value at a path, also one that the types don't allow. */
export function withValue(path: string, value: unknown): SmallFile {
  const file = smallFile();
  const keys = keysOf(path);
  const last = keys.pop() ?? '';
  const parent = valueAt(file, keys);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return file;
}

/** The small file with a copy of the first entry of a list, with other values. */
export function withCopy(path: string, values: object = {}): SmallFile {
  const file = smallFile();
  const list: object[] = valueAt(file, keysOf(path));
  list.push({ ...structuredClone(list[0]), ...values });
  return file;
}

function keysOf(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

// biome-ignore lint/suspicious/noExplicitAny: a path can lead to a value of any type
function valueAt(file: SmallFile, keys: readonly string[]): any {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  return keys.reduce((node: any, key) => node[key], file);
}
