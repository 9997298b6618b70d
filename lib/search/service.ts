import 'server-only';
import { hasBuiltFiles, readBuiltFile } from '../content/load/built-files';
import { loadOnce } from '../site/config/load-once';
import { configuredSearch, type Search } from './configured-search';
import type { SearchEngine } from './engine';
import { type MinisearchIndex, minisearchEngine } from './minisearch/engine';

/** One instance for all copies of this module that the framework makes, because an index is large. */
const INSTANCE = Symbol.for('laurel.search');
const globals = globalThis as { [INSTANCE]?: Search };
if (hasBuiltFiles) globals[INSTANCE] ??= configuredSearch(loadOnce(loadEngine));

/** Searches the site. Development has no built index, so it rebuilds the index after a content change. */
export const search: Search =
  globals[INSTANCE] ??
  configuredSearch(async () => (await import('./development-engine')).developmentEngine());

/** Reads the index of the build, which then stays in memory. */
async function loadEngine(): Promise<SearchEngine> {
  const index = readBuiltFile<MinisearchIndex>('search');
  if (!index) throw new Error('There is no search index. Run "npm run build".');
  return minisearchEngine(index);
}
