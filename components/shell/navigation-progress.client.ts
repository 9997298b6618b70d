/** The bar waits this long: most pages are there by then (spec 1 §9). */
const DELAY_MS = 200;

/** Path of the page that is shown; on the way back the address is ahead of it. */
let shownPath = typeof location === 'undefined' ? '' : location.pathname;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Promise<typeof import('./progress-bar.client')> | undefined;

/** Fetches the bar's code ahead: on a connection that needs the bar, asking for it then would be late. */
export function loadProgressBar() {
  bar ??= import('./progress-bar.client');
  bar.catch(() => {
    bar = undefined;
  });
  return bar;
}

/**
 * A navigation has begun: the bar appears unless the page is there in time. Only another path counts; one to the page
 * that is shown ends the navigation that it replaces.
 */
export function navigationStarted(url: string): void {
  clearTimeout(timer);
  if (new URL(url, location.href).pathname === shownPath) {
    endProgress();
    return;
  }
  timer = setTimeout(() => {
    loadProgressBar().then(
      ({ startProgress }) => timer !== undefined && startProgress(),
      () => {},
    );
  }, DELAY_MS);
}

/** The new page is shown. */
export function navigationFinished(): void {
  shownPath = location.pathname;
  endProgress();
}

function endProgress() {
  clearTimeout(timer);
  timer = undefined;
  bar?.then(
    ({ finishProgress }) => finishProgress(),
    () => {},
  );
}
