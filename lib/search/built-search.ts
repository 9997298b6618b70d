import { readBuiltFile } from '../content/load/built-files';
import { configuredSearch, type Search } from './configured-search';
import type { SearchEngine } from './engine';
import { type MinisearchIndex, minisearchEngine } from './minisearch/engine';

/** One instance for the server and all copies of this module that the framework makes, because an index is large. */
const INSTANCE = Symbol.for('laurel.search');
const globals = globalThis as { [INSTANCE]?: Search };

/** The search of a build. It reads the index at the first search and keeps it in memory. */
export function builtSearch(): Search {
  globals[INSTANCE] ??= createSearch();
  return globals[INSTANCE];
}

function createSearch(): Search {
  let engine: SearchEngine | undefined;
  return configuredSearch(async () => {
    engine ??= loadEngine();
    return engine;
  });
}

function loadEngine(): SearchEngine {
  const index = readBuiltFile<MinisearchIndex>('search');
  if (!index) throw new Error('There is no search index. Run "npm run build".');
  return minisearchEngine(index);
}
