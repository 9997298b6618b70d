import { readBuiltFile } from '../../../content/load/built-files';
import type { HeadPage } from '../../../content/seo/head-page';
import { pageSuggestions } from '../../../content/seo/page-suggestions';
import { builtSearch } from '../../../search/built-search';
import { searchParameters } from '../../../search/search-parameters';

/** Computes the data at an address from the parameters of a request. */
export type DataSource = (parameters: URLSearchParams) => Promise<unknown>;

let suggest: ReturnType<typeof pageSuggestions> | undefined;

/** The data that the server computes for each request, by path. The routes in `app` respond with the same. */
export const DATA_SOURCES: Readonly<Record<string, DataSource>> = {
  '/search.json': (parameters) => builtSearch()(searchParameters(parameters)),
  '/suggestions': async (parameters) => {
    suggest ??= pageSuggestions(readHeads());
    return suggest(parameters.get('path') ?? '');
  },
};

function readHeads(): HeadPage[] {
  const heads = readBuiltFile<HeadPage[]>('heads');
  if (!heads) throw new Error('There is no list of pages. Run "npm run build".');
  return heads;
}
