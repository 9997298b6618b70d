/** Pages that are kept. Browsers also cache them, but ask the server whether they have changed. */
const MAX_PAGES = 20;
/** How long a page is kept, in milliseconds. */
const FRESH_MS = 5 * 60_000;

interface Entry {
  page: Promise<Document>;
  fetchedAt: number;
}

const entries = new Map<string, Entry>();

/**
 * Fetches the document of a page of this site. Repeated calls return the same document for a while. The caller may move
 * elements out of a copy, not out of the document itself.
 *
 * @param url address of the page; a fragment is ignored
 * @throws Error if the page can't be loaded, or the address redirects to another one
 */
export function fetchPage(url: string | URL): Promise<Document> {
  const { origin, pathname, search } = new URL(url, location.href);
  const address = origin + pathname + search;
  const known = entries.get(address);
  if (known && Date.now() - known.fetchedAt < FRESH_MS) return known.page;
  const page = load(address);
  entries.delete(address);
  entries.set(address, { page, fetchedAt: Date.now() });
  page.catch(() => entries.delete(address));
  for (const oldest of entries.keys()) {
    if (entries.size <= MAX_PAGES) break;
    entries.delete(oldest);
  }
  return page;
}

async function load(address: string): Promise<Document> {
  // The site returns Markdown to clients that prefer it.
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  if (response.redirected) throw new Error(`${address} redirects to ${response.url}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
