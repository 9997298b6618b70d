/** Characters of a query that are used; what follows is ignored. */
export const LONGEST_QUERY = 200;

/** Control characters, marks of direction and lone surrogates mean nothing to a search. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const MEANINGLESS = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** Takes a query as it was typed or sent and returns what may be looked for: short, one line, printable. */
export function cleanQuery(given: string | null | undefined): string {
  return (given ?? '')
    .slice(0, LONGEST_QUERY)
    .toWellFormed()
    .replace(MEANINGLESS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
