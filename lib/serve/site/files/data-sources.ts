import { readBuiltFile } from '../../../content/load/built-files';
import type { HeadPage } from '../../../content/seo/head-page';
import { pageSuggestions } from '../../../content/seo/page-suggestions';
import { builtSearch } from '../../../search/built-search';
import { searchRequest } from '../../../search/configured-search';
import { searchParameters } from '../../../search/search-parameters';
import type { DataSource } from './computed-data';

const pathOf = (parameters: URLSearchParams) => parameters.get('path') ?? '';

let suggest: ReturnType<typeof pageSuggestions> | undefined;

/** The data that the server computes for each request, by path. The routes in `app` respond with the same. */
export const DATA_SOURCES: Readonly<Record<string, DataSource>> = {
  '/search.json': {
    key: (parameters) => JSON.stringify(searchRequest(searchParameters(parameters))),
    compute: (parameters) => builtSearch()(searchParameters(parameters)),
  },
  '/suggestions': {
    key: pathOf,
    compute: async (parameters) => {
      suggest ??= pageSuggestions(readHeads());
      return suggest(pathOf(parameters));
    },
  },
};

function readHeads(): HeadPage[] {
  const heads = readBuiltFile<HeadPage[]>('heads');
  if (!heads) throw new Error('There is no list of pages. Run "npm run build".');
  return heads;
}
