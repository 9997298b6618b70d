import 'server-only';
import { resolve } from 'node:path';
import { env } from '../config/env';
import { site } from '../config/site';
import { readBuiltFile } from './built-files';
import { rememberBodies } from './page-markdown';
import { type ContentIndex, loadContent } from './source';
import { restoreContent, type StoredContent } from './stored-content';

if (process.env.NODE_ENV === 'development') {
  // The result is not used. The import makes the files part of this module, so that the dev server renders again when
  // one is saved. Eager, because files that are not loaded are not watched.
  import.meta.glob('../../content/**/*.{md,yaml}', { eager: true });
}

let index: ContentIndex | undefined;

/**
 * The content of this project. A build reads it from the file that was made before it started. In development the
 * content is read again at each request; only changed files are parsed again.
 */
export function getContent(): ContentIndex {
  const development = process.env.NODE_ENV === 'development';
  if (index && !development) return index;
  const stored = readBuiltFile<StoredContent>('index');
  index = stored
    ? restore(stored)
    : loadContent({
        root: resolve(env.CONTENT_ROOT),
        locale: site.defaultLocale,
        drafts: development,
      });
  return index;
}

function restore(stored: StoredContent): ContentIndex {
  const restored = restoreContent(stored);
  if (stored.markdown) rememberBodies(restored, stored.markdown.siteUrl, stored.markdown.bodies);
  return restored;
}
