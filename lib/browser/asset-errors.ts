/** Where the last client navigation of this document leads; `null` before the first. */
let target: URL | null = null;
let isLoading = false;

/** A client navigation has begun: from now on files that are missing are the next page's. */
export function expectAssetsOf(url: string): void {
  target = new URL(url, location.href);
}

/** Whether an error, or the event of an element, means that a file of the page could not be fetched. */
export function isAssetFailure(error: unknown): boolean {
  if (error instanceof Event)
    return error.target instanceof HTMLLinkElement && error.target.rel === 'stylesheet';
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /^(Failed to load chunk|Loading (CSS )?chunk)/.test(error.message)
  );
}

/**
 * Loads the next page in full when its files could not be fetched, with a warning (spec 1 §8). Only after a client
 * navigation: a page that was just loaded in full is not loaded again, so this can't loop and needs no memory.
 *
 * @returns whether the page is being loaded
 */
export function loadInFull(error: unknown): boolean {
  if (!target || !isAssetFailure(error)) return false;
  if (isLoading) return true;
  isLoading = true;
  console.warn('Files of this page could not be fetched; it is loaded in full.', error);
  // The address changes when the page is shown, which it may not be yet.
  if (target.pathname === location.pathname && target.search === location.search) location.reload();
  else location.assign(target);
  return true;
}

/** Watches for stylesheets of the next page that fail: no error boundary hears of them. */
export function watchStylesheets(): void {
  addEventListener('error', loadInFull, { capture: true });
  addEventListener('unhandledrejection', (event) => {
    if (loadInFull(event.reason)) event.preventDefault();
  });
}
