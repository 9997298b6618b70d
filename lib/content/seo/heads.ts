import 'server-only';
import { readBuiltFile } from '../load/built-files';
import { getContent } from '../load/content';
import { findHeadPage, type HeadPage, headPages } from './head-page';

let built: ReadonlyMap<string, HeadPage> | null | undefined;

/** The heads of all pages of this site. A server reads them from the file of its build. */
export function getHeadPages(): HeadPage[] {
  const pages = builtPages();
  return pages ? [...pages.values()] : headPages(getContent());
}

/** The head of a page of this site by its URL; `null` if there is no such page. */
export function getHeadPage(url: string): HeadPage | null {
  const pages = builtPages();
  return pages ? (pages.get(url) ?? null) : findHeadPage(getContent(), url);
}

function builtPages(): ReadonlyMap<string, HeadPage> | null {
  if (built === undefined) {
    const pages = readBuiltFile<HeadPage[]>('heads');
    built = pages && new Map(pages.map((page) => [page.url, page]));
  }
  return built;
}
