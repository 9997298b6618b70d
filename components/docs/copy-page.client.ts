import { closestTarget } from '@/lib/browser/closest-target';
import { COPY_PAGE_BUTTON } from '@/lib/site/config/hooks';
import { enPageFeatures } from '@/lib/site/messages/en-page-features';

const { copied, copyFailed } = enPageFeatures;
const RESULT_SHOWN_MS = 2000;

/** Makes the buttons of the page menu copy the page Markdown or the link, and show the result. */
export function enableCopyPage(signal: AbortSignal): void {
  const onClick = async (event: MouseEvent) => {
    const button = closestTarget(event, `[${COPY_PAGE_BUTTON}]`);
    const text = button?.firstElementChild;
    if (!button || !text || button.ariaBusy) return;
    const label = text.textContent;
    button.ariaBusy = 'true';
    text.textContent = (await copyPage(button)) ? copied : copyFailed;
    setTimeout(() => {
      text.textContent = label;
      button.ariaBusy = null;
    }, RESULT_SHOWN_MS);
  };
  document.addEventListener('click', onClick, { signal });
}

async function copyPage(button: HTMLElement): Promise<boolean> {
  try {
    const text = button.dataset.copy ?? (await fetchText(button.getAttribute(COPY_PAGE_BUTTON)));
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function fetchText(url: string | null): Promise<string> {
  const response = await fetch(url ?? '');
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.text();
}
