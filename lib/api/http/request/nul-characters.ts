import { shortName } from '../../contract/errors/message-limits';

/**
 * Finds the strings that contain NUL, which no text may contain and the database rejects.
 *
 * @param value query or body of a request, nested at most as deep as a body may be
 * @returns one message for each, with the name of the field first
 */
export function* nulMessages(value: unknown, path: readonly string[] = []): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) yield `${nameOf(path)} must not contain NUL`;
    return;
  }
  if (value === null || typeof value !== 'object' || value instanceof Blob) return;
  for (const [name, entry] of Object.entries(value)) yield* nulMessages(entry, [...path, name]);
}

function nameOf(path: readonly string[]): string {
  return shortName(path.map(shortName).join('.')) || 'body';
}
