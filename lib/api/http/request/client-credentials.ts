import { auth } from 'hono/utils/basic-auth';

/**
 * Adds the credentials of HTTP Basic authentication to the body of a request for an access token (RFC 6749 §2.3.1).
 * Those in the body take precedence.
 */
export function withBasicCredentials(request: Request, body: unknown): unknown {
  const basic = auth(request);
  if (!basic || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { clientId: basic.username, clientSecret: basic.password, ...body };
}
