import { closest, relativeDistance } from '../../site/suggestions/closest';
import type { HeadPage } from './head-page';

const COUNT = 5;
const MAX_PATH_LENGTH = 200;

/** Distances range from 0 (same address) to 3 (no common character). Above this limit, no address is similar. */
const MAX_DISTANCE = 1.5;

/** A page with an address similar to one that doesn't exist. */
interface PageSuggestion {
  title: string;
  url: string;
  /** Titles from the area to the folder of the page. */
  breadcrumbs: string[];
}

/**
 * The listed pages of the documentation whose address is most similar to a path that doesn't exist, best first. The last
 * segment counts most: people mistype names and guess folders.
 */
export function suggestPages(pages: readonly HeadPage[], path: string): PageSuggestion[] {
  const wanted = normalize(path.slice(0, MAX_PATH_LENGTH));
  const candidates = pages
    .filter(({ url, isListed }) => isListed && url.startsWith('/docs/'))
    .sort((a, b) => a.url.localeCompare(b.url));
  const limits = { count: COUNT, maxDistance: MAX_DISTANCE };
  const found = closest(candidates, ({ url }) => distance(wanted, normalize(url)), limits);
  return found.map(({ title, url, breadcrumbs }) => ({
    title,
    url,
    breadcrumbs: breadcrumbs.slice(2, -1).map((page) => page.title),
  }));
}

function distance(wanted: string, given: string): number {
  return (
    2 * relativeDistance(lastSegment(wanted), lastSegment(given)) + relativeDistance(wanted, given)
  );
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|md)$/, '')
    .replace(/[-_\s]/g, '')
    .replace(/\/+$/, '');
}
