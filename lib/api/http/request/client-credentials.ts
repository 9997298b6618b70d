import { auth } from 'hono/utils/basic-auth';

/**
 * Adds the credentials of HTTP Basic authentication to the body of a request for an access token (RFC 6749 §2.3.1).
 * Those in the body take precedence.
 */
export function withBasicCredentials(request: Request, body: unknown): unknown {
  const basic = auth(request);
  if (!basic || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return {
    clientId: formDecoded(basic.username),
    clientSecret: formDecoded(basic.password),
    ...body,
  };
}

/** Clients that send a lone `%` didn't encode. */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
