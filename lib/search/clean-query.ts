/** Longest query in characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Control characters and invisible formatting characters, which can change the direction of a text or join words. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Puts a text on one line and removes invisible characters. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Returns a query that is safe to search for and to show: at most {@link MAX_QUERY_LENGTH} printable characters. */
export function cleanQuery(query: string | null | undefined): string {
  return oneLine((query ?? '').slice(0, MAX_QUERY_LENGTH).toWellFormed());
}
