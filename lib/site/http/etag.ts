import { createHash } from 'node:crypto';
import fresh from 'fresh';

/** A text with the ETag of its version. */
export interface TaggedText {
  text: string;
  etag: string;
}

/** The ETag of a content, which is a hash. It is weak because all encodings of the content have the same. */
export function etagOf(content: string | Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Adds the ETag of a text. */
export function withEtag(text: string): TaggedText {
  return { text, etag: etagOf(text) };
}

/** Headers of a document that any site may read. */
export const DOCUMENT_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cache-control': 'public, max-age=0, must-revalidate',
};

/**
 * The response with a text; 304 without a body if the client has this version.
 *
 * @param own headers beside the ETag; by default those of a document that any site may read
 */
export function conditionalResponse(
  request: Request,
  { text, etag }: TaggedText,
  type: string,
  own: Readonly<Record<string, string>> = DOCUMENT_HEADERS,
): Response {
  const headers = { etag, ...own };
  // Without Cache-Control: fetch adds `no-cache` to each request with an If-None-Match of its caller.
  if (fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag })) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, { headers: { ...headers, 'content-type': type } });
}
