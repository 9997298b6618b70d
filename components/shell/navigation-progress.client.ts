/** The bar is shown only after this delay. Most navigations end before it (site specification, section 9). */
const DELAY_MS = 200;

/** Path of the page that is shown. On Back and Forward, `location` changes before the page does. */
let shownPath = typeof location === 'undefined' ? '' : location.pathname;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Promise<typeof import('./progress-bar.client')> | undefined;

/** Loads the code of the bar in advance: the connections that need the bar are too slow to load it at that moment. */
export function loadProgressBar() {
  bar ??= import('./progress-bar.client');
  bar.catch(() => {
    bar = undefined;
  });
  return bar;
}

/**
 * Shows the bar if the navigation to an address takes longer than the delay. A navigation within the shown page ends
 * the navigation that it replaces, and shows no bar.
 *
 * @returns whether the navigation leads to another page
 */
export function startNavigationProgress(url: string): boolean {
  clearTimeout(timer);
  if (new URL(url, location.href).pathname === shownPath) {
    hideNavigationProgress();
    return false;
  }
  timer = setTimeout(() => {
    loadProgressBar().then(
      ({ startProgress }) => timer !== undefined && startProgress(),
      () => {},
    );
  }, DELAY_MS);
  return true;
}

/** Hides the bar. Call it when the new page is shown. */
export function finishNavigationProgress(): void {
  shownPath = location.pathname;
  hideNavigationProgress();
}

/** Hides the bar. Call it when a navigation ends without showing another page. */
export function hideNavigationProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.then(
    ({ finishProgress }) => finishProgress(),
    () => {},
  );
}
