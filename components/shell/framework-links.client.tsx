'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { warnOfFullLoads } from '@/lib/browser/asset-errors';
import { closestTarget } from '@/lib/browser/closest-target';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { setNavigation } from '@/lib/browser/open-page';
import { announcePage } from '@/lib/browser/page-shown';
import { revealElement } from '@/lib/browser/reveal-element';
import { withoutBasePath } from '@/lib/config/base-path';
import { interceptLinks, isSamePageLink } from './links.client';
import { finishNavigationProgress } from './navigation-progress.client';

/** The crawler tags that `html-only-head.tsx` adds to the HTML. */
const CRAWLER_TAGS = 'head>:is([property],[name*=":"],[type$="ld+json"],[rel=alternate])';

/** Opens pages with the framework's router, on pages that run the framework's scripts. */
export function FrameworkLinks() {
  const router = useRouter();
  const pathname = usePathname();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const navigation = { push: router.push, replace: router.replace, prefetch: router.prefetch };
    const cleanups = [setNavigation(navigation), interceptLinks(navigation)];
    const onClick = (event: MouseEvent) => {
      const link = closestTarget<HTMLAnchorElement>(event, 'a');
      const path = link && withoutBasePath(link.pathname) + link.search + link.hash;
      if (path && isSamePageLink(path)) preserveRouterState(link.hash);
    };
    const onPopState = ({ state }: PopStateEvent) => {
      // A link to a fragment added the entry before the router was loaded, so the router doesn't restore it.
      if (!state && withoutBasePath(location.pathname) !== shownPath.current) location.reload();
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    return () => {
      for (const cleanup of cleanups) cleanup();
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, [router]);

  // As after a full page load, the next Tab starts at the top of the new page.
  useEffect(() => {
    finishNavigationProgress();
    warnOfFullLoads(false);
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    announcePage();
    // These tags describe the page that was loaded first. Tools that read the DOM would attribute them to this page.
    for (const tag of document.querySelectorAll(CRAWLER_TAGS)) tag.remove();
    if (location.hash) {
      // The router scrolls to the target of a link, but doesn't open the sections that contain it.
      const target = fragmentTarget(location.hash);
      if (target?.closest('details')) revealElement(target);
    } else {
      document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
    }
  }, [pathname]);

  return null;
}

/**
 * A link to a fragment adds a history entry without state, and the router doesn't restore such entries. This copies the
 * state to the new entry.
 */
function preserveRouterState(hash: string) {
  if (location.hash === hash) return;
  const { state } = history;
  addEventListener('hashchange', () => history.replaceState(state, ''), { once: true });
}
