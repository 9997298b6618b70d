import { HttpError } from '../api-error';

/** More than every operation has, also if a list has as many entries as it may. */
const MAX_PARAMETERS = 200;

/**
 * The query of a request as the schemas of the contract read it: a string for each name, a list for a repeated one.
 *
 * @throws HttpError 400 if it has too many parameters
 */
export function queryValues(url: URL): Record<string, string | string[]> {
  if (url.searchParams.size > MAX_PARAMETERS) {
    throw new HttpError(400, [`the query must have at most ${MAX_PARAMETERS} parameters`]);
  }
  const values = new Map<string, string | string[]>();
  for (const name of url.searchParams.keys()) {
    if (values.has(name)) continue;
    const all = url.searchParams.getAll(name);
    values.set(name, all.length === 1 ? (all[0] ?? '') : all);
  }
  return Object.fromEntries(values);
}
