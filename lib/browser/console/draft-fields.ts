import type { Json } from '../../api/openapi/json';
import { parseJson } from '../parse-json';

/** The values of a parameter in a query with one `name=value` on each line. */
export function queryValues(query: string, name: string): string[] {
  return linesOf(query).flatMap((line) =>
    nameOf(line) === name ? [line.slice(name.length + 1)] : [],
  );
}

/** A query with other values of a parameter, in the place of the earlier ones. */
export function withQueryValues(query: string, name: string, values: readonly string[]): string {
  const lines = linesOf(query);
  const position = lines.findIndex((line) => nameOf(line) === name);
  const others = lines.filter((line) => nameOf(line) !== name);
  const own = values.map((value) => `${name}=${value}`);
  return others.toSpliced(position < 0 ? others.length : position, 0, ...own).join('\n');
}

/** The fields of a body; `null` if it is not a JSON object. */
export function bodyFields(body: string): Readonly<Record<string, Json>> | null {
  const value = parseJson(body);
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as Record<string, Json>) : null;
}

/** A body with another value of a field, or without it. */
export function withBodyField(body: string, name: string, value: Json | undefined): string {
  return JSON.stringify({ ...bodyFields(body), [name]: value }, null, 2);
}

function linesOf(query: string): string[] {
  return query.split('\n').filter((line) => line.trim() !== '');
}

function nameOf(line: string): string {
  return line.split('=', 1)[0]?.trim() ?? '';
}
