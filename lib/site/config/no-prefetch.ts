/**
 * Marks the root element while pages must not be fetched before the reader opens them: with data saver and on 2g
 * (SPECIFICATION.md, section 7). Chrome would fetch them on 2g too.
 */
export const NO_PREFETCH = 'data-no-prefetch';
