import { headingsOf, type SearchRecord } from '../record';
import type { ExpandedTerm } from './expand-query';
import type { NameMatches } from './match-names';
import type { IndexedPage } from './pages';

/** A term that matched a page. */
export interface MatchedTerm extends ExpandedTerm {
  term: string;
}

/** A record with its score among the records of its page. */
interface ScoredRecord {
  record: SearchRecord;
  score: number;
  /** Number of the query's terms that it contains. */
  matchCount: number;
}

const HEADING_SCORE = 4;
const TEXT_SCORE = 1.5;
/** Added to a record that a name in the query leads to. */
const NAME_SCORE = 80;
/** Added to a part of the page instead: `getReviews sortingOption` means the parameter. */
const PART_NAME_SCORE = 160;
/** Added to the page instead if the whole query is its name: its own tables and samples contain the name too. */
const WHOLE_NAME_SCORE = 320;
/** Added to a record that explains a message in the query: other records of its page can contain more of its words. */
const EXPLANATION_SCORE = 10_000;
/** The page as a whole is preferred to its sections, and a section to a row of a table. */
const FACTORS = { page: 1.6, section: 1.25, row: 1 };

/**
 * Returns the matching records of a page, best first. If none matches, returns the record of the page.
 *
 * @param names names and messages in the query
 * @param isWholeName whether the whole query is the name of the page
 */
export function rankRecords(
  page: IndexedPage,
  terms: readonly MatchedTerm[],
  names: Pick<NameMatches, 'records' | 'explanations'>,
  isWholeName = false,
): ScoredRecord[] {
  const scored = page.records.flatMap((record, position) => {
    const { score, matchCount } = scoreRecord(record, position, terms);
    const isNamed = names.records.has(record);
    if (score === 0 && !isNamed) return [];
    if (names.explanations.has(record)) {
      return [{ record, matchCount, score: score + EXPLANATION_SCORE }];
    }
    const pageScore = isWholeName ? WHOLE_NAME_SCORE : NAME_SCORE;
    const nameScore = position === 0 ? pageScore : PART_NAME_SCORE;
    return [{ record, matchCount, score: score + (isNamed ? nameScore : 0) }];
  });
  scored.sort((a, b) => b.score - a.score || b.record.weight - a.record.weight);
  const [pageRecord] = page.records;
  return scored.length > 0 || !pageRecord
    ? scored
    : [{ record: pageRecord, score: 0, matchCount: 0 }];
}

function scoreRecord(record: SearchRecord, position: number, terms: readonly MatchedTerm[]) {
  const { hierarchy, identifiers, content, code = '', kind } = record;
  const title = position === 0 ? hierarchy.lvl1 : (headingsOf(hierarchy).at(-1) ?? '');
  const heading = [title, ...identifiers].join(' ').toLowerCase();
  const text = `${content} ${code}`.toLowerCase();
  const matched = new Set<number>();
  let score = 0;
  for (const { term, boost, positions } of terms) {
    const isInHeading = heading.includes(term);
    const isInText = text.includes(term);
    if (!isInHeading && !isInText) continue;
    score += boost * ((isInHeading ? HEADING_SCORE : 0) + (isInText ? TEXT_SCORE : 0));
    for (const queryPosition of positions) matched.add(queryPosition);
  }
  // Multiplied by the number of matched terms, so that all terms once count more than one term twice.
  const matchCount = matched.size;
  const factor = position === 0 ? FACTORS.page : kind === 'section' ? FACTORS.section : FACTORS.row;
  return { score: score * matchCount * factor, matchCount };
}
