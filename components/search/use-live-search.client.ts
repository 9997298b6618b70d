import { useEffect, useLayoutEffect, useState } from 'react';
import { createLiveSearch, NO_SEARCH, type SearchState } from './search-results.client';

/** Searches for a query in an area while the component is shown, after a short pause. */
export function useLiveSearch(query: string, area: string): SearchState {
  const [state, setState] = useState(NO_SEARCH);
  const [live] = useState(() => createLiveSearch(setState));
  // A layout effect, so that Enter right after the last letter finds a search that is under way.
  useLayoutEffect(() => live.search(query, area), [live, query, area]);
  useEffect(() => live.end, [live]);
  return state;
}
