import { headingsOf, type SearchRecord } from '../record';
import type { IndexedPage, NamePlace } from './pages';
import type { PlannedTerm } from './plan';

/** A term that was found, and what it stands for. */
export interface LookedUp extends PlannedTerm {
  term: string;
}

/** A record with what it is worth among those of its page. */
export interface ScoredRecord {
  record: SearchRecord;
  score: number;
  /** How many of the query's words stand in it. */
  found: number;
}

const IN_HEADING = 4;
const IN_TEXT = 1.5;
/** What a record gets for being what a name of the query leads to. */
const NAMED = 80;
/** The page itself says most; sections are read from their beginning; a row of a table is a line of one. */
const FACTORS = { own: 1.6, section: 1.25, row: 1 };

/** The records of a page that hold what was looked for, best first; the page itself stands in for none. */
export function bestRecords(
  page: IndexedPage,
  terms: readonly LookedUp[],
  named: readonly (NamePlace | undefined)[],
): ScoredRecord[] {
  const scored = page.records.flatMap((record, position) => {
    const found = scoreRecord(record, position, terms);
    const isNamed = named.some((place) => place?.record === record);
    if (found.score === 0 && !isNamed) return [];
    return [{ ...found, record, score: found.score + (isNamed ? NAMED : 0) }];
  });
  scored.sort((a, b) => b.score - a.score || b.record.weight - a.record.weight);
  const [own] = page.records;
  return scored.length > 0 || !own ? scored : [{ record: own, score: 0, found: 0 }];
}

function scoreRecord(record: SearchRecord, position: number, terms: readonly LookedUp[]) {
  const { hierarchy, identifiers, content, kind } = record;
  const title = position === 0 ? hierarchy.lvl1 : (headingsOf(hierarchy).at(-1) ?? '');
  const heading = [title, ...identifiers].join(' ').toLowerCase();
  const text = content.toLowerCase();
  const words = new Set<number>();
  let score = 0;
  for (const { term, boost, covers } of terms) {
    const isInHeading = heading.includes(term);
    const isInText = text.includes(term);
    if (!isInHeading && !isInText) continue;
    score += boost * ((isInHeading ? IN_HEADING : 0) + (isInText ? IN_TEXT : 0));
    for (const word of covers) words.add(word);
  }
  // What holds all words says more than what holds one of them twice.
  const found = words.size;
  const factor = position === 0 ? FACTORS.own : kind === 'section' ? FACTORS.section : FACTORS.row;
  return { score: score * found * factor, found };
}
