/**
 * Collects the text that the reader types until the search dialog has the focus.
 *
 * @param text what the reader typed before
 * @returns a function that ends this and returns the text, the first time that it is called
 */
export function collectTyping(text: string): () => string {
  let collected = text;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') collected = collected.slice(0, -1);
    else if (key.length === 1) collected += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // In the capture phase of the window, so that it runs before the shortcuts.
  addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    removeEventListener('keydown', onKeyDown, { capture: true });
    const all = collected;
    collected = '';
    return all;
  };
}
