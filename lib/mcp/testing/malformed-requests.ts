import { gzipSync } from 'node:zlib';
import { MCP_LIMITS } from '../limits';
import { PROTOCOL_HEADERS, type RawRequest } from './post';

/** A request that must be rejected, with its problem. */
export interface MalformedRequest extends RawRequest {
  problem: string;
}

/** Valid arguments of each tool. */
const VALID_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  search_docs: { query: 'tiers', area: 'Sdk', limit: 3 },
  read_page: { address: '/docs', offset: 0, max_characters: 1_000 },
  list_pages: { under: '/docs', offset: 0, limit: 5 },
  list_operations: { group: 'Rewards' },
  read_operation: { operation: 'redeem' },
  validate_payload: { payload: {}, schema: 'Review', body: 'request' },
};

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const INVISIBLE = ['\u0000', '\ud800', 'x\udc00', '\u202e', '\ufeff'];
const LONG = 'x'.repeat(10_000);

const call = (method: unknown, params: unknown = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const tool = (name: unknown, given: unknown) => call('tools/call', { name, arguments: given });
const validBody = tool('search_docs', { query: 'tiers' });

/** Values of another type than the given one, or beyond any limit. */
function wrongValues(value: unknown): unknown[] {
  const others = [null, true, [], {}, [value]];
  return typeof value === 'number'
    ? [...others, String(value), -1, 0.5, 1e308]
    : [...others, 1, LONG];
}

function wrongArguments(): MalformedRequest[] {
  return Object.entries(VALID_ARGUMENTS).flatMap(([name, given]) => [
    ...[null, [], 'text', 1, true].map((whole) => ({
      problem: `${name} with ${JSON.stringify(whole)} for arguments`,
      body: tool(name, whole),
    })),
    // `__proto__` among the arguments is dropped by the protocol's own schema, so there is nothing to reject.
    ...['color', 'constructor', 'toString'].map((key) => ({
      problem: `${name} with the unknown argument ${key}`,
      body: tool(name, { ...given, [key]: 1 }),
    })),
    ...Object.entries(given)
      .filter(([key]) => key !== 'payload')
      .flatMap(([key, value]) =>
        wrongValues(value).map((wrong) => ({
          problem: `${name} with ${JSON.stringify(wrong).slice(0, 20)} for ${key}`,
          body: tool(name, { ...given, [key]: wrong }),
        })),
      ),
  ]);
}

function unknownTargets(): MalformedRequest[] {
  const names = ['nope', '../../etc/passwd', '%', '%00', LONG.slice(0, 90)];
  return [...names, ...PROTOTYPE_KEYS, ...INVISIBLE].flatMap((name) => [
    { problem: `the page ${name}`, body: tool('read_page', { address: `/docs/${name}` }) },
    { problem: `the section ${name}`, body: tool('read_page', { address: `/docs#${name}` }) },
    { problem: `the operation ${name}`, body: tool('read_operation', { operation: name }) },
    {
      problem: `the path ${name}`,
      body: tool('read_operation', { method: 'GET', path: name }),
    },
    {
      problem: `the schema ${name}`,
      body: tool('validate_payload', { payload: {}, schema: name }),
    },
    { problem: `the topic ${name}`, body: tool('validate_payload', { payload: {}, topic: name }) },
  ]);
}

function invalidJson(): MalformedRequest[] {
  const texts = [
    '',
    ' ',
    'undefined',
    'NaN',
    "{'a':1}",
    '<xml/>',
    'a=1&b=2',
    `${validBody}${validBody}`,
  ];
  const cut = Array.from({ length: 12 }, (_, part) =>
    validBody.slice(0, Math.floor((validBody.length * (part + 0.5)) / 12)),
  );
  const bytes = [
    Buffer.from(validBody, 'utf16le'),
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
    gzipSync(validBody),
    Buffer.alloc(1_000),
  ];
  return [
    ...[...texts, ...cut, ...bytes].map((body) => ({ problem: 'a body that is not JSON', body })),
    ...['\u0000', '\u0001', '\n'].map((character) => ({
      problem: `${JSON.stringify(character)} unescaped in a string`,
      body: validBody.replace('tiers', character),
    })),
  ];
}

function invalidMessages(): MalformedRequest[] {
  const whole = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const values = [
    ...[null, true, 0, '', [], {}, [[]], [null], [1], [{}], [[whole]]],
    ...[null, '1.0', 2, ''].map((jsonrpc) => ({ ...whole, jsonrpc })),
    ...[null, {}, [], 1.5, true].map((id) => ({ ...whole, id })),
    ...[null, 1, {}, []].map((method) => ({ ...whole, method })),
    ...['text', 1, [], true].map((params) => ({ ...whole, params })),
    { id: 1, method: 'tools/list' },
    { jsonrpc: '2.0', id: 1 },
    { jsonrpc: '2.0', id: 1, result: {}, error: {}, method: 'tools/list', more: 1 },
  ];
  return [
    ...values.map((value) => ({
      problem: `the message ${JSON.stringify(value)}`,
      body: JSON.stringify(value),
    })),
    {
      problem: 'a message in __proto__',
      body: `{"__proto__":${JSON.stringify(whole)}}`,
    },
  ];
}

function unknownNames(): MalformedRequest[] {
  const methods = [
    '',
    'tools',
    'tools/delete',
    'TOOLS/LIST',
    'resources/list',
    'resources/read',
    'prompts/get',
    'tasks/list',
    'completion/complete',
    'sampling/createMessage',
    'logging/setLevel',
    'rpc.discover',
  ];
  const tools = ['', 'nope', 'SEARCH_DOCS', 'search_docs ', 1, null, [], {}];
  const strange = [...PROTOTYPE_KEYS, ...INVISIBLE, LONG];
  return [
    ...[...methods, ...strange].map((name) => ({
      problem: `the method ${JSON.stringify(name).slice(0, 30)}`,
      body: call(name),
    })),
    ...[...tools, ...strange].map((name) => ({
      problem: `the tool ${JSON.stringify(name).slice(0, 30)}`,
      body: tool(name, {}),
    })),
    ...[{}, { protocolVersion: 1 }, { protocolVersion: 'x', capabilities: [] }].map((params) => ({
      problem: `initialize with ${JSON.stringify(params)}`,
      body: call('initialize', params),
    })),
  ];
}

function beyondLimits(): MalformedRequest[] {
  const { bodyBytes, batch, depth, payloadCharacters } = MCP_LIMITS;
  const deep = (levels: number) =>
    tool('validate_payload', { schema: 'Review', payload: 'HERE' }).replace(
      '"HERE"',
      '['.repeat(levels) + ']'.repeat(levels),
    );
  const large = 'x'.repeat(bodyBytes);
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const initialize = {
    ...ping,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'x', version: '1' },
    },
  };
  return [
    { problem: 'a body that is too large', body: JSON.stringify(large) },
    {
      problem: 'a body that is too large and does not declare its length',
      headers: { ...PROTOCOL_HEADERS, 'transfer-encoding': 'chunked' },
      body: JSON.stringify(large),
    },
    {
      problem: 'a payload that is too large',
      body: tool('validate_payload', {
        schema: 'Review',
        payload: 'x'.repeat(payloadCharacters + 1),
      }),
    },
    ...[depth - 2, 1_000, 50_000].map((levels) => ({
      problem: `${levels} levels of arrays`,
      body: deep(levels),
    })),
    { problem: 'arrays without an end', body: '['.repeat(100_000) },
    { problem: 'objects without an end', body: '{"a":'.repeat(20_000) },
    {
      problem: 'a payload whose text is nested too deep',
      body: tool('validate_payload', { schema: 'Review', payload: '['.repeat(50_000) }),
    },
    ...[batch + 1, 1_000].map((count) => ({
      problem: `a batch of ${count}`,
      body: JSON.stringify(Array.from({ length: count }, (_, id) => ({ ...ping, id }))),
    })),
    {
      problem: 'a batch that initializes twice',
      body: JSON.stringify([initialize, { ...initialize, id: 2 }]),
    },
  ];
}

function wrongHeaders(): MalformedRequest[] {
  const types = ['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x'];
  const accepted = ['', '*/*', 'text/html', 'application/json', 'text/event-stream'];
  const versions = ['1999-01-01', '2025-06-18x', 'latest', '{}', LONG.slice(0, 2_000)];
  const origins = ['evil', 'javascript:alert(1)', 'https://', 'https://a b', 'http://x/path'];
  const replaced = (name: string, value: string): RawRequest => ({
    headers: { ...PROTOCOL_HEADERS, [name]: value },
    body: validBody,
  });
  const wrong = [
    ...types.map((value) => ['content-type', value] as const),
    ...accepted.map((value) => ['accept', value] as const),
    ...versions.map((value) => ['mcp-protocol-version', value] as const),
    ...origins.map((value) => ['origin', value] as const),
  ];
  return [
    ...wrong.map(([name, value]) => ({
      problem: `the header ${name}: ${value.slice(0, 30)}`,
      ...replaced(name, value),
    })),
    { problem: 'no headers', headers: {}, body: validBody },
    ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
      problem: `the method ${method}`,
      method,
      // GET and DELETE have no body; the server would read one as the next request.
      body: ['GET', 'DELETE'].includes(method) ? '' : validBody,
    })),
  ];
}

/** Requests with one problem each. */
export const MALFORMED_REQUESTS: readonly MalformedRequest[] = [
  ...invalidJson(),
  ...invalidMessages(),
  ...unknownNames(),
  ...wrongArguments(),
  ...unknownTargets(),
  ...beyondLimits(),
  ...wrongHeaders(),
];
