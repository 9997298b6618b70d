import fc from 'fast-check';

/** Bytes that a server gets instead of requests: almost valid ones, several at once, cut and changed anywhere. */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];
const TARGETS = [
  '/v2/health',
  '/v2/customers/getCustomer?customerIdentifier=7400112',
  '/v2/customers/updateBalance',
  '/v2/oauth/getAccessToken',
  '/v2/reviews/createReview',
  '/v2/nope',
  '/sandbox',
  '/sandbox/reset',
  '/sandbox/inbox/fuzz',
  '/sandbox/stream',
  '/docs/Sdk',
  '/docs/',
  '/search?q=points',
  '/search.json?q=tier',
  '/mcp',
  '/_next/static/nope.js',
  '*',
  '//evil.example/docs/',
  'http://evil.example/v2/health',
  'evil.example:443',
];
const FRAMING_NAMES = [
  'Content-Length',
  'Transfer-Encoding',
  'Connection',
  'Trailer',
  'TE',
  'Upgrade',
  'Expect',
  'Host',
  'Keep-Alive',
  'Proxy-Connection',
];
const FRAMING_VALUES = [
  'chunked',
  'gzip, chunked',
  'chunked, identity',
  'xchunked',
  '0',
  '2',
  '-1',
  '+2',
  '0x2',
  '2, 2',
  '999999999999999999999',
  'close',
  'keep-alive',
  'authorization, x-forwarded-for',
  'Expires',
  'Transfer-Encoding',
  'h2c',
  'websocket',
  '100-continue',
  'evil.example',
];
const OTHER_NAMES = [
  'Authorization',
  'Content-Type',
  'Accept',
  'Accept-Encoding',
  'If-None-Match',
  'Range',
  'Origin',
  'Cookie',
  'RSC',
  'Next-Action',
  'X-Middleware-Subrequest',
  'X-Request-Id',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Passed-Client',
  'X-HTTP-Method-Override',
];

/** Each byte is the character with its number. */
const anyBytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'));

/** Text that headers may have. */
const plainText = fc.string({ maxLength: 40 });

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...METHODS) },
  { weight: 1, arbitrary: anyBytes(12) },
);

const target = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom(...TARGETS) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...TARGETS), anyBytes(40)).map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: plainText.map((path) => `/v2/${encodeURIComponent(path)}`) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => `/${'a'.repeat(length)}`),
  },
);

const version = fc.oneof(
  { weight: 30, arbitrary: fc.constant('HTTP/1.1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.10', 'HTTP', ''),
  },
);

const header = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...FRAMING_NAMES), fc.constantFrom(...FRAMING_VALUES)),
    },
    { weight: 8, arbitrary: fc.tuple(fc.constantFrom(...OTHER_NAMES), plainText) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...OTHER_NAMES), anyBytes(40)) },
    { weight: 1, arbitrary: fc.tuple(anyBytes(20), anyBytes(40)) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 0, max: 20_000 })
        .map((length) => ['X-Long', 'a'.repeat(length)] as [string, string]),
    },
  )
  .map(([name, value]) => `${name}: ${value}`);

const spacing = fc.oneof(
  { weight: 40, arbitrary: fc.constant((line: string) => line) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (line: string) => line.replace(':', ' :'),
      (line: string) => line.replace(': ', ':\r\n '),
      (line: string) => ` ${line}`,
      (line: string) => line.replace(': ', ':\t\u000b'),
    ),
  },
);

/** A request whose body would be the next request on a connection. */
const innerRequest = fc
  .constantFrom(...TARGETS)
  .map((path) => `POST ${path} HTTP/1.1\r\nHost: inner\r\nContent-Length: 300\r\n\r\n`);

const content = fc.oneof(
  fc.constant(''),
  fc.json({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 4_000 }).map((depth) => '['.repeat(depth)),
  fc.integer({ min: 1, max: 4_000 }).map((count) => `{"a":["${'\\u0000","'.repeat(count)}"]}`),
  fc.integer({ min: 1, max: 400_000 }).map((length) => ' '.repeat(length)),
  innerRequest,
  anyBytes(300),
);

/** A body, and the header that says how long it is, which may be wrong. */
const framedBody = fc.oneof(
  innerRequest.map((body) => ({
    lines: ['Transfer-Encoding: chunked'],
    body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  })),
  innerRequest.map((body) => ({ lines: [`Content-Length: ${body.length}`], body })),
  content.map((body) => ({ lines: [`Content-Length: ${body.length}`], body })),
  fc
    .tuple(content, fc.integer({ min: -5, max: 5 }))
    .map(([body, more]) => ({ lines: [`Content-Length: ${body.length + more}`], body })),
  content.map((body) => ({ lines: [], body })),
  fc
    .tuple(fc.array(content, { maxLength: 3 }), fc.integer({ min: -2, max: 2 }), anyBytes(8))
    .map(([chunks, more, end]) => ({
      lines: ['Transfer-Encoding: chunked'],
      body: [
        ...chunks.map((chunk) => `${(chunk.length + more).toString(16)}\r\n${chunk}\r\n`),
        `0${end}\r\n\r\n`,
      ].join(''),
    })),
  fc.array(content, { maxLength: 3 }).map((chunks) => ({
    lines: ['Transfer-Encoding: chunked'],
    body: [
      ...chunks
        .filter((chunk) => chunk !== '')
        .map((chunk) => `${chunk.length.toString(16)};x=y\r\n${chunk}\r\n`),
      '0\r\nExpires: 0\r\n\r\n',
    ].join(''),
  })),
);

const request = fc
  .tuple(
    fc.tuple(method, target, version),
    fc.array(fc.tuple(header, spacing), { maxLength: 2 }),
    framedBody,
  )
  .map(([line, headers, { lines, body }]) =>
    [
      line.join(' '),
      'Host: localhost',
      ...headers.map(([text, change]) => change(text)),
      ...lines,
      '',
      body,
    ].join('\r\n'),
  );

/** Changes some bytes anywhere. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.integer({ min: 0, max: 6 }),
  insert: fc.oneof(
    anyBytes(4),
    fc.constantFrom('\r', '\n', '\r\n', '\r\n\r\n', '\u0000', ':', ' '),
  ),
});

/** Bytes that are sent at once on a connection. */
export const malformedBytes: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.array(request, { minLength: 1, maxLength: 3 }),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: 4 }) },
    ),
  )
  .map(([requests, changes]) => {
    let text = requests.join('');
    for (const { at, remove, insert } of changes) {
      const index = Math.floor(at * text.length);
      text = text.slice(0, index) + insert + text.slice(index + remove);
    }
    return Buffer.from(text, 'latin1');
  });
