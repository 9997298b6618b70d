/** The bar waits this long: most pages are there by then (spec 1 §9). */
const DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Promise<typeof import('./progress-bar')> | undefined;

/** Fetches the bar's code ahead: on a connection that needs the bar, asking for it then would be late. */
export function loadProgressBar() {
  bar ??= import('./progress-bar');
  bar.catch(() => {
    bar = undefined;
  });
  return bar;
}

/** A navigation has begun: the bar appears unless the page is there in time. Only another path counts. */
export function navigationStarted(url: string): void {
  if (new URL(url, location.href).pathname === location.pathname) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    loadProgressBar().then(
      ({ startProgress }) => timer !== undefined && startProgress(),
      () => {},
    );
  }, DELAY_MS);
}

/** The new page is shown. */
export function navigationFinished(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.then(
    ({ finishProgress }) => finishProgress(),
    () => {},
  );
}
