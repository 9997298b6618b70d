import { withBasePath, withoutBasePath } from '@/lib/config/base-path';

interface Suggestion {
  title: string;
  url: string;
  /** Titles of the pages above it. */
  breadcrumbs: string[];
}

/**
 * Fills the box on the not-found page with links to pages whose address is similar to the requested one. The page is
 * static and the same for every address, so the browser requests the suggestions. If that fails, the box stays empty.
 */
export async function showSuggestions(box: HTMLElement): Promise<void> {
  if (box.childElementCount > 0) return;
  const path = withoutBasePath(location.pathname);
  const suggestions: Suggestion[] = await fetch(
    withBasePath(`/suggestions?path=${encodeURIComponent(path)}`),
  )
    .then((response) => (response.ok ? response.json() : []))
    .catch(() => []);
  if (suggestions.length === 0 || !box.isConnected) return;

  const heading = document.createElement('h2');
  heading.textContent = box.dataset.suggestions ?? '';
  const list = document.createElement('ul');
  for (const { title, url, breadcrumbs } of suggestions) {
    const link = document.createElement('a');
    link.href = withBasePath(url);
    link.textContent = title;
    // Pages of different modules have the same title.
    const place = document.createElement('small');
    place.textContent = breadcrumbs.join(' › ');
    list.appendChild(document.createElement('li')).append(link, ' ', place);
  }
  box.replaceChildren(heading, list);
}
