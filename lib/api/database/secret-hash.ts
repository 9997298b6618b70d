import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a token or secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
