import 'server-only';
import { resolve } from 'node:path';
import { env } from '../config/env';
import { site } from '../config/site';
import { type ContentIndex, loadContent } from './source';

if (process.env.NODE_ENV === 'development') {
  // Nothing is read by this: it makes the files part of the module, so that the dev server renders again when a
  // writer saves one. Eager, since files that are not loaded are not watched.
  import.meta.glob('../../content/**/*.{md,yaml}', { eager: true });
}

let index: ContentIndex | undefined;

/**
 * The documentation of this project: read once in a build; in development read again at each request,
 * where files that have not changed are not parsed again, so that a mended issue goes away by itself.
 */
export function getContent(): ContentIndex {
  const development = process.env.NODE_ENV === 'development';
  if (index && !development) return index;
  index = loadContent({
    root: resolve(env.CONTENT_ROOT),
    locale: site.defaultLocale,
    drafts: development,
  });
  return index;
}
