import type { SearchInput } from './configured-search';

/** Maximum number of pages in a response. */
const MAX_PAGES = 8;

/** Reads the parameters of `/search.json`: `?q=&area=&versions=`. */
export function searchParameters(parameters: URLSearchParams): SearchInput {
  return {
    query: parameters.get('q'),
    area: parameters.get('area'),
    versions: parameters.get('versions'),
    limit: MAX_PAGES,
  };
}
