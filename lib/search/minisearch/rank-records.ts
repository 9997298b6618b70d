import { headingsOf, type SearchRecord } from '../record';
import { RECORD_SCORES } from '../weights';
import type { ExpandedTerm } from './expand-query';
import type { IndexedPage } from './pages';

/** A term that matched a page. */
interface MatchedTerm extends ExpandedTerm {
  term: string;
}

/** A record with its score among the records of its page. */
interface ScoredRecord {
  record: SearchRecord;
  score: number;
  /** Number of the query's terms that it contains. */
  matchCount: number;
}

/**
 * Returns the matching records of a page, best first. If none matches, returns the record of the page.
 *
 * @param names records of the names and messages in the query
 * @param isWholeName whether the whole query is the name of the page
 */
export function rankRecords(
  page: IndexedPage,
  terms: readonly MatchedTerm[],
  names: ReadonlySet<SearchRecord>,
  isWholeName = false,
): ScoredRecord[] {
  const scored = page.records.flatMap((record, position) => {
    const { score, matchCount } = scoreRecord(record, position, terms);
    const isNamed = names.has(record);
    if (score === 0 && !isNamed) return [];
    const pageScore = isWholeName ? RECORD_SCORES.wholeName : RECORD_SCORES.name;
    const nameScore = position === 0 ? pageScore : RECORD_SCORES.partName;
    return [{ record, matchCount, score: score + (isNamed ? nameScore : 0) }];
  });
  scored.sort((a, b) => b.score - a.score || b.record.weight - a.record.weight);
  const [pageRecord] = page.records;
  return scored.length > 0 || !pageRecord
    ? scored
    : [{ record: pageRecord, score: 0, matchCount: 0 }];
}

function scoreRecord(record: SearchRecord, position: number, terms: readonly MatchedTerm[]) {
  const { hierarchy, identifiers, content, code = '' } = record;
  const title = position === 0 ? hierarchy.lvl1 : (headingsOf(hierarchy).at(-1) ?? '');
  const heading = [title, ...identifiers].join(' ').toLowerCase();
  const text = `${content} ${code}`.toLowerCase();
  const matched = new Set<number>();
  let score = 0;
  for (const { term, boost, positions } of terms) {
    const isInHeading = heading.includes(term);
    const isInText = text.includes(term);
    if (!isInHeading && !isInText) continue;
    score +=
      boost * ((isInHeading ? RECORD_SCORES.heading : 0) + (isInText ? RECORD_SCORES.text : 0));
    for (const queryPosition of positions) matched.add(queryPosition);
  }
  // Multiplied by the number of matched terms, so that all terms once count more than one term twice.
  const matchCount = matched.size;
  const factor = position === 0 ? RECORD_SCORES.pageFactor : 1;
  return { score: score * matchCount * factor, matchCount };
}
