/**
 * Lets a page that began with a part of its styles load the whole style sheet. If that fails, the next call tries again.
 *
 * @returns the link that loads it; `null` if the page has the styles already
 */
export function enableWholeStyles(): HTMLLinkElement | null {
  const link = document.querySelector<HTMLLinkElement>('[data-whole]');
  if (!link || link.sheet) return null;
  link.onerror = () => {
    link.disabled = true;
  };
  link.disabled = false;
  return link;
}

/** Waits until the whole style sheet of a page applies, or has failed twice. Returns at once if the page has it already. */
export async function loadWholeStyles(): Promise<void> {
  // The first attempt can be one that began before, and fail.
  for (let attempt = 0; attempt < 2; attempt++) {
    const link = enableWholeStyles();
    if (!link) return;
    await new Promise((resolve) => {
      link.addEventListener('load', resolve, { once: true });
      link.addEventListener('error', resolve, { once: true });
    });
  }
}
