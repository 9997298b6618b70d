import { shortName } from '../../api/contract/errors/message-limits';
import { limits } from '../../api/contract/limits';
import { HttpError } from '../../api/http/api-error';
import { parseJson } from '../../api/http/request/parse-json';
import { queryValues } from '../../api/http/request/query';
import { checkEncoding, mediaType } from '../../api/http/request/request-body';
import { startValidation } from '../../api/http/request/validation';
import type { SandboxOperation } from '../contract/define-operation';

/** The parts of a request after its operation's schemas have parsed them. */
export interface ParsedSandboxRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Bytes that the body of a request may have; 0 if its operation accepts none. */
export function maxBodyBytesOf({
  body,
  acceptsAnyBody,
  maxBodyBytes = limits.bodyBytes.json,
}: SandboxOperation): number {
  return body || acceptsAnyBody ? maxBodyBytes : 0;
}

/**
 * Parses and validates path, query and body.
 *
 * @throws HttpError 415 for another media type; 400 with one message for each problem
 */
export function parseSandboxRequest(
  { params, query, body, isOpen }: SandboxOperation,
  { request, path, bytes }: { request: Request; path: unknown; bytes: Uint8Array },
): ParsedSandboxRequest {
  const { messages, validate, validateQuery } = startValidation();
  const contentType = request.headers.get('content-type');
  // Web pages can send a request of another type to any site, and one without a key then takes effect.
  const needsType = isOpen || bytes.byteLength > 0;
  if (body && needsType && mediaType(contentType) !== 'application/json') {
    throw new HttpError(415, ['Content-Type must be application/json']);
  }
  if (body) checkEncoding(request.headers);
  const url = new URL(request.url);
  const parsed = {
    params: validate(params, path),
    query: validateQuery(query, queryValues(url)),
    // A body without required fields may be left out.
    body: validate(body, body && bytes.byteLength > 0 ? parseJson(bytes) : {}),
  };
  if (!query && url.search.length > 1) {
    const names = Object.keys(queryValues(url));
    messages.push(...names.map((name) => `${shortName(name)} is not recognized`));
  }
  if (messages.length > 0) throw new HttpError(400, messages);
  return parsed;
}
