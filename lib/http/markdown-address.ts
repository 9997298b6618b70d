/** What the first part of an address is where no page lies: files, data and services. */
const NO_PAGES: ReadonlySet<string> = new Set([
  '_next',
  'healthz',
  'mcp',
  'og',
  'raw',
  'search',
  'sidebar',
  'suggestions',
  'v2',
]);

/** The ending of a file: two letters at least, so that the version `1.x` is none. */
const FILE = /\.[a-z][a-z0-9]+$/i;

/**
 * The address of a page's Markdown: `/docs/Sdk` → `/docs/Sdk.md`, `/` → `/index.md`. Whether there is such a page
 * is not asked.
 *
 * @param path without the base path
 * @returns `null` for addresses that are no page's
 */
export function markdownAddress(path: string): string | null {
  const [first = ''] = path.slice(1).split('/');
  if (NO_PAGES.has(first) || FILE.test(path) || path.includes('//')) return null;
  return path === '/' ? '/index.md' : `${path.replace(/\/+$/, '')}.md`;
}
