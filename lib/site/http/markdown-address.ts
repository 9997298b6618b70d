import { addressRule, isPageAddress } from '../config/addresses';

/**
 * The address of a page's Markdown: `/docs/Sdk` → `/docs/Sdk.md`, `/` → `/index.md`. It does not check whether the
 * page exists.
 *
 * @param path without the base path
 * @returns `null` for addresses without Markdown: those of files and services, and pages rendered on request
 */
export function markdownAddress(path: string): string | null {
  if (!isPageAddress(path) || addressRule(path).isOnRequest || path.includes('//')) return null;
  return path === '/' ? '/index.md' : `${path.replace(/\/+$/, '')}.md`;
}
