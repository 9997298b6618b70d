import { gzipSync } from 'node:zlib';
import { MCP_LIMITS } from '../limits';
import { unknownTargets, wrongArguments } from './malformed-arguments';
import { PROTOCOL_HEADERS, type RawRequest } from './post';
import {
  INVISIBLE,
  LONG,
  type MalformedRequest,
  message,
  PROTOTYPE_KEYS,
  toolCall,
  validBody,
} from './request-parts';

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
      body: message(name),
    })),
    ...[...tools, ...strange].map((name) => ({
      problem: `the tool ${JSON.stringify(name).slice(0, 30)}`,
      body: toolCall(name, {}),
    })),
    ...[{}, { protocolVersion: 1 }, { protocolVersion: 'x', capabilities: [] }].map((params) => ({
      problem: `initialize with ${JSON.stringify(params)}`,
      body: message('initialize', params),
    })),
  ];
}

function beyondLimits(): MalformedRequest[] {
  const { bodyBytes, batch, depth, payloadCharacters } = MCP_LIMITS;
  const deep = (levels: number) =>
    toolCall('validate_payload', { schema: 'Review', payload: 'HERE' }).replace(
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
      body: toolCall('validate_payload', {
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
      body: toolCall('validate_payload', { schema: 'Review', payload: '['.repeat(50_000) }),
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
  const versions = ['1999-01-01', '2025-06-18x', 'latest', '{}', LONG.slice(0, 2_000)];
  const origins = ['evil', 'javascript:alert(1)', 'https://', 'https://a b', 'http://x/path'];
  const replaced = (name: string, value: string): RawRequest => ({
    headers: { ...PROTOCOL_HEADERS, [name]: value },
    body: validBody,
  });
  const wrong = [
    ...types.map((value) => ['content-type', value] as const),
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
