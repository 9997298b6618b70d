const COPIED_MS = 1000;

/** Makes the copy and wrap buttons of every code block work. @returns a function that ends it */
export function enableCodeButtons(): () => void {
  const onClick = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-code]') : null;
    const pre = button?.closest('figure')?.querySelector('pre');
    if (!button || !pre) return;
    if (button.dataset.code === 'wrap') {
      button.setAttribute('aria-pressed', String(pre.toggleAttribute('data-wrap')));
    } else {
      copyText(pre.textContent ?? '').then((done) => confirm(button, done));
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain http there is no clipboard API.
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

function confirm(button: HTMLElement, done: boolean) {
  const label = button.getAttribute('aria-label') ?? '';
  if (button.classList.replace('icon-copy', done ? 'icon-done' : 'icon-close')) {
    button.setAttribute('aria-label', done ? 'Copied' : 'Copying failed');
    setTimeout(() => {
      button.className = 'icon-copy';
      button.setAttribute('aria-label', label);
    }, COPIED_MS);
  }
}
