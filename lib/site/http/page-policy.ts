import { addressRule } from '../config/addresses';
import { contentSecurityPolicy } from './content-security-policy';
import type { ScriptHashes } from './script-hashes';

export interface PagePolicy {
  /** Value of `Content-Security-Policy`. */
  policy: string;
  /** Whether the policy has a nonce, which the renderer needs. */
  hasNonce: boolean;
  /** Whether there is a page at the path. */
  isPage: boolean;
}

/**
 * The policy of the page at a path (without base path). An address without a page gets the policy of the not-found
 * page. Pages rendered on request have a nonce, since the hashes of their scripts are not known in advance.
 *
 * @param newNonce returns a new random value
 */
export function pagePolicy(
  path: string,
  hashes: ScriptHashes,
  newNonce: () => string = () => btoa(crypto.randomUUID()),
): PagePolicy {
  const { kind, isOnRequest } = addressRule(path);
  const hasNonce = kind === 'page' && isOnRequest === true;
  const pageHashes = Object.hasOwn(hashes.pages, path) ? hashes.pages[path] : undefined;
  const pageSources = hasNonce ? [`'nonce-${newNonce()}'`] : (pageHashes ?? hashes.notFound);
  return {
    policy: contentSecurityPolicy([...hashes.shared, ...pageSources], hashes.frames.includes(path)),
    hasNonce,
    isPage: hasNonce || pageHashes !== undefined,
  };
}
