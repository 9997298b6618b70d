import type { SearchInput } from './configured-search';

const PAGES = 8;

/** Reads the parameters of `/search.json`: `?q=&area=&versions=`. */
export function searchParameters(parameters: URLSearchParams): SearchInput {
  return {
    query: parameters.get('q'),
    area: parameters.get('area'),
    versions: parameters.get('versions'),
    limit: PAGES,
  };
}
