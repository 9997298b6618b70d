import type { SearchRecord } from '../record';

const SYLLABLES = ['an', 'or', 'il', 'em', 'us', 'et', 'ar', 'ol', 'in', 'es'];
const LETTERS = /[A-Za-z]{4,}/g;

/**
 * Makes a corpus of many pages from the real one, for measuring: the pages again and again, each time with a third of
 * the words turned into others, so that the vocabulary grows as that of a larger documentation does.
 */
export function scaleRecords(records: readonly SearchRecord[], pageCount: number): SearchRecord[] {
  const pages = new Set(records.map(({ page }) => page)).size;
  const copies = Math.ceil(pageCount / pages);
  return Array.from({ length: copies }, (_, copy) =>
    copy === 0 ? records : records.map((record) => copyOf(record, copy)),
  )
    .flat()
    .slice(0, Math.ceil((records.length * pageCount) / pages));
}

function copyOf(record: SearchRecord, copy: number): SearchRecord {
  const change = (text: string) => text.replace(LETTERS, (word) => variant(word, copy));
  const suffix = `-${copy}`;
  return {
    ...record,
    id: record.id + suffix,
    url: record.url.replace(/(?=#)|$/, suffix),
    page: record.page + suffix,
    hierarchy: Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [level, change(text)]),
    ) as unknown as SearchRecord['hierarchy'],
    content: change(record.content),
    identifiers: record.identifiers.map(change),
    aliases: record.aliases.map(change),
    keywords: record.keywords.map(change),
    words: change(record.words),
  };
}

/** The same word gets the same variant within a copy; two of three stay as they are. */
function variant(word: string, copy: number): string {
  let hash = copy * 7919;
  for (let place = 0; place < word.length; place += 1) {
    hash = (hash * 31 + word.charCodeAt(place)) >>> 0;
  }
  if (hash % 3 !== 0) return word;
  const one = SYLLABLES[(hash >>> 4) % SYLLABLES.length];
  const other = SYLLABLES[(hash >>> 9) % SYLLABLES.length];
  return `${word}${one}${other}`;
}
