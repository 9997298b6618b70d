import type { SearchRecord } from '../search/record';

const SYLLABLES = ['an', 'or', 'il', 'em', 'us', 'et', 'ar', 'ol', 'in', 'es'];
const WORDS = /[A-Za-z]{4,}/g;

/**
 * Generates the records of a large site for benchmarks. Each copy of the real pages replaces a third of the words, so
 * that the vocabulary grows like that of a larger site.
 */
export function scaleRecords(records: readonly SearchRecord[], pageCount: number): SearchRecord[] {
  const pages = new Set(records.map(({ page }) => page)).size;
  const copies = Math.ceil(pageCount / pages);
  return Array.from({ length: copies }, (_, copy) =>
    copy === 0 ? records : records.map((record) => copyRecord(record, copy)),
  )
    .flat()
    .slice(0, Math.ceil((records.length * pageCount) / pages));
}

function copyRecord(record: SearchRecord, copy: number): SearchRecord {
  const replaceWords = (text: string) => text.replace(WORDS, (word) => replaceWord(word, copy));
  const suffix = `-${copy}`;
  return {
    ...record,
    id: record.id + suffix,
    url: record.url.replace(/(?=#)|$/, suffix),
    page: record.page + suffix,
    hierarchy: Object.fromEntries(
      Object.entries(record.hierarchy).map(([level, text]) => [level, replaceWords(text)]),
    ) as unknown as SearchRecord['hierarchy'],
    content: replaceWords(record.content),
    identifiers: record.identifiers.map(replaceWords),
    aliases: record.aliases.map(replaceWords),
    ...(record.messages && { messages: record.messages.map(replaceWords) }),
    keywords: record.keywords.map(replaceWords),
    words: replaceWords(record.words),
  };
}

/** Replaces one word in three; within a copy, always by the same word. */
function replaceWord(word: string, copy: number): string {
  let hash = copy * 7919;
  for (let index = 0; index < word.length; index += 1) {
    hash = (hash * 31 + word.charCodeAt(index)) >>> 0;
  }
  if (hash % 3 !== 0) return word;
  const first = SYLLABLES[(hash >>> 4) % SYLLABLES.length];
  const second = SYLLABLES[(hash >>> 9) % SYLLABLES.length];
  return `${word}${first}${second}`;
}
