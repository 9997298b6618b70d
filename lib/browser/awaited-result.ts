/** What a reader does who no longer waits for a result. */
const ACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let isAwaited = true;
let watched: AbortController | undefined;

/**
 * Call it when work starts whose result is scrolled into view. If the reader scrolls, types or presses something before the
 * work is done, the page stays where the reader wants it.
 */
export function awaitResult(): void {
  isAwaited = true;
  watched?.abort();
  const watch = new AbortController();
  watched = watch;
  const leave = (event: Event) => {
    // The key that started the work is still held down.
    if (event instanceof KeyboardEvent && event.repeat) return;
    isAwaited = false;
    watch.abort();
  };
  const options = { capture: true, passive: true, signal: watch.signal };
  for (const action of ACTIONS) addEventListener(action, leave, options);
}

/** Whether the reader has done nothing since the latest work started. */
export function isResultAwaited(): boolean {
  return isAwaited;
}
