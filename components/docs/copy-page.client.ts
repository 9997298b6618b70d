import { site } from '@/lib/config/site';
import { getMessages } from '@/lib/messages';

const SAID_MS = 2000;

/** Makes "Copy as Markdown" copy the page's twin and say how that went. @returns a function that ends it */
export function enablePageCopy(): () => void {
  const { copied, copyFailed } = getMessages(site.defaultLocale);
  const onClick = async (event: MouseEvent) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-copy-page]')
        : null;
    const said = button?.firstElementChild;
    if (!button || !said || button.ariaBusy) return;
    const label = said.textContent;
    button.ariaBusy = 'true';
    said.textContent = (await copyTwin(button.dataset.copyPage ?? '')) ? copied : copyFailed;
    setTimeout(() => {
      said.textContent = label;
      button.ariaBusy = null;
    }, SAID_MS);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

async function copyTwin(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return false;
    await navigator.clipboard.writeText(await answer.text());
    return true;
  } catch {
    return false;
  }
}
