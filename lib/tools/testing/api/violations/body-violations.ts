import type { OperationId } from '../../../../api/operations';
import { unknownField } from './field-violations';
import { type InvalidRequest, invalid, type Violation } from './violation';

type SentOptions = Partial<InvalidRequest['expected']> & Pick<InvalidRequest, 'headers'>;

/** Violations of the body as a whole. */
export function bodyViolations(operationId: OperationId): Violation[] {
  const json = { 'Content-Type': 'application/json' };
  const sent = (
    name: string,
    textOf: (body: string) => string | Uint8Array,
    { field = 'body', status = 400, headers = json }: SentOptions = {},
  ): Violation => ({
    name: `body: ${name}`,
    apply: (request) => {
      const text = textOf(JSON.stringify(request.body));
      const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
      return { request, bytes, headers, expected: { status, field } };
    },
  });
  const raw = (name: string, text: string | Uint8Array) => sent(name, () => text);
  const mediaType = (name: string, type: string) =>
    sent(name, (text) => text, {
      field: 'Content-Type',
      status: 415,
      headers: { 'Content-Type': type },
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
    sent('cut off', (text) => text.slice(0, -1)),
    sent('followed by more', (text) => `${text}}`),
    sent('with a comma at the end', (text) => (text === '{}' ? '{,}' : text.replace(/\}$/, ',}'))),
    sent('with a comment', (text) => `/* body */ ${text}`),
    sent('in single quotes', (text) => (text === '{}' ? "{'a':1}" : text.replaceAll('"', "'"))),
    mediaType('plain text', 'text/plain'),
    mediaType('a form of a browser', 'application/x-www-form-urlencoded'),
    mediaType('another JSON type', 'application/vnd.api+json'),
    mediaType('a malformed type', 'json'),
    {
      name: 'body: missing',
      apply: (request) => invalid({ ...request, body: undefined }, 'body'),
    },
    sent('too large', (text) => text.padEnd(256 * 1024 + 1), { status: 413 }),
    unknownField([]),
    ...(operationId === 'updateBalance'
      ? [
          sent(
            'a number beyond the range',
            () => '{"customerIdentifier":"7400112","balanceDelta":1e999}',
            { field: 'balanceDelta' },
          ),
        ]
      : []),
  ];
}
