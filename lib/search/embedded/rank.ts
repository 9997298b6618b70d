import type { SearchResult } from 'minisearch';
import type { QueryWords } from '../query-words';
import { joined, nameKey } from '../words';
import type { IndexedPage, NamePlace, NameRank } from './pages';
import type { SearchPlan } from './plan';

/** What a page gets for a name that is the whole query: nothing that only the text earns comes near it. */
const EXACT: Record<NameRank, number> = {
  subject: 1_000_000,
  alias: 600_000,
  definition: 500_000,
  heading: 0,
  row: 0,
};
/** Factors for the whole query being a name of the page's parts. */
const WHOLE_FACTORS: Record<NameRank, number> = {
  subject: 1,
  alias: 1,
  definition: 1,
  heading: 3,
  row: 1.6,
};
/** Factors for a name that is a part of the query. */
const PART_FACTORS: Record<NameRank, number> = {
  subject: 3,
  alias: 2,
  definition: 2.5,
  heading: 1.8,
  row: 1.3,
};

const ORDER: readonly NameRank[] = ['subject', 'alias', 'definition', 'heading', 'row'];

/** Where the names of the query lead to, by page. */
export interface NamedPages {
  wholes: ReadonlyMap<number, NamePlace>;
  parts: ReadonlyMap<number, NamePlace>;
}

/** Looks the names of a query up, as typed and as meant; of several places on a page the surest counts. */
export function findNames(
  { names, wholes }: QueryWords,
  { meant }: SearchPlan,
  places: ReadonlyMap<string, NamePlace[]>,
): NamedPages {
  const keysOf = (list: readonly string[]) => list.flatMap((name) => [joined(name), nameKey(name)]);
  return {
    wholes: surest([...keysOf(wholes), meant.join('')], places),
    parts: surest(keysOf(names), places),
  };
}

function surest(keys: readonly string[], places: ReadonlyMap<string, NamePlace[]>) {
  const found = new Map<number, NamePlace>();
  for (const place of keys.flatMap((key) => places.get(key) ?? [])) {
    const known = found.get(place.page);
    if (!known || ORDER.indexOf(place.rank) < ORDER.indexOf(known.rank)) found.set(place.page, place);
  }
  return found;
}

/** The score of a page: exact names first, then words in the title, in headings, in the text. */
export function scorePage(
  result: SearchResult,
  page: IndexedPage,
  plan: SearchPlan,
  wordCount: number,
  named: NamedPages,
): number {
  const { covered, inTitle, inHeading } = coverage(result, plan, wordCount);
  const whole = named.wholes.get(result.id);
  const part = named.parts.get(result.id);
  const phrase = plan.meant.join('');
  const isInName = wordCount > 1 && page.keys.some((key) => key.includes(phrase));
  const text =
    result.score *
    (0.1 + 0.9 * covered ** 2) *
    (1 + inTitle ** 2) *
    (1 + 0.4 * inHeading ** 2) *
    (isInName ? 1.6 : 1) *
    (0.3 + 0.7 * page.weight);
  return (
    text * (whole ? WHOLE_FACTORS[whole.rank] : 1) * (part ? PART_FACTORS[part.rank] : 1) +
    (whole ? EXACT[whole.rank] * page.weight : 0)
  );
}

/** Which share of the query's words a page has: anywhere, in its title or name, in its headings. */
function coverage({ match, queryTerms }: SearchResult, { terms }: SearchPlan, wordCount: number) {
  const title: string[] = [];
  const heading: string[] = [];
  for (const [term, fields] of Object.entries(match)) {
    if (fields.includes('title') || fields.includes('name')) title.push(term);
    if (fields.includes('heading')) heading.push(term);
  }
  const shareOf = (isThere: (term: string, prefix: boolean) => boolean) => {
    const words = new Set<number>();
    for (const [term, { covers, prefix }] of terms) {
      if (isThere(term, prefix)) for (const word of covers) words.add(word);
    }
    return words.size / Math.max(1, wordCount);
  };
  const standsIn = (found: string[]) => (term: string, prefix: boolean) =>
    found.some((one) => one === term || (prefix && one.startsWith(term)));
  return {
    covered: shareOf((term) => queryTerms.includes(term)),
    inTitle: shareOf(standsIn(title)),
    inHeading: shareOf(standsIn(heading)),
  };
}
