import type { Json } from '../json';
import { singleQuoted } from './quote';
import type { SampleRequest } from './request';

/** Writes a value as a PHP literal. An empty object is `new stdClass()`, because an empty array is a list. */
function literal(value: Json, indent: string): string {
  if (typeof value === 'string') return singleQuoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}    `;
  const entries = Array.isArray(value)
    ? value.map((entry) => `${inner}${literal(entry, inner)},`)
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${singleQuoted(key)} => ${literal(entry, inner)},`,
      );
  if (entries.length === 0) return Array.isArray(value) ? '[]' : 'new stdClass()';
  return ['[', ...entries, `${indent}]`].join('\n');
}

/** Writes a request with the curl extension of PHP. */
export function toPhp(request: SampleRequest): string {
  const { method, url, hasToken, body, text, hasResponseBody } = request;
  const others = Object.entries(request.headers ?? {});
  const json = body === undefined ? undefined : `json_encode(${literal(body, '    ')})`;
  const content = text === undefined ? json : singleQuoted(text);
  const headers = [
    ...(hasToken ? ["        'Authorization: Bearer ' . getenv('LAUREL_TOKEN'),"] : []),
    ...others.map(([name, value]) => `        ${singleQuoted(`${name}: ${value}`)},`),
    ...(content === undefined ? [] : ["        'Content-Type: application/json',"]),
  ];
  return [
    '<?php',
    '',
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    '    CURLOPT_HTTPHEADER => [',
    ...headers,
    '    ],',
    ...(content === undefined ? [] : [`    CURLOPT_POSTFIELDS => ${content},`]),
    ']);',
    '$body = curl_exec($curl);',
    '',
    'if ($body === false || curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) {',
    '    throw new RuntimeException($body ?: curl_error($curl));',
    '}',
    ...(hasResponseBody ? ['$data = json_decode($body, true);'] : []),
  ].join('\n');
}
