import { readLastUpdated } from '../load/last-updated';
import { SITE_PAGES } from '../site-pages/site-pages';
import type { HeadPage } from './head-page';

/** The pages that the sitemap lists, by URL, each with the date of its last change; `null` if it is unknown. */
export function sitemapDates(pages: readonly HeadPage[]): Map<string, string | null> {
  const dates = new Map<string, string | null>(
    pages
      .filter(({ isListed, canonical, url }) => isListed && canonical === url)
      .map(({ url, lastUpdated }) => [url, lastUpdated]),
  );
  for (const { url, isListed, sources } of Object.values(SITE_PAGES)) {
    if (isListed) dates.set(url, newestOf(sources));
  }
  return dates;
}

/** Date of the newest change in some files and folders of the project. */
function newestOf(sources: readonly string[]): string | null {
  const dates = sources.flatMap((source) => [...readLastUpdated(process.cwd(), source).values()]);
  return dates.sort().at(-1) ?? null;
}
