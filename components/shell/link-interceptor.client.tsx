'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { internalHref } from '@/lib/browser/internal-href';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import { revealElement } from '@/lib/browser/reveal-element';
import { BASE_PATH, withoutBasePath } from '@/lib/config/base-path';
import { finishNavigationProgress } from './navigation-progress.client';

/** Delay between showing a page and prefetching its links in view. */
const PREFETCH_DELAY_MS = 4000;

/** The crawler tags that `html-only-head.tsx` adds to the HTML. */
const CRAWLER_TAGS = 'head>:is([property],[name*=":"],[type$="ld+json"],[rel=alternate])';

/**
 * Turns clicks on links of the site into client navigations, and prefetches links in view and on intent.
 * It listens on the document, so that links can be plain anchors: a client component for each link would add to the
 * HTML and data of a page. The link component of Next.js also prefetches with data saver and on 2g, which the site
 * specification (section 7) rules out.
 */
export function LinkInterceptor() {
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
      if (isSamePageLink(href)) {
        preserveRouterState(href);
        return;
      }
      event.preventDefault();
      router.push(href);
    };
    const onIntent = (event: Event) => {
      const href = hrefOf(event);
      if (href && mayPrefetch()) router.prefetch(href);
    };
    const onPopState = ({ state }: PopStateEvent) => {
      // A link to a fragment added the entry before the router was loaded, so the router doesn't restore it.
      if (!state && withoutBasePath(location.pathname) !== shownPath.current) location.reload();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('touchstart', onIntent, { passive: true });
    addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('touchstart', onIntent);
      removeEventListener('popstate', onPopState);
    };
  }, [router]);

  // As after a full page load, the next Tab starts at the top of the new page.
  useEffect(() => {
    finishNavigationProgress();
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // These tags describe the page that was loaded first. Tools that read the DOM would attribute them to this page.
    for (const tag of document.querySelectorAll(CRAWLER_TAGS)) tag.remove();
    if (location.hash) {
      // The router scrolls to the target of a link, but doesn't open the sections that contain it.
      const target = document.getElementById(location.hash.slice(1));
      if (target?.closest('details')) revealElement(target);
    } else {
      document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
    }
  }, [pathname]);

  // Prefetches links in view, but only marked ones, because long lists would send too many requests. The delay lets
  // this page load first, and browsers warn about style sheets that are prefetched while a page loads.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        // The link stays observed: the connection may allow prefetching when the link comes into view again.
        if (!mayPrefetch()) continue;
        observer.unobserve(target);
        const href = internalHref(target, location, BASE_PATH);
        if (href) router.prefetch(href);
      }
    });
    const timer = setTimeout(() => {
      for (const anchor of document.querySelectorAll('a[data-prefetch]')) observer.observe(anchor);
    }, PREFETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [router, pathname]);

  return null;
}

function isSamePageLink(href: string): boolean {
  return (
    href.includes('#') &&
    href.split('#')[0] === withoutBasePath(location.pathname) + location.search
  );
}

/**
 * The browser handles links to fragments, because it also moves the starting point of Tab. But it adds a history entry
 * without state, and the router doesn't restore such entries. This copies the state to the new entry.
 */
function preserveRouterState(href: string) {
  if (location.hash === href.slice(href.indexOf('#'))) return;
  const { state } = history;
  addEventListener('hashchange', () => history.replaceState(state, ''), { once: true });
}
