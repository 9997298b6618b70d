import { HttpError } from '../api-error';

/** More than every operation has, also if a list has as many entries as it may. */
const MAX_PARAMETERS = 200;

/**
 * The query of a request as the schemas of the contract read it: a string for each name, a list for a repeated one.
 *
 * @throws HttpError 400 if it has too many parameters
 */
export function queryValues(url: URL): Record<string, string | string[]> {
  return parameterValues(url.searchParams, 'the query');
}

/**
 * The fields of a form without files, in the same way.
 *
 * @throws HttpError 400 if it has too many
 */
export function formValues(bytes: Uint8Array): Record<string, string | string[]> {
  return parameterValues(new URLSearchParams(new TextDecoder().decode(bytes)), 'body');
}

function parameterValues(
  parameters: URLSearchParams,
  place: string,
): Record<string, string | string[]> {
  if (parameters.size > MAX_PARAMETERS) {
    throw new HttpError(400, [`${place} must have at most ${MAX_PARAMETERS} parameters`]);
  }
  const values = new Map<string, string | string[]>();
  for (const name of parameters.keys()) {
    if (values.has(name)) continue;
    const all = parameters.getAll(name);
    values.set(name, all.length === 1 ? (all[0] ?? '') : all);
  }
  return Object.fromEntries(values);
}
