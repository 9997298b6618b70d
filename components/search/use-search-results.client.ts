import { useEffect, useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import type { SearchResponse } from '@/lib/search/engine';
import { searchParameters } from './search-parameters.client';

/** The state of the current query. The previous results stay until the next response arrives. */
export interface SearchState {
  results: SearchResponse | null;
  problem: 'failed' | 'limited' | 'offline' | null;
  isLoading: boolean;
}

const DEBOUNCE_MS = 90;
/** Delay before a search that failed is sent again, unless the response names one. */
const RETRY_MS = 3000;
const EMPTY: SearchState = { results: null, problem: null, isLoading: false };

/**
 * Searches while the reader types: after a short pause, one request at a time, and never shows stale results. A search
 * that failed is sent again: when the browser is online again, or after some seconds.
 */
export function useSearchResults(query: string, area: string): SearchState {
  const [state, setState] = useState(EMPTY);

  useEffect(() => {
    if (query === '') {
      setState(EMPTY);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const search = async () => {
      setState((previous) => ({ ...previous, isLoading: true }));
      try {
        const results = await fetchResults(query, area, signal);
        if (!signal.aborted) setState({ results, problem: null, isLoading: false });
      } catch (error) {
        if (signal.aborted) return;
        const limit = error instanceof TooManySearches ? error : null;
        const isOnline = navigator.onLine;
        const problem = limit ? 'limited' : isOnline ? 'failed' : 'offline';
        setState({ results: null, problem, isLoading: false });
        if (isOnline) timer = setTimeout(search, limit?.retryMs ?? RETRY_MS);
        else addEventListener('online', search, { once: true, signal });
      }
    };
    setState((previous) => ({ ...previous, isLoading: true }));
    timer = setTimeout(search, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, area]);

  return state;
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
