import { MAX_HITS_PER_PAGE, type SearchGroup, type SearchHit } from './engine';
import { mark, snippet } from './highlight';
import { headingsOf, type SearchRecord } from './record';

/**
 * Builds the search result of one page: its best record, and others that show what matches.
 *
 * @param records the matching records of the page, best first
 * @param terms terms to mark
 */
export function toGroup(
  records: readonly SearchRecord[],
  terms: ReadonlySet<string>,
): SearchGroup | null {
  const [first] = records;
  if (!first) return null;
  const urls = new Set<string>();
  const hits: SearchHit[] = [];
  for (const record of records) {
    if (urls.has(record.url) || hits.length === MAX_HITS_PER_PAGE) continue;
    urls.add(record.url);
    const hit = toHit(record, terms);
    // A section that matches only in its code would be a line without a reason.
    const isMarked = [hit.heading, hit.text].some((shown) => shown && shown.marks.length > 0);
    if (hits.length === 0 || hit.kind !== 'section' || isMarked) hits.push(hit);
  }
  return {
    title: mark(first.hierarchy.lvl1, terms),
    url: first.page,
    breadcrumbs: first.breadcrumbs,
    hits,
  };
}

function toHit(record: SearchRecord, terms: ReadonlySet<string>): SearchHit {
  const headings = headingsOf(record.hierarchy);
  return {
    url: record.url,
    kind: record.kind,
    ...(headings.length > 0 && { heading: mark(headings.join(' › '), terms) }),
    ...(record.content !== '' && { text: snippet(record.content, terms) }),
  };
}
