const STORED = 'laurel.reloaded';

/** Two failures within this time are no coincidence: the file is gone, and another reload would loop. */
const QUIET_MS = 30_000;

/** Whether an error means that a file of the page could not be fetched. */
export function isAssetFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /^(Failed to load chunk|Loading (CSS )?chunk)/.test(error.message)
  );
}

/**
 * Loads the page in full when its files could not be fetched, with a warning, and not again within half a minute
 * (spec 1 §8).
 *
 * @returns whether the page is being loaded
 */
export function reloadOnce(error: unknown): boolean {
  if (!isAssetFailure(error)) return false;
  try {
    const last = Number(sessionStorage.getItem(STORED));
    if (Date.now() - last < QUIET_MS) return false;
    sessionStorage.setItem(STORED, String(Date.now()));
  } catch {
    // Without a memory there is no guard against a loop.
    return false;
  }
  console.warn('Files of this page could not be fetched; it is loaded in full.', error);
  location.reload();
  return true;
}
