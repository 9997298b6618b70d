import { reloadOnAssetError, setNavigationTarget } from '@/lib/browser/asset-errors';
import { fetchPage } from '@/lib/browser/fetch-page';
import { type PageNavigation, setNavigation } from '@/lib/browser/open-page';
import { announcePage } from '@/lib/browser/page-shown';
import { revealElement } from '@/lib/browser/reveal-element';
import { BASE_PATH, withBasePath } from '@/lib/config/base-path';
import { canBePage, needsFramework } from '@/lib/config/page-links';
import { INTENTS, interceptLinks } from './links.client';
import { finishNavigationProgress, startNavigationProgress } from './navigation-progress.client';
import { isReplaceable, loadStylesOf, prefetchStylesOf, replacePage } from './replace-page.client';

/**
 * Opens prerendered pages without a full page load: fetches their HTML and replaces what differs. Browsers without the
 * Navigation API do full page loads.
 */
export function enableStaticLinks(): void {
  const { navigation } = window;
  if (!navigation) return;
  const navigate = (path: string, history: NavigationHistoryBehavior) => {
    const { committed, finished } = navigation.navigate(withBasePath(path), { history });
    // A navigation that another one replaces is rejected.
    for (const result of [committed, finished]) result?.catch(() => {});
  };
  const links: PageNavigation = {
    push: (path) => navigate(path, 'auto'),
    replace: (path) => navigate(path, 'replace'),
    prefetch: (path) => {
      if (needsFramework(path)) return;
      fetchPage(withBasePath(path)).then(prefetchStylesOf, () => {});
    },
  };
  setNavigation(links);
  // The framework's router would also fetch style sheets, and browsers warn about those that aren't used.
  interceptLinks(links, [...INTENTS, 'focusin']);
  navigation.addEventListener('navigate', onNavigate);
}

/** What distinguishes the shown page from others. On Back and Forward, `location` changes before the page does. */
let shown = addressOf(location);

function addressOf({ pathname, search }: URL | Location): string {
  return pathname + search;
}

function onNavigate(event: NavigateEvent) {
  const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } =
    event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return;
  // A script that only adds or changes a history entry opens no page.
  if (navigationType === 'reload' || (destination.sameDocument && navigationType !== 'traverse'))
    return;
  const url = new URL(destination.url);
  const isShown = addressOf(url) === shown;
  const path = url.pathname.slice(BASE_PATH.length) || '/';
  if ((isShown && navigationType === 'traverse') || needsFramework(path) || !canBePage(path))
    return;
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    handler: () => open(url, event),
  });
}

/** Shows the page of an address that the browser already shows in its address bar. */
async function open(url: URL, event: NavigateEvent): Promise<void> {
  setNavigationTarget(url.href);
  startNavigationProgress(url.href);
  if (addressOf(url) !== shown) {
    const page = await fetchPage(url).catch((cause: unknown) => {
      if (!event.signal.aborted)
        console.warn('The next page could not be loaded. Loading the whole page.', cause);
      return null;
    });
    if (event.signal.aborted) return;
    if (!page || !isReplaceable(page)) return location.reload();
    try {
      await loadStylesOf(page);
    } catch (error) {
      if (!event.signal.aborted) reloadOnAssetError(error);
      return;
    }
    if (event.signal.aborted) return;
    shown = addressOf(url);
    replacePage(page);
    announcePage();
  }
  finishNavigationProgress();
  scrollAndFocus(url, event);
}

/** As after a full page load: the page is at its top or fragment, and the next Tab starts at the top or there. */
function scrollAndFocus(url: URL, event: NavigateEvent) {
  const target = url.hash && document.getElementById(decodeURIComponent(url.hash.slice(1)));
  if (event.navigationType === 'traverse') event.scroll();
  else if (!target) scrollTo({ top: 0, behavior: 'instant' });
  else if (target.closest('details')) revealElement(target);
  else event.scroll();
  if (!url.hash)
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
}
