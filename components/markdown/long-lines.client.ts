/**
 * Marks code blocks whose lines are longer than the block with `data-long`; only those show the button that wraps lines.
 * Finds blocks that appear later, such as those of the API viewer.
 */
export function watchLongLines(signal: AbortSignal): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // Wrapped code has no long lines, but can be unwrapped.
      const isLong = target.hasAttribute('data-wrap') || target.scrollWidth > target.clientWidth;
      target.parentElement?.toggleAttribute('data-long', isLong);
    }
  });
  let frame = 0;
  const find = () => {
    frame = 0;
    for (const pre of document.querySelectorAll('figure.code > pre')) sizes.observe(pre);
  };
  const pages = new MutationObserver(() => {
    frame ||= requestAnimationFrame(find);
  });
  find();
  pages.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    pages.disconnect();
    sizes.disconnect();
  });
}
