import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchRecord } from '../record';
import { compoundTerms, toTerms } from '../tokenize';
import { FIELD_BOOSTS } from '../weights';
import type { IndexedPage } from './pages';

/** A heading on more pages than this belongs to a template. */
const MAX_PAGES_FOR_HEADING = 40;

interface PageDocument extends Record<keyof typeof FIELD_BOOSTS, string> {
  id: number;
}

const OPTIONS: Options<PageDocument> = {
  fields: Object.keys(FIELD_BOOSTS),
  tokenize: (text) => [...toTerms(text), ...compoundTerms(text)],
  // The tokenizer returns terms that are already normalized.
  processTerm: (term) => term,
};

/** Builds the full-text index, with one document for each page. */
export function buildTextIndex(pages: readonly IndexedPage[]): MiniSearch<PageDocument> {
  const index = new MiniSearch(OPTIONS);
  const isCommon = commonHeadings(pages);
  index.addAll(pages.map((page, id) => toDocument(page, id, isCommon)));
  return index;
}

/** Loads an index that {@link buildTextIndex} built and that was stored as JSON. */
export function loadTextIndex(plain: AsPlainObject): MiniSearch<PageDocument> {
  return MiniSearch.loadJS(plain, OPTIONS);
}

/** Headings of a template say little about a page: most `Signature` sections aren't about signatures of webhooks. */
function commonHeadings(pages: readonly IndexedPage[]): (heading: string) => boolean {
  const counts = new Map<string, number>();
  for (const heading of pages.flatMap((page) => [...new Set(headingsIn(page))])) {
    counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return (heading) => (counts.get(heading) ?? 0) > MAX_PAGES_FOR_HEADING;
}

function headingsIn({ records: [page, ...parts] }: IndexedPage): string[] {
  return parts
    .filter(({ kind }) => kind === 'section' || page?.kind === 'operation')
    .flatMap(({ hierarchy }) => Object.values(hierarchy).at(-1) ?? []);
}

function toDocument(
  indexed: IndexedPage,
  id: number,
  isCommon: (heading: string) => boolean,
): PageDocument {
  const [page, ...parts] = indexed.records;
  const headings = headingsIn(indexed);
  const rows = parts.filter(({ kind }) => kind !== 'section');
  return {
    id,
    name: page ? [...page.identifiers, ...page.aliases].join(' ') : '',
    title: page?.hierarchy.lvl1 ?? '',
    keyword: page?.keywords.join(' ') ?? '',
    heading: headings.filter((heading) => !isCommon(heading)).join(' '),
    field: rows.flatMap(({ identifiers }) => identifiers).join(' '),
    summary: page ? textOf(page) : '',
    // The text of table rows is left out, because the text of their section contains it. Operations have no sections.
    content: [
      ...headings.filter(isCommon),
      ...parts.filter(({ kind }) => kind === 'section' || page?.kind === 'operation').map(textOf),
    ].join(' '),
  };
}

function textOf({ content, code = '' }: SearchRecord): string {
  return `${content} ${code}`;
}
