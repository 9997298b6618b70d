import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { env } from '../config/env';
import { site } from '../config/site';
import { siteUrl } from '../config/site-address';
import { loadContent } from '../docs/source';
import { type PagesFile, pagesFilePath } from './pages-file';
import { pagesOf } from './pages-of-content';

const index = loadContent({
  root: resolve(env.CONTENT_ROOT),
  locale: site.defaultLocale,
  drafts: false,
});
const { entries, read } = pagesOf(index, siteUrl);
const file: PagesFile = {
  root: env.CONTENT_ROOT,
  siteUrl,
  pages: entries.flatMap(({ url }) => read(url) ?? []),
};
const json = JSON.stringify(file);
mkdirSync(dirname(pagesFilePath()), { recursive: true });
writeFileSync(pagesFilePath(), json);
console.log(
  `${pagesFilePath()}: ${file.pages.length} pages, ${(json.length / 2 ** 20).toFixed(1)} MB`,
);
