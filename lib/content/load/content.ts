import 'server-only';
import type { ContentIndex } from '../pages/page';
import { readBuiltBytes } from './built-files';
import { loadContent } from './source';
import { restoreContent } from './stored-content';

let index: ContentIndex | undefined;

/**
 * The content of this project. A build reads it from the file that was made before it started. In development the
 * front matter of all pages is read at each request, but only from changed files, and a body when it is shown.
 */
export function getContent(): ContentIndex {
  const development = process.env.NODE_ENV === 'development';
  if (index && !development) return index;
  const stored = readBuiltBytes('index');
  index = stored
    ? restoreContent(stored)
    : loadContent({ drafts: development, isLazy: development });
  return index;
}
