import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
