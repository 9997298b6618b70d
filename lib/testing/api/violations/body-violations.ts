import type { OperationId } from '../../../api/operations';
import { unknownField } from './field-violations';
import { invalid, type Violation } from './violation';

/** Violations of the body as a whole. */
export function bodyViolations(operationId: OperationId): Violation[] {
  const json = { 'Content-Type': 'application/json' };
  const encoder = new TextEncoder();
  const raw = (name: string, text: string | Uint8Array, field = 'body'): Violation => ({
    name: `body: ${name}`,
    apply: (request) => ({
      ...invalid(request, field),
      bytes: typeof text === 'string' ? encoder.encode(text) : text,
      headers: json,
    }),
  });
  const spoiled = (name: string, spoil: (text: string) => string): Violation => ({
    name: `body: ${name}`,
    apply: (request) => ({
      ...invalid(request, 'body'),
      bytes: encoder.encode(spoil(JSON.stringify(request.body))),
      headers: json,
    }),
  });
  const mediaType = (name: string, type: string): Violation => ({
    name: `body: ${name}`,
    apply: (request) => ({
      request,
      bytes: encoder.encode(JSON.stringify(request.body)),
      headers: { 'Content-Type': type },
      expected: { status: 415, field: 'Content-Type' },
    }),
  });
  return [
    raw('empty', ''),
    raw('a list', '[]'),
    raw('text', '"body"'),
    raw('a number', '1'),
    raw('null', 'null'),
    raw('not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])),
    raw('UTF-16', new Uint8Array(Buffer.from('{}', 'utf16le'))),
    raw('deep nesting that is not closed', '['.repeat(5_000)),
    spoiled('cut off', (text) => text.slice(0, -1)),
    spoiled('followed by more', (text) => `${text}}`),
    spoiled('with a comma at the end', (text) =>
      text === '{}' ? '{,}' : text.replace(/\}$/, ',}'),
    ),
    spoiled('with a comment', (text) => `/* body */ ${text}`),
    spoiled('in single quotes', (text) => (text === '{}' ? "{'a':1}" : text.replaceAll('"', "'"))),
    mediaType('plain text', 'text/plain'),
    mediaType('a form of a browser', 'application/x-www-form-urlencoded'),
    mediaType('another JSON type', 'application/vnd.api+json'),
    mediaType('a malformed type', 'json'),
    {
      name: 'body: missing',
      apply: (request) => ({
        ...invalid({ ...request, body: undefined }, 'body'),
      }),
    },
    {
      name: 'body: too large',
      apply: (request) => ({
        request,
        bytes: encoder.encode(JSON.stringify(request.body).padEnd(256 * 1024 + 1)),
        headers: json,
        expected: { status: 413, field: 'body' },
      }),
    },
    unknownField([]),
    ...(operationId === 'updateBalance'
      ? [
          raw(
            'a number beyond the range',
            '{"customerIdentifier":"7400112","balanceDelta":1e999}',
            'balanceDelta',
          ),
        ]
      : []),
  ];
}
