import { readBuiltFile } from '../content/load/built-files';
import { loadOnce } from '../site/config/load-once';
import { configuredSearch, type Search } from './configured-search';
import type { SearchEngine } from './engine';
import { type MinisearchIndex, minisearchEngine } from './minisearch/engine';

/** One instance for the server and all copies of this module that the framework makes, because an index is large. */
const INSTANCE = Symbol.for('laurel.search');
const globals = globalThis as { [INSTANCE]?: Search };

/** The search of a build. It reads the index at the first search and keeps it in memory. */
export function builtSearch(): Search {
  globals[INSTANCE] ??= configuredSearch(loadOnce(loadEngine));
  return globals[INSTANCE];
}

async function loadEngine(): Promise<SearchEngine> {
  const index = readBuiltFile<MinisearchIndex>('search');
  if (!index) throw new Error('There is no search index. Run "npm run build".');
  return minisearchEngine(index);
}
