import { closestTarget } from '@/lib/browser/closest-target';
import { internalHref } from '@/lib/browser/internal-href';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import type { PageNavigation } from '@/lib/browser/open-page';
import { onEachPage } from '@/lib/browser/page-shown';
import { BASE_PATH, withoutBasePath } from '@/lib/config/base-path';

/** Delay between showing a page and prefetching its links in view. */
const PREFETCH_DELAY_MS = 4000;

/** What readers do before they follow a link. */
export const INTENTS: readonly string[] = ['pointerover', 'pointerdown', 'touchstart'];

/**
 * Turns clicks on links of the site into navigations without a full page load, and prefetches links in view and on
 * intent, unless the reader saves data or is on 2g (site specification, section 7). It listens on the document, so that
 * links can be plain anchors.
 *
 * @param intents events on a link that prefetch it
 * @returns a cleanup function
 */
export function interceptLinks(
  { push, prefetch }: PageNavigation,
  intents: readonly string[] = INTENTS,
): () => void {
  const pathOf = (event: Event) => {
    const anchor = closestTarget<HTMLAnchorElement>(event, 'a');
    return anchor && internalHref(anchor, location, BASE_PATH);
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = pathOf(event);
    // The browser handles links to fragments, because it also moves the starting point of Tab.
    if (!path || isSamePageLink(path)) return;
    event.preventDefault();
    push(path);
  };
  const onIntent = (event: Event) => {
    const path = pathOf(event);
    if (path && mayPrefetch()) prefetch(path);
  };
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('click', onClick, { signal });
  for (const type of intents) document.addEventListener(type, onIntent, { signal, passive: true });
  const end = onEachPage(() => prefetchLinksInView(prefetch));
  return () => {
    controller.abort();
    end();
  };
}

/** Whether a link leads to a fragment of the shown page. */
export function isSamePageLink(path: string): boolean {
  return (
    path.includes('#') &&
    path.split('#')[0] === withoutBasePath(location.pathname) + location.search
  );
}

/**
 * Prefetches marked links in view: long lists would send too many requests. The delay lets the page load first, and
 * browsers warn about style sheets that are prefetched while a page loads. @returns a cleanup function
 */
function prefetchLinksInView(prefetch: PageNavigation['prefetch']): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      // The link stays observed: the connection may allow prefetching when the link comes into view again.
      if (!mayPrefetch()) continue;
      observer.unobserve(target);
      const path = internalHref(target, location, BASE_PATH);
      if (path) prefetch(path);
    }
  });
  const timer = setTimeout(() => {
    for (const anchor of document.querySelectorAll('a[data-prefetch]')) observer.observe(anchor);
  }, PREFETCH_DELAY_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
