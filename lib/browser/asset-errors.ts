/** Target of the last client navigation; `null` before the first one. */
let target: URL | null = null;
let isLoading = false;

/** Records the target of a client navigation, so that a file that can't be loaded is attributed to that page. */
export function setNavigationTarget(url: string): void {
  target = new URL(url, location.href);
}

/** Whether the reader has come to this page without loading the whole document. */
export function hasNavigated(): boolean {
  return target !== null;
}

/** Whether an error or `error` event means that a script or style sheet of the page could not be loaded. */
export function isAssetError(error: unknown): boolean {
  if (error instanceof Event)
    return error.target instanceof HTMLLinkElement && error.target.rel === 'stylesheet';
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /^(Failed to load chunk|Loading (CSS )?chunk)/.test(error.message) ||
    isModuleError(error)
  );
}

/** Whether an error of `import()` means that the module could not be loaded, in the words of Chrome, Firefox or Safari. */
export function isModuleError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed/.test(error.message)
  );
}

/**
 * Does a full page load if files of the page could not be loaded, and logs a warning (site specification, section 8).
 * It does so only after a client navigation and never right after a full load, so it can't loop.
 *
 * @returns whether a full page load is under way
 */
export function reloadOnAssetError(error: unknown): boolean {
  if (!target || !isAssetError(error)) return false;
  if (isLoading) return true;
  isLoading = true;
  console.warn('Some files of this page could not be loaded. Reloading the whole page.', error);
  // The address changes only when the new page is shown, so it may still be the old one.
  if (target.pathname === location.pathname && target.search === location.search) location.reload();
  else location.assign(target);
  return true;
}

/** Handles style sheets and scripts that fail to load outside React, where no error boundary catches them. */
export function watchAssetErrors(): void {
  addEventListener('error', reloadOnAssetError, { capture: true });
  addEventListener('unhandledrejection', (event) => {
    if (reloadOnAssetError(event.reason)) event.preventDefault();
  });
}

/**
 * Sets whether a full page load by a script is logged. The framework's router does one if the data of the next page can't
 * be loaded, and logs nothing itself.
 *
 * @param isOpening whether the router is opening a page
 */
export function warnOfFullLoads(isOpening: boolean): void {
  // Older browsers don't have the Navigation API.
  if (isOpening) window.navigation?.addEventListener('navigate', warnOfFullLoad);
  else window.navigation?.removeEventListener('navigate', warnOfFullLoad);
}

function warnOfFullLoad({ destination, navigationType, userInitiated }: NavigateEvent): void {
  // A reader may reload or leave the page at any time.
  if (isLoading || destination.sameDocument || navigationType === 'reload' || userInitiated) return;
  console.warn('The data of the next page could not be loaded. Loading the whole page.');
}
