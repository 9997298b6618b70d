import { createHash } from 'node:crypto';

/** The name of a file that browsers may keep forever: a hash of its content. @param ending with its dot */
export function hashedName(content: string, ending: string): string {
  return contentHash(content) + ending;
}

/** A short hash that can be part of an address. */
function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
