import { createHash } from 'node:crypto';

/** What is stored of a token or secret: its SHA-256. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
