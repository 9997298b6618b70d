import { describe, expect, it } from 'vitest';
import { type ModuleInfo, readModules } from './client-modules';

const modules = readModules();

const isNamedClient = (path: string) => /\.client\.tsx?$/.test(path);

/** Modules that run in the browser under names that Next.js requires. */
const isFrameworkClient = (path: string) =>
  /^app\/(.*\/)?(global-)?error\.tsx$/.test(path) || path === 'instrumentation-client.ts';

const isClient = (path: string) =>
  isNamedClient(path) || isFrameworkClient(path) || path.startsWith('lib/browser/');

/** Loaded by prerendered pages. */
const SCRIPT_OF_PAGES = 'components/shell/static-page.client.ts';

/** Whether a module is an island, or is imported only by modules that run in the browser. */
function runsOnlyInBrowser({ path, isIsland, importers }: ModuleInfo): boolean {
  if (isIsland || path === SCRIPT_OF_PAGES) return true;
  return importers.length > 0 && importers.every(isClient);
}

describe('modules that ship to the browser', () => {
  it('are named *.client.ts or *.client.tsx in components, and no others are', () => {
    const wrong = modules
      .filter(({ path }) => /^(app|components)\//.test(path) && !isFrameworkClient(path))
      .filter((module) => isNamedClient(module.path) !== runsOnlyInBrowser(module))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('are in lib/browser if they are not components', () => {
    expect(
      modules.map(({ path }) => path).filter((path) => /^lib\/.*\.client\./.test(path)),
    ).toEqual([]);
  });

  it('are the only ones that use globals of the browser', () => {
    const wrong = modules
      // Tests, benchmarks, and recorders pass functions to pages as text.
      .filter(({ path }) => !/^lib\/tools\/(?:bench|recorders|testing)\//.test(path))
      .filter(({ path, browserGlobals }) => browserGlobals.length > 0 && !isClient(path))
      .map(({ path, browserGlobals }) => `${path} uses ${browserGlobals.join(', ')}`);
    expect(wrong).toEqual([]);
  });

  it('use globals of the browser that the check finds', () => {
    const storage = modules.find(({ path }) => path === 'lib/browser/storage.ts');
    expect(storage?.browserGlobals.sort()).toEqual(['localStorage', 'sessionStorage']);
  });
});
