import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchRecord } from '../record';
import { compoundTerms, toTerms } from '../tokenize';
import type { IndexedPage } from './pages';

/** Fields of a page in the index, with the weight of a term in each. */
export const FIELD_BOOSTS = {
  name: 7,
  title: 6,
  keyword: 3,
  heading: 3,
  summary: 2,
  field: 1.5,
  breadcrumbs: 1,
  content: 1,
} as const;

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
  index.addAll(pages.map(toDocument));
  return index;
}

/** Loads an index that {@link buildTextIndex} built and that was stored as JSON. */
export function loadTextIndex(plain: AsPlainObject): MiniSearch<PageDocument> {
  return MiniSearch.loadJS(plain, OPTIONS);
}

function toDocument({ records }: IndexedPage, id: number): PageDocument {
  const [page, ...parts] = records;
  const rows = parts.filter(({ kind }) => kind !== 'section');
  return {
    id,
    name: page ? [...page.identifiers, ...page.aliases].join(' ') : '',
    title: page?.hierarchy.lvl1 ?? '',
    keyword: page?.keywords.join(' ') ?? '',
    heading: parts
      .filter(({ kind }) => kind === 'section' || page?.kind === 'operation')
      .map(({ hierarchy }) => Object.values(hierarchy).at(-1))
      .join(' '),
    field: rows.flatMap(({ identifiers }) => identifiers).join(' '),
    breadcrumbs: page ? page.breadcrumbs.join(' ') : '',
    summary: page ? textOf(page) : '',
    // The text of table rows is left out, because the text of their section contains it. Operations have no sections.
    content: parts
      .filter(({ kind }) => kind === 'section' || page?.kind === 'operation')
      .map(textOf)
      .join(' '),
  };
}

function textOf({ content, code = '' }: SearchRecord): string {
  return `${content} ${code}`;
}
