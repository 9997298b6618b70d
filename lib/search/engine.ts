/** A text with what was looked for in it: pairs of start and end, as offsets. Never markup. */
export interface MarkedText {
  text: string;
  marks: number[];
}

/** One place on a page. */
export interface SearchHit {
  url: string;
  /** Headings down to the place; none when it is the page as a whole. */
  heading?: MarkedText;
  text?: MarkedText;
}

/** A page with its best places, at most three. */
export interface SearchGroup {
  title: MarkedText;
  url: string;
  trail: string[];
  hits: SearchHit[];
}

/** What an engine is asked. */
export interface SearchRequest {
  /** Cleaned by {@link cleanQuery}. */
  query: string;
  /** Id of an area, or none for all. */
  area: string | null;
  language: string;
  /** Most pages in the answer. */
  limit: number;
}

/** What an engine answers; pages best first. */
export interface SearchAnswer {
  query: string;
  groups: SearchGroup[];
}

/** A way to search; which one answers is decided by the environment alone. */
export interface SearchEngine {
  name: string;
  search(request: SearchRequest): Promise<SearchAnswer>;
}

/** Most places of one page in an answer. */
export const HITS_A_PAGE = 3;
