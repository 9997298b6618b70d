const SHOWN = 'laurel:page-shown';

/** Announces that the page in the document is another one than before. */
export function announcePage(): void {
  dispatchEvent(new Event(SHOWN));
}

/**
 * Starts something for the page in the document, and again for each page that replaces it without a full page load.
 *
 * @param start returns a cleanup function if the page needs one
 * @returns a cleanup function
 */
export function onEachPage(start: () => (() => void) | undefined): () => void {
  let cleanup = start();
  const restart = () => {
    cleanup?.();
    cleanup = start();
  };
  addEventListener(SHOWN, restart);
  return () => {
    removeEventListener(SHOWN, restart);
    cleanup?.();
  };
}
