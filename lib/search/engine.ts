import type { SearchedVersions } from '../content/pages/areas';
import type { RecordKind } from './record';

/** A text with highlights: pairs of start and end offsets, never markup. */
export interface MarkedText {
  text: string;
  marks: number[];
}

/** A matching section of a page, or the page as a whole. */
export interface SearchHit {
  url: string;
  kind: RecordKind;
  /** Headings of the section, outermost first; omitted if the hit is the page as a whole. */
  heading?: MarkedText;
  text?: MarkedText;
}

/** A page with its best hits, at most {@link MAX_HITS_PER_PAGE}. */
export interface SearchGroup {
  title: MarkedText;
  url: string;
  breadcrumbs: string[];
  hits: SearchHit[];
}

/** A search request. */
export interface SearchRequest {
  /** Cleaned by {@link cleanQuery}. */
  query: string;
  /** Id of the area to search, or `null` for all areas. */
  area: string | null;
  /** Versions to search, if not the current ones. */
  versions?: SearchedVersions;
  language: string;
  /** Maximum number of pages in the response. */
  limit: number;
}

/** A search response, with the best page first. */
export interface SearchResponse {
  query: string;
  groups: SearchGroup[];
  /** Whether no page contains most words of the query, so that the results are only a guess. */
  isGuess?: boolean;
}

/** A search engine. The environment decides which one the site uses. */
export interface SearchEngine {
  name: string;
  search(request: SearchRequest): Promise<SearchResponse>;
}

/** Maximum number of hits of one page in a response. */
export const MAX_HITS_PER_PAGE = 3;
