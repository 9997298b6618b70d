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

/** More than one header are on separate lines. */
function headersArgument(headers: readonly string[]): string[] {
  if (headers.length < 2) return headers.map((header) => `    headers={${header}},`);
  return ['    headers={', ...headers.map((header) => `        ${header},`), '    },'];
}

/** Writes a request with the package `requests`, the usual HTTP client of Python. */
export function toPython(request: SampleRequest): string {
  const { method, url, hasToken, body, text, hasResponseBody } = request;
  const headers = [
    ...(hasToken ? [`"Authorization": f"Bearer {os.environ['LAUREL_TOKEN']}"`] : []),
    ...Object.entries(request.headers ?? {}).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    ),
    // The argument `json` sets it.
    ...(text === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  return [
    ...(hasToken ? ['import os', ''] : []),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...headersArgument(headers),
    ...(text === undefined ? [] : [`    data=${JSON.stringify(text)}.encode(),`]),
    ...(body === undefined ? [] : [`    json=${literal(body, '    ')},`]),
    '    timeout=30,',
    ')',
    '',
    'if not response.ok:',
    '    raise RuntimeError(response.text)',
    ...(hasResponseBody ? ['data = response.json()'] : []),
  ].join('\n');
}
