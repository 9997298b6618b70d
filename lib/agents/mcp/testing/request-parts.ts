import type { RawRequest } from './post';

/** A request that must be rejected, with its problem. */
export interface MalformedRequest extends RawRequest {
  problem: string;
}

/** Names that every JavaScript object has. */
export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
];

/** Characters that are not shown or not valid. */
export const INVISIBLE = ['\u0000', '\ud800', 'x\udc00', '\u202e', '\ufeff'];
export const LONG = 'x'.repeat(10_000);

/** A JSON-RPC message with a method. */
export const message = (method: unknown, params: unknown = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** A message that calls a tool. */
export const toolCall = (name: unknown, given: unknown) =>
  message('tools/call', { name, arguments: given });

/** The body of a valid request. */
export const validBody = toolCall('search_docs', { query: 'tiers' });
