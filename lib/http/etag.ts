import { createHash } from 'node:crypto';

/** A text that is published, with the tag that tells one version from another. */
export interface TaggedText {
  text: string;
  etag: string;
}

/** Tags a text by what it says. */
export function tagged(text: string): TaggedText {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

/** Whether a request names the version that there is, so that 304 says all. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((name) => ['*', etag, `W/${etag}`].includes(name.trim()));
}

/** Answers with a text that any site may read, or with 304 to whoever has it already. */
export function publish(request: Request, { text, etag }: TaggedText, type: string): Response {
  const headers = {
    etag,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'cache-control': 'public, max-age=0, must-revalidate',
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}
