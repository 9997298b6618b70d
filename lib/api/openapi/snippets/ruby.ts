import type { Json } from '../json';
import { singleQuoted } from './quote';
import type { SampleRequest } from './request';

/** Writes a value as a Ruby literal. */
function literal(value: Json, indent: string): string {
  if (value === null) return 'nil';
  if (typeof value === 'string') return singleQuoted(value);
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => inner + literal(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${singleQuoted(key)} => ${literal(entry, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return entries.length === 0 ? open + close : `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}

/** Writes a request with the standard library of Ruby. */
export function toRuby(request: SampleRequest): string {
  const { method, url, hasToken, body, text, hasResponseBody } = request;
  const json = body === undefined ? undefined : `JSON.generate(${literal(body, '')})`;
  const content = text === undefined ? json : singleQuoted(text);
  const requestClass = method.charAt(0) + method.slice(1).toLowerCase();
  return [
    ...(body !== undefined || hasResponseBody ? ["require 'json'"] : []),
    "require 'net/http'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    `request = Net::HTTP::${requestClass}.new(uri)`,
    ...(hasToken ? [`request['Authorization'] = "Bearer #{ENV.fetch('LAUREL_TOKEN')}"`] : []),
    ...Object.entries(request.headers ?? {}).map(
      ([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`,
    ),
    ...(content === undefined
      ? []
      : ["request['Content-Type'] = 'application/json'", `request.body = ${content}`]),
    `response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|`,
    '  http.request(request)',
    'end',
    '',
    'raise response.body unless response.is_a?(Net::HTTPSuccess)',
    ...(hasResponseBody ? ['data = JSON.parse(response.body)'] : []),
  ].join('\n');
}
