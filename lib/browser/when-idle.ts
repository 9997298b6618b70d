/** Longest wait on a page that is never idle. */
const MAX_WAIT_MS = 3000;

/** Calls back when the page has loaded and the browser has nothing else to do. @returns a cleanup function */
export function whenIdle(callback: () => void): () => void {
  const controller = new AbortController();
  const wait = () => {
    // Safari has no idle callbacks.
    const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    later(
      () => {
        if (!controller.signal.aborted) callback();
      },
      { timeout: MAX_WAIT_MS },
    );
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: controller.signal });
  return () => controller.abort();
}
