'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { internalHref } from '@/lib/browser/internal-href';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import { BASE_PATH, withoutBasePath } from '@/lib/config/base-path';
import { navigationFinished } from './navigation-progress.client';

/** Links in view wait this long after the page is shown. */
const PREFETCH_AFTER_MS = 4000;

/** Tags for crawlers in the HTML of a page; see `components/shell/html-only-head.tsx`. */
const CRAWLER_TAGS = 'head>:is([property],[name*=":"],[type$="ld+json"],[rel=alternate])';

/**
 * Makes every anchor of the site navigate without a page load, and prefetches in view and on intent.
 * One listener instead of a client component a link: links stay plain HTML in the page and its data.
 * The framework's own link knows neither data saver nor 2g (spec 1 §7).
 */
export function Navigator() {
  const router = useRouter();
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const hrefOf = (event: Event) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      return anchor && internalHref(anchor, location, BASE_PATH);
    };
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const href = hrefOf(event);
      if (!href) return;
      if (leadsWithinPage(href)) {
        keepRouterState(href);
        return;
      }
      event.preventDefault();
      router.push(href);
    };
    const onIntent = (event: Event) => {
      const href = hrefOf(event);
      if (href && mayPrefetch()) router.prefetch(href);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('touchstart', onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('touchstart', onIntent);
    };
  }, [router]);

  // A new page starts where a new document would: the next Tab begins at its top.
  useEffect(() => {
    navigationFinished();
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // They are about the page that was loaded: tools that read pages in the browser would take them for this one's.
    for (const tag of document.querySelectorAll(CRAWLER_TAGS)) tag.remove();
    if (!location.hash)
      document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  }, [pathname]);

  // Links in view are fetched ahead, but only those that the page marks: long lists fetch nothing. And not at once:
  // what this page needs comes first, and browsers warn of style sheets fetched ahead while a page loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        // A connection that does not allow it now may do so when the link comes into view again.
        if (!mayPrefetch()) continue;
        observer.unobserve(target);
        const href = internalHref(target, location, BASE_PATH);
        if (href) router.prefetch(href);
      }
    });
    const timer = setTimeout(() => {
      for (const anchor of document.querySelectorAll('a[data-prefetch]')) observer.observe(anchor);
    }, PREFETCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [router, pathname]);

  return null;
}

function leadsWithinPage(href: string): boolean {
  return (
    href.includes('#') &&
    href.split('#')[0] === withoutBasePath(location.pathname) + location.search
  );
}

/**
 * Fragments are the browser's, which also moves the place that Tab goes on from. But the entry that it adds to the
 * history has no state, and the router would not come back to an entry that has none.
 */
function keepRouterState(href: string) {
  if (location.hash === href.slice(href.indexOf('#'))) return;
  const { state } = history;
  addEventListener('hashchange', () => history.replaceState(state, ''), { once: true });
}
