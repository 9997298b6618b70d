import { type SQL, sql } from 'drizzle-orm';

/**
 * A text without accents and in one case, so that texts that differ only in these are equal. Compatibility
 * decomposition (NFKD) separates the accents, and upper case also joins `ß` and `ss`, and the two forms of sigma. The
 * collation makes the result independent of the locale of the server.
 */
export function foldText(text: SQL): SQL {
  return sql`upper(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g') collate "und-x-icu")`;
}
