import { closest, relativeDistance } from '../suggestions/closest';
import type { PageInfo } from './page';

const MAX_PATH_LENGTH = 200;

/** From 0 for the same address to 3 for one without a character in common; above this, nothing is similar. */
const MAX_DISTANCE = 1.5;

/**
 * The listed pages of the documentation whose address is most similar to a path that doesn't exist, best first.
 * The last segment counts most: people mistype names and guess folders.
 */
export function suggestPages<P extends Pick<PageInfo, 'url'> & { isListed: boolean }>(
  pages: readonly P[],
  path: string,
  count: number,
): P[] {
  const wanted = normalize(path.slice(0, MAX_PATH_LENGTH));
  const candidates = pages
    .filter(({ url, isListed }) => isListed && url.startsWith('/docs/'))
    .sort((a, b) => a.url.localeCompare(b.url));
  return closest(candidates, ({ url }) => distance(wanted, normalize(url)), {
    count,
    maxDistance: MAX_DISTANCE,
  });
}

function distance(wanted: string, url: string): number {
  return (
    2 * relativeDistance(lastSegment(wanted), lastSegment(url)) + relativeDistance(wanted, url)
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
