import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IConfig } from 'next-sitemap';
import { env } from '../../site/config/env';
import { siteAddress } from '../../site/config/site-address';
import { builtContentFolder, CONTENT_FILES } from '../load/built-files';
import { sitemapDates } from './sitemap-dates';

const heads = join(builtContentFolder(env.DIST_DIR), CONTENT_FILES.heads);
const dates = sitemapDates(JSON.parse(readFileSync(heads, 'utf8')));

/** Runs after a build. Of everything that was prerendered, the sitemap lists pages only. */
const config: IConfig = {
  siteUrl: siteAddress('/'),
  sourceDir: env.DIST_DIR,
  outDir: 'public',
  generateRobotsTxt: true,
  robotsTxtOptions: {
    // The documentation is public: it may be found, and quoted in responses of models.
    transformRobotsTxt: async (_config, text) =>
      text.replace('Allow: /\n', 'Allow: /\nContent-Signal: search=yes, ai-input=yes\n'),
  },
  generateIndexSitemap: false,
  // The maximum for one sitemap.
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
