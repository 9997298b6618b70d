import { URL_ENCODED } from '../../contract/bodies';
import type { Operation } from '../../contract/define-operation';
import { limits } from '../../contract/limits';
import { HttpError } from '../api-error';
import { parseForm } from './form-body';
import { parseJson } from './parse-json';
import { formValues } from './query';

const { bodyBytes, reviewImages } = limits;

/** The media type of forms. */
export const FORM = 'multipart/form-data';

/** Room for the text parts of a form beside its files. */
const FORM_TEXT_BYTES = bodyBytes.json;

/** The media types that an operation accepts, the usual one first. */
function acceptedTypes({ route }: Operation): string[] {
  return Object.keys(route.request?.body?.content ?? {});
}

/** Returns the maximum bytes of a request body. Only operations that accept forms accept large bodies. */
function maxBodyBytes(operation: Operation, contentType: string): number {
  return contentType === FORM && acceptedTypes(operation).includes(FORM)
    ? reviewImages.max * bodyBytes.image + FORM_TEXT_BYTES
    : bodyBytes.json;
}

/** `application/json; charset=utf-8` → `application/json`. */
export function mediaType(header: string | null): string {
  return (header?.split(';')[0] ?? '').trim().toLowerCase();
}

/** Returns the maximum bytes of a request body; 0 if the operation has none. */
export function maxBytesOf(operation: Operation, request: Request): number {
  if (acceptedTypes(operation).length === 0) return 0;
  return maxBodyBytes(operation, mediaType(request.headers.get('content-type')));
}

/**
 * Checks that the body has a media type that the operation accepts, and no encoding.
 *
 * @throws HttpError 415; 400 when the required body is missing altogether
 */
export function checkMediaType(operation: Operation, headers: Headers, bytes: number): void {
  const accepted = acceptedTypes(operation);
  if (accepted.length === 0) return;
  checkEncoding(headers);
  const header = headers.get('content-type');
  if (header === null && bytes === 0) throw new HttpError(400, ['body is required']);
  if (!accepted.includes(mediaType(header))) {
    throw new HttpError(415, [`Content-Type must be ${accepted.join(' or ')}`]);
  }
}

/**
 * Checks that a body isn't compressed: a small one could have any size when it is decompressed.
 *
 * @throws HttpError 415
 */
export function checkEncoding(headers: Headers): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new HttpError(415, ['Content-Encoding must be identity']);
}

/** A body as its media type reads it. */
export interface ParsedBody {
  value: unknown;
  /** Of a form with files: equal for forms with the same parts. */
  fingerprint?: Uint8Array;
}

/** @throws HttpError 400 if the body is malformed, 413 if a part of a form is too large */
export async function parseBody(
  bytes: Uint8Array,
  contentType: string | null,
): Promise<ParsedBody> {
  const type = mediaType(contentType);
  if (type === URL_ENCODED) return { value: formValues(bytes) };
  if (type !== FORM) return { value: parseJson(bytes) };
  const { values, fingerprint } = await parseForm(bytes, contentType);
  return { value: values, fingerprint };
}
