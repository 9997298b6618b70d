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
/** `wishlistItem/created` and `wishlist_item_created` are two things with one key. */
const AS_WRITTEN = 1.05;
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
  /** The query as one name, in lower case. */
  written: readonly string[];
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
    written: wholes.map((whole) => whole.toLowerCase()),
    wholes: surest([...keysOf(wholes), meant.join('')], places),
    parts: surest(keysOf(names), places),
  };
}

function surest(keys: readonly string[], places: ReadonlyMap<string, NamePlace[]>) {
  const found = new Map<number, NamePlace>();
  for (const place of keys.flatMap((key) => places.get(key) ?? [])) {
    const known = found.get(place.page);
    if (!known || ORDER.indexOf(place.rank) < ORDER.indexOf(known.rank))
      found.set(place.page, place);
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
    (whole ? EXACT[whole.rank] * page.weight * (isWritten(whole, named) ? AS_WRITTEN : 1) : 0)
  );
}

/** Whether the name is written in the query as it is written in code, but for capitals. */
function isWritten({ name }: NamePlace, { written }: NamedPages): boolean {
  return written.includes(name.toLowerCase());
}

/** Which share of the query's words a page has: anywhere, in its title or name, in its headings. */
function coverage({ match, queryTerms }: SearchResult, { terms }: SearchPlan, wordCount: number) {
  const title: string[] = [];
  const heading: string[] = [];
  for (const [term, fields] of Object.entries(match)) {
    if (fields.includes('title') || fields.includes('name')) title.push(term);
    if (fields.includes('heading')) heading.push(term);
  }
  const shareOf = (found: readonly string[]) => {
    const words = new Set<number>();
    for (const term of found) for (const word of terms.get(term)?.covers ?? []) words.add(word);
    return words.size / Math.max(1, wordCount);
  };
  return { covered: shareOf(queryTerms), inTitle: shareOf(title), inHeading: shareOf(heading) };
}
