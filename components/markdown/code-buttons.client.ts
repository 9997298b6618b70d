import { closestTarget } from '@/lib/browser/closest-target';
import { CODE_BUTTON } from '@/lib/site/config/hooks';
import { enPageFeatures } from '@/lib/site/messages/en-page-features';

const { copied, copyFailed } = enPageFeatures;
const RESULT_SHOWN_MS = 1000;

/** Handles the wrap and copy buttons of all code blocks, and buttons that copy a name. */
export function enableCodeButtons(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const button = closestTarget(event, `[${CODE_BUTTON}]`);
    if (!button) return;
    const pre = button.closest('figure')?.querySelector('pre');
    if (button.getAttribute(CODE_BUTTON) === 'copy') {
      const text = button.dataset.copy ?? pre?.textContent ?? '';
      copyText(text).then((isCopied) => showResult(button, isCopied));
    } else if (pre) {
      button.setAttribute('aria-pressed', String(pre.toggleAttribute('data-wrap')));
    }
  };
  document.addEventListener('click', onClick, { signal });
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS, the Clipboard API is not available.
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    return isCopied;
  }
}

function showResult(button: HTMLElement, isCopied: boolean) {
  const label = button.getAttribute('aria-label') ?? '';
  const icon = isCopied ? 'icon-done' : 'icon-close';
  if (button.classList.replace('icon-copy', icon)) {
    button.setAttribute('aria-label', isCopied ? copied : copyFailed);
    setTimeout(() => {
      button.classList.replace(icon, 'icon-copy');
      button.setAttribute('aria-label', label);
    }, RESULT_SHOWN_MS);
  }
}
