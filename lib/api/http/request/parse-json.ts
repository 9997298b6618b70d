import { jsonExcess, MAX_JSON_DEPTH } from '../../../site/http/json-limits';
import { HttpError } from '../api-error';

/** More than any operation accepts, but so few that validating them takes no time. */
const MAX_VALUES = 2_000;

const NOT_JSON = new HttpError(400, ['body must be valid JSON']);
const EXCESSES = {
  levels: new HttpError(400, [
    `body must have at most ${MAX_JSON_DEPTH} levels of nested lists and objects`,
  ]),
  values: new HttpError(400, [`body must have at most ${MAX_VALUES} values`]),
};

/**
 * Parses a body as JSON. What it contains is limited first, so whatever reads the value can follow its levels.
 *
 * @throws HttpError 400 if the body is not JSON in UTF-8, is nested too deep, or has too many values
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decoded(bytes);
  const excess = jsonExcess(text, MAX_VALUES);
  if (excess) throw EXCESSES[excess];
  try {
    return JSON.parse(text);
  } catch {
    throw NOT_JSON;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw NOT_JSON;
  }
}
