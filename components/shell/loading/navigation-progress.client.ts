import { closestTarget } from '@/lib/browser/closest-target';
import { internalHref } from '@/lib/browser/internal-href';
import { whenIdle } from '@/lib/browser/when-idle';
import { BASE_PATH, withoutBasePath } from '@/lib/site/config/base-path';
import { loadOnce } from '@/lib/site/config/load-once';
import { canBePage } from '@/lib/site/config/page-links';

/** The bar is shown only after this delay. Most navigations end before it (SPECIFICATION.md, section 9). */
const DELAY_MS = 200;

/** Loads the code of the bar: connections that need the bar are too slow to load it at that moment. */
const loadBar = loadOnce(() => import('./progress-bar.client'));

/**
 * Shows the progress bar if the next page of the site takes longer than the delay to arrive. It ends with the page, or
 * if the browser stops loading.
 */
export function enableProgressBar(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finish = () => {};
  const hide = () => {
    clearTimeout(timer);
    timer = undefined;
    finish();
  };
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      loadBar().then(
        ({ startProgress, finishProgress }) => {
          if (timer === undefined) return;
          startProgress();
          finish = finishProgress;
        },
        () => {},
      );
    }, DELAY_MS);
  };
  const { navigation } = window;
  if (navigation) {
    navigation.addEventListener(
      'navigate',
      ({ destination, downloadRequest, navigationType, signal: ended }) => {
        const isPage = downloadRequest === null && navigationType !== 'reload';
        if (!isPage || destination.sameDocument || !isOtherPage(destination.url)) return;
        start();
        ended.addEventListener('abort', hide);
      },
      { signal },
    );
  } else {
    // Without the Navigation API, clicks are what a script can see. Links in dialogs replace their history entry.
    document.addEventListener(
      'click',
      (event) => {
        const anchor = closestTarget<HTMLAnchorElement>(event, 'a');
        if ((event.defaultPrevented && !anchor?.closest('dialog')) || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        if (anchor && internalHref(anchor, location, BASE_PATH) && isOtherPage(anchor.href))
          start();
      },
      { signal },
    );
  }
  // The browser may show this page again as it was left.
  addEventListener('pageshow', hide, { signal });
  const endWait = whenIdle(() => void loadBar().catch(() => {}));
  signal.addEventListener('abort', () => {
    endWait();
    hide();
  });
}

/** A path without the base path, and without the endings that the server redirects. */
const pathOf = (path: string) => withoutBasePath(path).replace(/(\/index)?\.html$/, '') || '/';

/** Whether an address leads to another page of this site, and not to another part or spelling of the shown one. */
function isOtherPage(address: string): boolean {
  const { origin, pathname } = new URL(address);
  const path = pathOf(pathname);
  return origin === location.origin && canBePage(path) && path !== pathOf(location.pathname);
}
