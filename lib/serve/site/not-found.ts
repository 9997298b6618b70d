import { addressRule, MOVED_PAGES } from '../../site/config/addresses';

/** Paths that the framework doesn't decode, normalize, or redirect to the path without the slash at the end. */
const PLAIN_PATH = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;
/** Paths that have a meaning for the framework: its own pages, other addresses of a page, and the data of pages. */
const FRAMEWORK_PATH = /^\/_|^\/(?:404|500)$|\/index$|\.(?:html|rsc)$/;

/**
 * The form of the not-found response at an address that the build has nothing for.
 *
 * @param path without the base path, as it was sent
 * @returns `null` if something may be there, which the framework must decide
 */
export function notFoundForm(path: string): 'html' | 'markdown' | null {
  if (!PLAIN_PATH.test(path) || FRAMEWORK_PATH.test(path)) return null;
  // The framework redirects.
  if (Object.hasOwn(MOVED_PAGES, path.replace(/\.md$/, ''))) return null;
  const { kind, isOnRequest, servedBy } = addressRule(path);
  if (kind === 'page') return isOnRequest ? null : 'html';
  return servedBy === 'rewrite' ? 'markdown' : null;
}
