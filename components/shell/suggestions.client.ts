import { withBasePath, withoutBasePath } from '@/lib/config/base-path';

interface NearPage {
  title: string;
  url: string;
}

/**
 * Fills a not-found page with links to pages whose address is near the one that was asked for.
 * The page is static and does not know the address, so the browser asks. Nothing is shown when that fails.
 */
export async function showNearPages(box: HTMLElement): Promise<void> {
  if (box.childElementCount > 0) return;
  const path = withoutBasePath(location.pathname);
  const pages: NearPage[] = await fetch(
    withBasePath(`/suggestions?path=${encodeURIComponent(path)}`),
  )
    .then((answer) => (answer.ok ? answer.json() : []))
    .catch(() => []);
  if (pages.length === 0 || !box.isConnected) return;

  const heading = document.createElement('h2');
  heading.textContent = box.dataset.nearPages ?? '';
  const list = document.createElement('ul');
  for (const { title, url } of pages) {
    const link = document.createElement('a');
    link.href = withBasePath(url);
    link.textContent = title;
    list.appendChild(document.createElement('li')).append(link);
  }
  box.replaceChildren(heading, list);
}
