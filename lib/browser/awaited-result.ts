/** Events of readers who look at something else. A touch begins with a pointer. */
const ACTIONS = ['wheel', 'keydown', 'pointerdown'] as const;

const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/**
 * Starts to wait for the result of some work. If the reader scrolls, types or presses something else before the work is
 * done, the result must not scroll the page.
 *
 * @returns whether the reader has done nothing else since the work started
 */
export function awaitResult(): () => boolean {
  const watch = new AbortController();
  const end = (event: Event) => {
    if (isSomethingElse(event)) watch.abort();
  };
  const options = { capture: true, passive: true, signal: watch.signal };
  for (const action of ACTIONS) addEventListener(action, end, options);
  return () => !watch.signal.aborted;
}

function isSomethingElse(event: Event): boolean {
  // The key that started the work is still held down; a modifier alone does nothing on the page.
  if (event instanceof KeyboardEvent) return !event.repeat && !MODIFIERS.includes(event.key);
  // With the key, the wheel zooms.
  if (event instanceof WheelEvent) return !event.ctrlKey;
  // The button that started the work is pressed a second time.
  const { target } = event;
  return !(target instanceof Element && target.closest('[aria-disabled="true"], :disabled'));
}
