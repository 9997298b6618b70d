import { readLastUpdated } from '../docs/last-updated';
import type { ContentIndex } from '../docs/source';
import { SITE_PAGES } from '../site-pages/site-pages';
import { crawledPages } from './crawled-page';

/** The pages that the sitemap lists, by path, each with the date of its last change where that is known. */
export function sitemapDates(index: ContentIndex): Map<string, string | null> {
  const dates = new Map<string, string | null>(
    crawledPages(index)
      .filter(({ isListed }) => isListed)
      .map(({ path, lastUpdated }) => [path, lastUpdated]),
  );
  for (const { path, isListed, sources } of Object.values(SITE_PAGES)) {
    if (isListed) dates.set(path, newestOf(sources));
  }
  return dates;
}

/** When the newest of some files and folders of the project changed. */
function newestOf(sources: readonly string[]): string | null {
  const dates = sources.flatMap((source) => [...readLastUpdated(process.cwd(), source).values()]);
  return dates.sort().at(-1) ?? null;
}
