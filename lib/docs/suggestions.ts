import { distance } from 'fastest-levenshtein';
import type { Page } from './page';
import type { ContentIndex } from './source';

const MAX_PATH_LENGTH = 200;

/** Above this nothing of the address is alike: 0 is the same address, 3 has no letter in common. */
const FARTHEST = 1.5;

/**
 * The listed pages whose address is nearest to a path that does not exist, nearest first.
 * The last segment counts most: people mistype names and guess folders.
 */
export function nearPages(index: ContentIndex, path: string, count: number): Page[] {
  const wanted = normalize(path.slice(0, MAX_PATH_LENGTH));
  const name = wanted.split('/').at(-1) ?? '';
  return [...index.pages.values()]
    .filter((page) => !page.frontMatter.unlisted && page.path !== '')
    .map((page) => {
      const url = normalize(page.url);
      const ownName = url.split('/').at(-1) ?? '';
      const nameScore = distance(name, ownName) / Math.max(name.length, ownName.length, 1);
      const urlScore = distance(wanted, url) / Math.max(wanted.length, url.length, 1);
      return { page, score: 2 * nameScore + urlScore };
    })
    .filter(({ score }) => score <= FARTHEST)
    .sort((a, b) => a.score - b.score || a.page.path.localeCompare(b.page.path))
    .slice(0, count)
    .map(({ page }) => page);
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(html?|md)$/, '')
    .replace(/[-_\s]/g, '')
    .replace(/\/+$/, '');
}
