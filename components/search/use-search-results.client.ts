import { useEffect, useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import type { SearchResponse } from '@/lib/search/engine';

/** The state of the current query. The previous results stay until the next response arrives. */
export interface SearchState {
  results: SearchResponse | null;
  problem: 'failed' | 'offline' | null;
  isLoading: boolean;
}

const DEBOUNCE_MS = 90;
const EMPTY: SearchState = { results: null, problem: null, isLoading: false };

/** Searches while the reader types: after a short pause, one request at a time, and never shows stale results. */
export function useSearchResults(query: string, area: string): SearchState {
  const [state, setState] = useState(EMPTY);

  useEffect(() => {
    if (query === '') {
      setState(EMPTY);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setState((previous) => ({ ...previous, isLoading: true }));
    const timer = setTimeout(async () => {
      try {
        const results = await fetchResults(query, area, signal);
        if (!signal.aborted) setState({ results, problem: null, isLoading: false });
      } catch {
        if (signal.aborted) return;
        const problem = navigator.onLine ? 'failed' : 'offline';
        setState({ results: null, problem, isLoading: false });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, area]);

  return state;
}

async function fetchResults(
  query: string,
  area: string,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const params = new URLSearchParams({ q: query, ...(area && { area }) });
  const response = await fetch(withBasePath(`/search.json?${params}`), { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
