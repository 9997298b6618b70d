/** If no page contains this share of the query's words, the results are a guess. */
export const MIN_SHARE = 0.6;
/** From this length on, two wrong letters of a word are corrected instead of one. */
export const MIN_LENGTH_FOR_TWO_ERRORS = 8;
/** How much of a term a correction of it counts: several corrected words are unlikely to be what the query means. */
export const CORRECTION_SHARE = 0.8;
