import type { PageKind } from '../content/load/schema';
import type { NameRole } from './minisearch/name-index';

/** Likelihood that readers look for a page of each kind, from 0 to 100. */
export const PAGE_WEIGHTS: Readonly<Record<PageKind, number>> = {
  method: 100,
  event: 100,
  topic: 100,
  operation: 94,
  guide: 100,
  widget: 95,
  module: 92,
  object: 90,
  resource: 78,
  landing: 70,
  category: 62,
  reference: 60,
  page: 30,
};

/** Weight of the page of the whole API reference. */
export const API_PAGE_WEIGHT = 75;

/** Fields of a page in the built-in index, with the weight of a term in each. */
export const FIELD_BOOSTS = {
  name: 7,
  title: 6,
  keyword: 3,
  heading: 3,
  summary: 2,
  field: 1.5,
  content: 1,
} as const;

/** Weight of a term that stands for one of the query: a completion, a part, a correction or a synonym. */
export const OTHER_TERM_BOOST = 0.5;

/** Weights of the likely meanings of an incomplete or misspelled term. */
export const LIKELIHOOD = {
  /** A completion in a name or title counts as much as this number of pages. */
  title: 20,
  /** Share of a completion's boost that depends on how little is missing. */
  completeness: 0.6,
};

/** Weights of the shares of the query's terms in a page, from all of its text to its title. */
export const SHARE_FACTORS = {
  anywhere: 0.9,
  title: 1,
  heading: 0.4,
  /** Share of the score that depends on the weight of the page. */
  pageWeight: 0.7,
  /** The whole query is in the title of the page. */
  phraseInTitle: 1.6,
  /** One record of the page contains all terms. */
  inOneRecord: 0.5,
};

/**
 * Scores of a name in the query, by its role: the factor if it is a part of the query, the factor if it is the whole
 * query, and what is added for the whole query, for most roles far above every score of a text match. For a keyword, it
 * is added only if the query spells it exactly: `rate limit`, not `rate limited`.
 */
export const NAME_SCORES: Readonly<
  Record<NameRole, { part: number; whole: number; exact: number }>
> = {
  message: { part: 1, whole: 1, exact: 3_000_000 },
  subject: { part: 3, whole: 1, exact: 1_000_000 },
  alias: { part: 2, whole: 1, exact: 600_000 },
  term: { part: 3, whole: 3, exact: 950_000 },
  keyword: { part: 3, whole: 5, exact: 4_000 },
  part: { part: 1.3, whole: 4, exact: 0 },
};
/** Prefers the same spelling: `wishlistItem/created` and `wishlist_item_created` are different names with one key. */
export const SAME_SPELLING_FACTOR = 1.05;

/** Scores that order the hits of one page. */
export const RECORD_SCORES = {
  /** A term in the heading or the names of a record. */
  heading: 4,
  text: 1.5,
  /** Added to the page if a name in the query leads to it. */
  name: 80,
  /** Added to a part of the page instead: `getReviews sortingOption` means the parameter. */
  partName: 160,
  /** Added to the page instead if the whole query is its name: its own tables and samples contain the name too. */
  wholeName: 320,
  /** The page as a whole is preferred to its sections. */
  pageFactor: 1.6,
};

/** If no page contains this share of the query's words, the results are a guess. */
export const MIN_SHARE = 0.6;
/** A term on at most this number of pages is rare. Results must match the rare terms of a short query. */
export const MAX_PAGES_OF_RARE_TERM = 12;
/** Queries with more terms are sentences, in which a rare term may only be a way to say it. */
export const MAX_TERMS_OF_SHORT_QUERY = 3;
/** Share of a term that its correction counts: several corrected words are unlikely to be what the query means. */
export const CORRECTION_SHARE = 0.8;
/** From this length on, two wrong letters of a word are corrected instead of one. */
export const MIN_LENGTH_FOR_TWO_ERRORS = 8;

/** Weights of the fields that Typesense searches; those of the headings are the same. */
export const TYPESENSE_WEIGHTS = {
  identifiers: 15,
  aliases: 13,
  messages: 13,
  'hierarchy.lvl1': 12,
  words: 10,
  keywords: 8,
  'hierarchy.lvl2': 6,
  'hierarchy.lvl3': 6,
  'hierarchy.lvl4': 6,
  'hierarchy.lvl5': 6,
  'hierarchy.lvl6': 6,
  'hierarchy.lvl0': 2,
  content: 1,
  code: 1,
};
