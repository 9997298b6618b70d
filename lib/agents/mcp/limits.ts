import { MAX_MESSAGES } from '../../api/contract/errors/message-limits';
import { MAX_JSON_DEPTH } from '../../site/http/json-limits';

/** Limits of requests to `/mcp` and of its responses; the README of this folder names the most important ones. */
export const MCP_LIMITS = {
  bodyBytes: 128 * 1024,
  /** Time for the body to arrive, and for the response to its messages. */
  timeoutMs: 10_000,
  /** Levels of nested arrays and objects. */
  depth: MAX_JSON_DEPTH,
  /** Messages in one request. */
  batch: 10,
  queryLength: 200,
  addressLength: 500,
  nameLength: 100,
  /** Value of an attribute of a widget. */
  attributeLength: 500,
  keyLength: 200,
  /** Sandboxes that one client can create in a minute. */
  sandboxesPerMinute: 3,
  /** Time for each request to the API; less than half of the time for a message, which may send two. */
  apiTimeoutMs: 4_500,
  /** Longest body of a response of the sandbox that a result contains. */
  resultCharacters: 50_000,
  payloadCharacters: 100_000,
  /** Errors of a payload in a result. */
  errors: MAX_MESSAGES,
  searchResults: 10,
  listedPages: 100,
  pageCharacters: { min: 1_000, default: 20_000, max: 50_000 },
} as const;
