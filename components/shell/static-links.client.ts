import { setNavigationTarget } from '@/lib/browser/asset-errors';
import { createElement } from '@/lib/browser/create-element';
import { fetchPage } from '@/lib/browser/fetch-page';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { hideOfflineNotice, showOfflineNotice } from '@/lib/browser/offline-notice';
import { fullPageLoads, type PageNavigation, setNavigation } from '@/lib/browser/open-page';
import { announcePage } from '@/lib/browser/page-shown';
import { revealElement } from '@/lib/browser/reveal-element';
import { withBasePath } from '@/lib/config/base-path';
import { needsFramework } from '@/lib/config/page-links';
import { INTENTS, interceptLinks } from './links.client';
import {
  finishNavigationProgress,
  hideNavigationProgress,
  startNavigationProgress,
} from './navigation-progress.client';
import { isReplaceable, loadStylesOf, prefetchStylesOf, replacePage } from './replace-page.client';

/** Marks navigations that links of the site started, in contrast to those of other scripts. */
const BY_LINK = 'link';

/** The new title, for assistive technology: the browser announces only full page loads. */
const announcer = createElement('p', { role: 'status', class: 'visually-hidden' });

/** The address of the shown page. The address bar changes before the page does. */
let shown = new URL(location.href);
/** Number of navigations. A navigation ends when a later one starts. */
let navigations = 0;
/** The scroll position in which the reader left each history entry, by its key. */
const positions = new Map<string, number>();

/**
 * Opens prerendered pages without a full page load: fetches their HTML and replaces what differs. Browsers without the
 * Navigation API do full page loads.
 */
export function enableStaticLinks(): void {
  const { navigation } = window;
  if (!navigation) return;
  const navigate = (path: string, history: NavigationHistoryBehavior) => {
    const { committed, finished } = navigation.navigate(withBasePath(path), {
      history,
      info: BY_LINK,
    });
    // A navigation that another one replaces is rejected.
    for (const result of [committed, finished]) result?.catch(() => {});
  };
  const links: PageNavigation = {
    push: (path) => (needsFramework(path) ? fullPageLoads.push(path) : navigate(path, 'auto')),
    replace: (path) =>
      needsFramework(path) ? fullPageLoads.replace(path) : navigate(path, 'replace'),
    prefetch: (path) => {
      const url = new URL(withBasePath(path), location.href);
      if (isShown(url) || needsFramework(path)) return;
      fetchPage(url).then(prefetchStylesOf, () => {});
    },
  };
  document.body.append(announcer);
  setNavigation(links);
  // Only here: the framework's router would also load style sheets for each link that gets the focus.
  interceptLinks(links, [...INTENTS, 'focusin']);
  navigation.addEventListener('navigate', onNavigate);
}

function isShown({ pathname, search }: URL): boolean {
  return pathname === shown.pathname && search === shown.search;
}

/** Browsers also remember it, but restore it before the page has changed. */
function rememberPosition() {
  const entry = window.navigation.currentEntry;
  if (entry?.url && isShown(new URL(entry.url))) positions.set(entry.key, scrollY);
}

function onNavigate(event: NavigateEvent) {
  rememberPosition();
  const { canIntercept, destination, info, navigationType } = event;
  const url = new URL(destination.url);
  const isTraverse = navigationType === 'traverse';
  // While a page is fetched, a link to a fragment leads to that page, since the address bar shows its address.
  const isOfPending = event.hashChange && !isShown(url);
  if (!canIntercept || !(isTraverse || isOfPending || info === BY_LINK)) return;
  if (isTraverse && isShown(url)) {
    endPending();
    return;
  }
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    handler: () => open(url, event),
  });
}

/** Ends a navigation whose page has not been shown. */
function endPending() {
  navigations += 1;
  setNavigationTarget(shown.href);
  hideNavigationProgress();
}

/** The reader stopped loading, or is offline: the shown page stays, with its address. */
function stay() {
  history.replaceState(history.state, '', shown);
  endPending();
  if (navigator.onLine) return;
  showOfflineNotice();
  addEventListener('online', hideOfflineNotice, { once: true });
}

/**
 * Shows the page of an address that the browser already shows in its address bar. It continues if the browser ends the
 * navigation, for example because a dialog adds a history entry: the address stays the same.
 */
async function open(url: URL, event: NavigateEvent): Promise<void> {
  navigations += 1;
  const own = navigations;
  const isReplaced = () => own !== navigations;
  const isStopped = () => event.signal.aborted || !navigator.onLine;
  setNavigationTarget(url.href);
  startNavigationProgress(url.href);
  if (!isShown(url)) {
    const page = await fetchPage(url).catch((cause: unknown) => {
      if (!isReplaced() && !isStopped())
        console.warn('The next page could not be loaded. Loading the whole page.', cause);
      return null;
    });
    if (isReplaced()) return;
    if (!page && isStopped()) return stay();
    if (!page || !isReplaceable(page)) return location.reload();
    // Without the styles, the page is reloaded (`watchAssetErrors`).
    const hasStyles = await loadStylesOf(page).then(
      () => true,
      () => false,
    );
    if (isReplaced() || !hasStyles) return;
    replacePage(page);
    announcer.textContent = document.title;
    announcePage();
  }
  shown = url;
  finishNavigationProgress();
  scrollAndFocus(url, event);
}

/** As after a full page load: the page is at its top or fragment, and the next Tab starts at the top or there. */
function scrollAndFocus(url: URL, event: NavigateEvent) {
  const target = url.hash === '' ? null : fragmentTarget(url.hash);
  const position = positions.get(event.destination.key);
  const isTraverse = event.navigationType === 'traverse';
  if (isTraverse && position !== undefined) scrollTo({ top: position, behavior: 'instant' });
  // The browser also makes the target of a fragment the start of the next Tab.
  else if (!event.signal.aborted && (isTraverse || (target && !target.closest('details'))))
    event.scroll();
  else if (target) revealElement(target);
  else scrollTo({ top: 0, behavior: 'instant' });
  if (url.hash === '')
    document.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
}
