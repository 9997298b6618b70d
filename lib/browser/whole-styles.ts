/**
 * Loads the whole style sheet of a page that began with a part of it. If that fails, the next call tries again.
 *
 * @returns ends when the styles apply or have failed; at once if the page has them already
 */
export function loadWholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('[data-whole]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const end = ({ type }: Event) => {
      if (type === 'error') link.disabled = true;
      resolve();
    };
    link.addEventListener('load', end, { once: true });
    link.addEventListener('error', end, { once: true });
    link.disabled = false;
  });
}
