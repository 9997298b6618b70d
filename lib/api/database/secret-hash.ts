import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a secret or a content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
