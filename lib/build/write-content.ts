import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createAgentPages } from '../agents/mcp/create-agent-pages';
import { CONTENT_FILES } from '../content/load/built-files';
import { ContentError } from '../content/load/content-error';
import { loadContent } from '../content/load/source';
import { storeContent } from '../content/load/stored-content';
import { expandAllPages } from '../content/pages/expand-page';
import { headPages } from '../content/seo/head-page';
import { buildMinisearchIndex } from '../search/minisearch/engine';
import { buildRecords } from '../search/records/build';
import { begin, finish, isMade, removeUnused } from '../site/config/cache.mjs';
import { contentFolder } from './content-folder';

/**
 * Parses the content once and writes the files that the build and the server need: `npm run content`. The framework's
 * configuration runs it before every production build. Does nothing if the files of this content exist.
 */
function writeContent(): void {
  const folder = contentFolder();
  if (!isMade(folder)) {
    const unfinished = begin(folder);
    mkdirSync(unfinished);
    for (const [name, data] of Object.entries(makeFiles())) {
      const file = CONTENT_FILES[name as keyof typeof CONTENT_FILES];
      writeFileSync(join(unfinished, file), Buffer.isBuffer(data) ? data : JSON.stringify(data));
    }
    finish(unfinished, folder);
    console.log(`Content: ${folder}`);
  }
  // These are large, and change with each build.
  removeUnused(dirname(folder), { days: 1 });
}

function makeFiles(): Record<keyof typeof CONTENT_FILES, unknown> {
  const index = loadContent();
  expandAllPages(index);
  const { entries, read } = createAgentPages(index);
  return {
    index: storeContent(index),
    heads: headPages(index),
    agentPages: entries.map(({ url }) => read(url)),
    search: buildMinisearchIndex(buildRecords(index)),
  };
}

try {
  writeContent();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
