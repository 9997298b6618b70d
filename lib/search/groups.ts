import { HITS_A_PAGE, type SearchGroup, type SearchHit } from './engine';
import { mark, snippet } from './highlight';
import { headingsOf, type SearchRecord } from './record';

/** Makes a group of a page from its best records, best first. */
export function toGroup(
  records: readonly SearchRecord[],
  stems: ReadonlySet<string>,
): SearchGroup | null {
  const [first] = records;
  if (!first) return null;
  const urls = new Set<string>();
  const hits: SearchHit[] = [];
  for (const record of records) {
    if (urls.has(record.url) || hits.length === HITS_A_PAGE) continue;
    urls.add(record.url);
    hits.push(toHit(record, stems));
  }
  return {
    title: mark(first.hierarchy.lvl1, stems),
    url: first.page,
    trail: first.trail,
    hits,
  };
}

function toHit(record: SearchRecord, stems: ReadonlySet<string>): SearchHit {
  const headings = headingsOf(record.hierarchy);
  return {
    url: record.url,
    ...(headings.length > 0 && { heading: mark(headings.join(' › '), stems) }),
    ...(record.content !== '' && { text: snippet(record.content, stems) }),
  };
}
