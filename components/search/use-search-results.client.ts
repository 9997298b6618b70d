import { useEffect, useState } from 'react';
import { withBasePath } from '@/lib/config/base-path';
import type { SearchResponse } from '@/lib/search/engine';

/** What is known about the query that stands in the field; the last answer stays until the next one is there. */
export interface AnswerState {
  answer: SearchResponse | null;
  problem: 'failed' | 'offline' | null;
  isWaiting: boolean;
}

const PAUSE_MS = 90;
const NOTHING: AnswerState = { answer: null, problem: null, isWaiting: false };

/** Asks as the reader types: after a short pause, one question at a time, and never shows a stale answer. */
export function useAnswer(query: string, area: string): AnswerState {
  const [state, setState] = useState(NOTHING);

  useEffect(() => {
    if (query === '') {
      setState(NOTHING);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    setState((known) => ({ ...known, isWaiting: true }));
    const timer = setTimeout(async () => {
      try {
        const answer = await ask(query, area, signal);
        if (!signal.aborted) setState({ answer, problem: null, isWaiting: false });
      } catch {
        if (signal.aborted) return;
        const problem = navigator.onLine ? 'failed' : 'offline';
        setState({ answer: null, problem, isWaiting: false });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, area]);

  return state;
}

async function ask(query: string, area: string, signal: AbortSignal): Promise<SearchResponse> {
  const params = new URLSearchParams({ q: query, ...(area && { area }) });
  const response = await fetch(withBasePath(`/search.json?${params}`), { signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
