import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { env } from '../config/env';
import { site } from '../config/site';
import { siteUrl } from '../config/site-address';
import { CONTENT_FILES } from '../docs/built-files';
import { ContentError } from '../docs/content-error';
import { expandAllPages } from '../docs/expand-page';
import { pageMarkdown } from '../docs/page-markdown';
import { type ContentIndex, loadContent } from '../docs/source';
import { type StoredContent, storeContent } from '../docs/stored-content';
import { createAgentPages } from '../mcp/create-agent-pages';
import { buildMinisearchIndex } from '../search/minisearch/engine';
import { buildRecords } from '../search/records/build';
import { headPages } from '../seo/head-page';
import { contentFolder } from './content-folder';

/**
 * Parses the content once and writes the files that the build and the server need: `npm run content`. The framework's
 * configuration runs it before every production build. Does nothing if the files of this content exist.
 */
function writeContent(): void {
  const folder = contentFolder();
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    for (const [name, data] of Object.entries(makeFiles())) {
      const file = CONTENT_FILES[name as keyof typeof CONTENT_FILES];
      writeFileSync(join(unfinished, file), JSON.stringify(data));
    }
    renameSync(unfinished, folder);
    console.log(`Content: ${folder}`);
  }
  removeOthers(folder);
}

function makeFiles(): Record<keyof typeof CONTENT_FILES, unknown> {
  const index = loadContent({
    root: resolve(env.CONTENT_ROOT),
    locale: site.defaultLocale,
    drafts: false,
  });
  expandAllPages(index);
  const { entries, read } = createAgentPages(index, siteUrl);
  return {
    index: { ...storeContent(index), markdown: markdownOf(index) },
    heads: headPages(index),
    agentPages: entries.map(({ url }) => read(url)),
    search: buildMinisearchIndex(buildRecords(index)),
  };
}

function markdownOf(index: ContentIndex): StoredContent['markdown'] {
  const pages = [...index.pages.values(), ...index.standalone.values()];
  const bodies = pages.map((page) => [page.url, pageMarkdown({ page, index }, siteUrl).body]);
  return { siteUrl, bodies: Object.fromEntries(bodies) };
}

/** Removes the files of older content of the same build. */
function removeOthers(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (name !== basename(folder)) rmSync(join(dirname(folder), name), { recursive: true });
  }
}

try {
  writeContent();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
