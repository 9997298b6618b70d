import { addressRule, isPageAddress } from '../config/addresses';

/**
 * The address of a page's Markdown: `/docs/Sdk` → `/docs/Sdk.md`, `/` → `/index.md`. It does not check whether the
 * page exists.
 *
 * @param path without the base path
 * @returns `null` for addresses without Markdown: those of files and services, pages rendered on request, and the demo shop
 */
export function markdownAddress(path: string): string | null {
  const { isOnRequest, hasNoMarkdown } = addressRule(path);
  if (!isPageAddress(path) || isOnRequest || hasNoMarkdown || path.includes('//')) return null;
  return path === '/' ? '/index.md' : `${path.replace(/\/+$/, '')}.md`;
}
