import type { Json } from '../json';
import type { SampleRequest } from './request';

/** Writes a value as a Python literal. JSON strings are valid Python strings. */
function literal(value: Json, indent: string): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((entry) => `${inner}${literal(entry, inner)},`)
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${JSON.stringify(key)}: ${literal(entry, inner)},`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return entries.length === 0 ? open + close : [open, ...entries, indent + close].join('\n');
}

/** Writes a request with the package `requests`, the usual HTTP client of Python. */
export function toPython({ method, url, hasToken, body, hasResponseBody }: SampleRequest): string {
  return [
    ...(hasToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...(hasToken ? [`    headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"},`] : []),
    ...(body === undefined ? [] : [`    json=${literal(body, '    ')},`]),
    '    timeout=30,',
    ')',
    '',
    'if not response.ok:',
    '    raise RuntimeError("\\n".join(response.json()["message"]))',
    ...(hasResponseBody ? ['data = response.json()'] : []),
  ].join('\n');
}
