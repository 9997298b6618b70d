import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { compoundsOf, wordsOf } from '../words';
import type { IndexedPage } from './pages';

/** Fields of a page in the index, with what a word counts in each. */
export const FIELD_BOOSTS = {
  name: 7,
  title: 6,
  keyword: 3,
  heading: 3,
  summary: 2,
  field: 1.5,
  place: 1,
  content: 1,
} as const;

interface PageDocument extends Record<keyof typeof FIELD_BOOSTS, string> {
  id: number;
}

const OPTIONS: Options<PageDocument> = {
  fields: Object.keys(FIELD_BOOSTS),
  tokenize: (text) => [...wordsOf(text), ...compoundsOf(text)],
  // The words come out of the tokenizer as they are indexed.
  processTerm: (term) => term,
};

/** Builds the index of all words, a document a page. */
export function buildTextIndex(pages: readonly IndexedPage[]): MiniSearch<PageDocument> {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages.map(toDocument));
  return index;
}

/** Reads an index that {@link buildTextIndex} made and JSON carried. */
export function loadTextIndex(plain: AsPlainObject): MiniSearch<PageDocument> {
  return MiniSearch.loadJS(plain, OPTIONS);
}

function toDocument({ records }: IndexedPage, id: number): PageDocument {
  const [own, ...parts] = records;
  const rows = parts.filter(({ kind }) => kind !== 'section');
  return {
    id,
    name: own ? [...own.identifiers, ...own.aliases].join(' ') : '',
    title: own?.hierarchy.lvl1 ?? '',
    keyword: own?.keywords.join(' ') ?? '',
    heading: parts
      .filter(({ kind }) => kind === 'section' || own?.kind === 'operation')
      .map(({ hierarchy }) => Object.values(hierarchy).at(-1))
      .join(' '),
    field: rows.flatMap(({ identifiers }) => identifiers).join(' '),
    place: own ? own.trail.join(' ') : '',
    summary: own?.content ?? '',
    // The words of a table stand in its section already; a call has no sections.
    content: records
      .filter(({ kind }, place) => place > 0 && (kind === 'section' || own?.kind === 'operation'))
      .map(({ content }) => content)
      .join(' '),
  };
}
