import type { SearchResponse } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/config/base-path';
import { searchParameters } from './search-parameters.client';

/** The state of the current query. The previous results stay until the next response arrives. */
export interface SearchState {
  results: SearchResponse | null;
  problem: 'failed' | 'limited' | 'offline' | null;
  isLoading: boolean;
}

/** A search that follows what the reader types. */
export interface LiveSearch {
  /** Searches for a query in an area, unless this is the current search. An empty query removes the results. */
  search: (query: string, area: string) => void;
  /** Cancels the current search. */
  end: () => void;
}

const DEBOUNCE_MS = 90;
/** Delay before a search that failed is sent again, unless the response names one. */
const RETRY_MS = 3000;

/** The state without a query. */
export const NO_SEARCH: SearchState = { results: null, problem: null, isLoading: false };

/**
 * Searches while the reader types: after a short pause, one request at a time, and never returns stale results. A search
 * that failed is sent again: when the browser is online again, or after some seconds.
 *
 * @param onChange called with each state
 */
export function createLiveSearch(onChange: (state: SearchState) => void): LiveSearch {
  let state = NO_SEARCH;
  let current: string | undefined;
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<SearchState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };

  const end = () => {
    clearTimeout(timer);
    controller.abort();
  };

  function search(query: string, area: string) {
    const next = `${area}:${query}`;
    if (next === current) return;
    current = next;
    end();
    if (query === '') {
      change(NO_SEARCH);
      return;
    }
    controller = new AbortController();
    const { signal } = controller;
    const send = async () => {
      change({ isLoading: true });
      const outcome = await fetchResults(query, area, signal).catch(failureOf);
      if (signal.aborted) return;
      if (!('problem' in outcome)) {
        change({ results: outcome, problem: null, isLoading: false });
        return;
      }
      const { problem, retryMs } = outcome;
      change({ results: null, problem, isLoading: false });
      if (retryMs) timer = setTimeout(send, retryMs);
      else addEventListener('online', send, { once: true, signal });
    };
    timer = setTimeout(send, DEBOUNCE_MS);
    change({ isLoading: true });
  }

  return { search, end };
}

/** A search that failed. */
interface Failure {
  problem: NonNullable<SearchState['problem']>;
  /** Delay before the search is sent again; `null` to wait until the browser is online. */
  retryMs: number | null;
}

function failureOf(error: unknown): Failure {
  const limit = error instanceof TooManySearches ? error : null;
  const retryMs = navigator.onLine ? (limit?.retryMs ?? RETRY_MS) : null;
  return { problem: limit ? 'limited' : retryMs ? 'failed' : 'offline', retryMs };
}

/** Thrown if the server rejects a search because the client reached its request limit. */
class TooManySearches extends Error {
  readonly retryMs: number;

  constructor({ headers }: Response) {
    super('429');
    this.retryMs = Number(headers.get('Retry-After')) * 1_000 || RETRY_MS;
  }
}

async function fetchResults(
  query: string,
  area: string,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const parameters = searchParameters(query, area);
  const response = await fetch(withBasePath(`/search.json?${parameters}`), { signal });
  if (response.status === 429) throw new TooManySearches(response);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
