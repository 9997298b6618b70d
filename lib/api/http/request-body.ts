import type { Operation } from '../contract/define-operation';
import { limits } from '../contract/limits';
import { HttpError } from './api-error';
import { parseForm } from './form-body';
import { SMALL_BODY_BYTES } from './large-bodies';
import { parseJson } from './parse-json';

const { bodyBytes, reviewImages } = limits;

const FORM = 'multipart/form-data';

/** Room for the text parts of a form beside its files. */
const FORM_TEXT_BYTES = bodyBytes.json;

/** The media types that an operation accepts, the usual one first. */
function acceptedTypes({ route }: Operation): string[] {
  return Object.keys(route.request?.body?.content ?? {});
}

/** How many bytes the body of a request may have. Only operations that accept forms accept large bodies. */
function maxBodyBytes(operation: Operation, contentType: string): number {
  return contentType === FORM && acceptedTypes(operation).includes(FORM)
    ? reviewImages.max * bodyBytes.image + FORM_TEXT_BYTES
    : bodyBytes.json;
}

/** `application/json; charset=utf-8` → `application/json`. */
export function mediaType(header: string | null): string {
  return (header?.split(';')[0] ?? '').trim().toLowerCase();
}

/** Reads the body of a request to an operation, which is empty if the operation has none; see {@link readBytes}. */
export async function readBody(
  operation: Operation,
  request: Request,
  onLarge: () => void,
): Promise<Uint8Array> {
  if (acceptedTypes(operation).length === 0) return new Uint8Array();
  return readBytes(request, maxBytesOf(operation, request), onLarge);
}

/**
 * Whether a request says that its body is large, so that its token should be checked before the body is read.
 *
 * @throws HttpError 413 if it is too large
 */
export function declaresLargeBody(operation: Operation, request: Request): boolean {
  if (acceptedTypes(operation).length === 0) return false;
  checkDeclaredSize(request, maxBytesOf(operation, request));
  return declaredSize(request) > SMALL_BODY_BYTES;
}

const maxBytesOf = (operation: Operation, request: Request) =>
  maxBodyBytes(operation, mediaType(request.headers.get('content-type')));

const declaredSize = ({ headers }: Request) => Number(headers.get('content-length'));

function checkDeclaredSize(request: Request, limit: number): void {
  if (declaredSize(request) > limit) throw tooLarge(limit);
}

/**
 * Reads a body and stops at the limit.
 *
 * @param onLarge called once if the body is large; what it throws ends the reading
 * @throws HttpError 413 if it is larger; 400 if the client ends the connection before it is complete
 */
export async function readBytes(
  request: Request,
  limit: number,
  onLarge: () => void = () => {},
): Promise<Uint8Array> {
  checkDeclaredSize(request, limit);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      const wasSmall = size <= SMALL_BODY_BYTES;
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(limit);
      if (wasSmall && size > SMALL_BODY_BYTES) onLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, ['body is incomplete']);
  }
  return Buffer.concat(chunks);
}

/**
 * Checks that the body has a media type that the operation accepts.
 *
 * @throws HttpError 415; 400 when the required body is missing altogether
 */
export function checkMediaType(operation: Operation, header: string | null, bytes: number): void {
  const accepted = acceptedTypes(operation);
  if (accepted.length === 0) return;
  if (header === null && bytes === 0) throw new HttpError(400, ['body is required']);
  if (!accepted.includes(mediaType(header))) {
    throw new HttpError(415, [`Content-Type must be ${accepted.join(' or ')}`]);
  }
}

/** A body as its media type reads it. */
export interface ParsedBody {
  value: unknown;
  /** What must be equal when a request is sent again with the same idempotency key. */
  fingerprint: Uint8Array;
}

/** @throws HttpError 400 if the body is malformed, 413 if a part of a form is too large */
export async function parseBody(
  bytes: Uint8Array,
  contentType: string | null,
): Promise<ParsedBody> {
  if (mediaType(contentType) !== 'multipart/form-data') {
    return { value: parseJson(bytes), fingerprint: bytes };
  }
  const { values, fingerprint } = await parseForm(bytes, contentType);
  return { value: values, fingerprint };
}

function tooLarge(limit: number): HttpError {
  return new HttpError(413, [`body must have at most ${limit / 1024} KB`]);
}
