import { closestTarget } from '@/lib/browser/closest-target';
import { internalHref } from '@/lib/browser/internal-href';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import { BASE_PATH, withBasePath } from '@/lib/config/base-path';

/** What readers do before they follow a link. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Fetches a page when the reader is about to follow a link to it, in browsers that don't support speculation rules
 * (`lib/http/speculation-rules.ts`), unless the reader saves data or is on 2g (site specification, section 7).
 *
 * @returns a cleanup function
 */
export function enablePrefetch(): () => void {
  const controller = new AbortController();
  if (HTMLScriptElement.supports?.('speculationrules')) return () => controller.abort();
  const requested = new Set([location.pathname]);
  const onIntent = (event: Event) => {
    const anchor = closestTarget<HTMLAnchorElement>(event, 'a');
    const path = anchor && internalHref(anchor, location, BASE_PATH);
    if (!path || !mayPrefetch()) return;
    const { href, pathname } = new URL(withBasePath(path), location.href);
    if (requested.has(pathname)) return;
    requested.add(pathname);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  };
  for (const type of INTENTS) {
    document.addEventListener(type, onIntent, { signal: controller.signal, passive: true });
  }
  return () => controller.abort();
}
