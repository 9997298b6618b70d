import { resolve } from 'node:path';
import type { IConfig } from 'next-sitemap';
import { env } from '../config/env';
import { site } from '../config/site';
import { siteAddress } from '../config/site-address';
import { loadContent } from '../docs/source';
import { sitemapDates } from './sitemap-dates';

const content = loadContent({
  root: resolve(env.CONTENT_ROOT),
  locale: site.defaultLocale,
  drafts: false,
});
const dates = sitemapDates(content);

/** Runs after a build: of what was prerendered, the pages are listed; pictures, lists and twins are none. */
const config: IConfig = {
  siteUrl: siteAddress('/'),
  sourceDir: env.DIST_DIR,
  outDir: 'public',
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  // The most that a sitemap may hold.
  sitemapSize: 50_000,
  transform: async (_config, path) => {
    const lastmod = dates.get(path);
    if (lastmod === undefined) return undefined;
    // Only the home page of a site without a base path ends in a slash, as its canonical link does.
    const trailingSlash = path === '/' && env.BASE_PATH === '';
    return { loc: path, trailingSlash, ...(lastmod && { lastmod }) };
  },
};

export default config;
