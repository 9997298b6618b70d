import { closestTarget } from '@/lib/browser/closest-target';
import { COPY_PAGE_BUTTON } from '@/lib/site/config/hooks';
import { enPageFeatures } from '@/lib/site/messages/en-page-features';

const { copied, copyFailed } = enPageFeatures;
const RESULT_SHOWN_MS = 2000;

/** Makes "Copy as Markdown" copy the page Markdown and show the result. @returns a cleanup function */
export function enableCopyPage(): () => void {
  const onClick = async (event: MouseEvent) => {
    const button = closestTarget(event, `[${COPY_PAGE_BUTTON}]`);
    const text = button?.firstElementChild;
    if (!button || !text || button.ariaBusy) return;
    const label = text.textContent;
    button.ariaBusy = 'true';
    // A shorter text would move the links beside it.
    button.style.minInlineSize = `${button.offsetWidth}px`;
    text.textContent = (await copyMarkdown(button.getAttribute(COPY_PAGE_BUTTON) ?? ''))
      ? copied
      : copyFailed;
    setTimeout(() => {
      text.textContent = label;
      button.ariaBusy = null;
    }, RESULT_SHOWN_MS);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

async function copyMarkdown(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    if (!response.ok) return false;
    await navigator.clipboard.writeText(await response.text());
    return true;
  } catch {
    return false;
  }
}
