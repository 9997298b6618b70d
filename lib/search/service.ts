import 'server-only';
import { hasBuiltFiles } from '../content/load/built-files';
import { builtSearch } from './built-search';
import { configuredSearch, type Search } from './configured-search';

/** Searches the site. Development has no built index, so it rebuilds the index after a content change. */
export const search: Search = hasBuiltFiles
  ? builtSearch()
  : configuredSearch(async () => (await import('./development-engine')).developmentEngine());
