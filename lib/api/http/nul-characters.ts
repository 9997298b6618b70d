/**
 * Lists the strings that contain NUL, which no text may contain and the database rejects.
 *
 * @param value query or body of a request
 * @returns one message for each, with the name of the field first
 */
export function nulMessages(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') {
    return value.includes('\u0000') ? [`${path.join('.') || 'body'} must not contain NUL`] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => nulMessages(entry, [...path, String(index)]));
  }
  if (value === null || typeof value !== 'object' || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, entry]) => nulMessages(entry, [...path, name]));
}
