import type { Json } from '../json';
import { singleQuoted } from './quote';
import type { SampleRequest } from './request';

/** A literal in single quotes can't contain line breaks. */
function quoted(text: string): string {
  return /[\n\r]/.test(text) ? JSON.stringify(text) : singleQuoted(text);
}

/** Writes a value as a JavaScript literal. */
function literal(value: Json, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => `${inner}${literal(entry, inner)},`)
    : Object.entries(value).map(([key, entry]) => `${inner}${key}: ${literal(entry, inner)},`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return entries.length === 0 ? open + close : [open, ...entries, indent + close].join('\n');
}

/** Writes a request with fetch, to run in Node.js. */
export function toJavaScript(request: SampleRequest): string {
  const { method, url, hasToken, body, text, hasResponseBody } = request;
  const others = Object.entries(request.headers ?? {});
  const json = body === undefined ? undefined : `JSON.stringify(${literal(body, '  ')})`;
  const content = text === undefined ? json : quoted(text);
  const headers = [
    ...(hasToken ? [`    Authorization: \`Bearer \${process.env.LAUREL_TOKEN}\`,`] : []),
    ...others.map(([name, value]) => `    ${singleQuoted(name)}: ${singleQuoted(value)},`),
    ...(content === undefined ? [] : ["    'Content-Type': 'application/json',"]),
  ];
  const lines = [
    `const response = await fetch(${singleQuoted(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(content === undefined ? [] : [`  body: ${content},`]),
    '});',
    '',
    'if (!response.ok) throw new Error(await response.text());',
  ];
  return [...lines, ...(hasResponseBody ? ['const data = await response.json();'] : [])].join('\n');
}
