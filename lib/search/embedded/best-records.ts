import { headingsOf, type SearchRecord } from '../record';
import type { IndexedPage, NamePlace } from './pages';

/** A record with what it is worth among those of its page. */
export interface ScoredRecord {
  record: SearchRecord;
  score: number;
  /** How many of the looked up words stand in it. */
  found: number;
}

const IN_HEADING = 4;
const IN_TEXT = 1.5;
/** What a record gets for being what a name of the query leads to. */
const NAMED = 80;
/** Sections are read from their beginning; a row of a table is a line of one. */
const SECTION_FACTOR = 1.25;

/** The records of a page that hold what was looked for, best first; the page itself stands in for none. */
export function bestRecords(
  page: IndexedPage,
  stems: readonly string[],
  named: readonly (NamePlace | undefined)[],
): ScoredRecord[] {
  const scored = page.records.flatMap((record, position) => {
    const found = scoreRecord(record, position, stems);
    const isNamed = named.some((place) => place?.record === record);
    if (found.score === 0 && !isNamed) return [];
    return [{ ...found, record, score: found.score + (isNamed ? NAMED : 0) }];
  });
  scored.sort((a, b) => b.score - a.score || b.record.weight - a.record.weight);
  const [own] = page.records;
  return scored.length > 0 || !own ? scored : [{ record: own, score: 0, found: 0 }];
}

function scoreRecord(record: SearchRecord, position: number, stems: readonly string[]) {
  const { hierarchy, identifiers, content, kind } = record;
  const title = position === 0 ? hierarchy.lvl1 : (headingsOf(hierarchy).at(-1) ?? '');
  const heading = [title, ...identifiers].join(' ').toLowerCase();
  const text = content.toLowerCase();
  let score = 0;
  let found = 0;
  for (const stem of stems) {
    const isInHeading = heading.includes(stem);
    const isInText = text.includes(stem);
    if (isInHeading || isInText) found += 1;
    score += (isInHeading ? IN_HEADING : 0) + (isInText ? IN_TEXT : 0);
  }
  // What holds all words says more than what holds one of them twice.
  return { score: score * found * (kind === 'field' ? 1 : SECTION_FACTOR), found };
}
