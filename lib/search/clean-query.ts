/** Characters of a query that are used; what follows is ignored. */
export const LONGEST_QUERY = 200;

/** Control characters, and what changes direction or joins without being seen, mean nothing to a search. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A text on one line, without what can't be seen. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** Takes a query as it was typed or sent and returns what may be looked for: short, one line, printable. */
export function cleanQuery(given: string | null | undefined): string {
  return oneLine((given ?? '').slice(0, LONGEST_QUERY).toWellFormed());
}
