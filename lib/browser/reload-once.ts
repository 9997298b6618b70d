/** Key of the address that was reloaded last, in the storage of the visit. */
const KEY = 'laurel.reloaded';

/**
 * Loads the page again because files of it could not be loaded, and logs a warning (SPECIFICATION.md, section 8). It
 * does so once for an address, never offline, and never without a storage that would remember it, so it can't loop.
 *
 * @returns whether the page is loaded again
 */
export function reloadOnce(reason: unknown): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === location.href) return false;
    sessionStorage.setItem(KEY, location.href);
  } catch {
    return false;
  }
  console.warn('Files are missing. Reloading the whole page.', reason);
  location.reload();
  return true;
}

/** Lets the page be loaded again if files are missing later: all of them have arrived now. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is no reload.
  }
}

/** Whether an error of `import()` means that the module could not be loaded, in the words of Chrome, Firefox or Safari. */
export function isModuleError(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed/.test(error.message)
  );
}

/** Whether an error means that a file of a page of the framework could not be loaded. */
export function isAssetError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /^(Failed to load chunk|Loading (CSS )?chunk)/.test(error.message) ||
    isModuleError(error)
  );
}
