import { closest, relativeDistance } from '../../site/suggestions/closest';
import type { PageInfo } from './page';

const MAX_PATH_LENGTH = 200;

/** Distances range from 0 (same address) to 3 (no common character). Above this limit, no address is similar. */
const MAX_DISTANCE = 1.5;

/** An address with the parts that are compared. */
interface Spelling {
  whole: string;
  last: string;
}

/**
 * Prepares suggestions from the listed pages of the documentation.
 *
 * @returns a function that returns the pages whose address is most similar to a path that doesn't exist, best first.
 *   The last segment counts most: people mistype names and guess folders.
 */
export function suggester<P extends Pick<PageInfo, 'url'> & { isListed: boolean }>(
  pages: readonly P[],
): (path: string, count: number) => P[] {
  const candidates = pages
    .filter(({ url, isListed }) => isListed && url.startsWith('/docs/'))
    .sort((a, b) => a.url.localeCompare(b.url))
    .map((page) => ({ page, spelling: spellingOf(page.url) }));
  return (path, count) => {
    const wanted = spellingOf(path.slice(0, MAX_PATH_LENGTH));
    const limits = { count, maxDistance: MAX_DISTANCE };
    const found = closest(candidates, ({ spelling }) => distance(wanted, spelling), limits);
    return found.map(({ page }) => page);
  };
}

function distance(wanted: Spelling, given: Spelling): number {
  return (
    2 * relativeDistance(wanted.last, given.last) + relativeDistance(wanted.whole, given.whole)
  );
}

function spellingOf(path: string): Spelling {
  const whole = normalize(path);
  return { whole, last: lastSegment(whole) };
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
