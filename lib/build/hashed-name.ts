import { createHash } from 'node:crypto';

/** The name of a file that browsers may keep forever: a hash of its content. @param ending with its dot */
export function hashedName(content: string, ending: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16) + ending;
}
