import { contentSecurityPolicy } from './content-security-policy';
import type { ScriptHashes } from './script-hashes';

/** Pages that are rendered for each request; their scripts carry a nonce instead of being known by hash. */
const RENDERED_ON_REQUEST: ReadonlySet<string> = new Set(['/search']);

export interface PagePolicy {
  /** Value of `Content-Security-Policy`. */
  policy: string;
  /** Whether the policy has a nonce, which the renderer must be told of. */
  hasNonce: boolean;
  /** Whether there is a page at the path. */
  isPage: boolean;
}

/**
 * The policy of the page at a path (without base path). An address that is no page gets the policy of the page that
 * says so.
 *
 * @param newNonce makes a value that nobody can guess
 */
export function pagePolicy(
  path: string,
  hashes: ScriptHashes,
  newNonce: () => string = () => btoa(crypto.randomUUID()),
): PagePolicy {
  const hasNonce = RENDERED_ON_REQUEST.has(path);
  const known = Object.hasOwn(hashes.pages, path) ? hashes.pages[path] : undefined;
  const own = hasNonce ? [`'nonce-${newNonce()}'`] : (known ?? hashes.notFound);
  return {
    policy: contentSecurityPolicy([...hashes.shared, ...own]),
    hasNonce,
    isPage: hasNonce || known !== undefined,
  };
}
