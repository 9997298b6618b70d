import 'server-only';
import { readBuiltFile } from '../load/built-files';
import { getContent } from '../load/content';
import { type HeadPage, headPages } from './head-page';

let built: HeadPage[] | null | undefined;

/** The heads of all pages of this site. A server reads them from the file of its build. */
export function getHeadPages(): HeadPage[] {
  if (built === undefined) built = readBuiltFile<HeadPage[]>('heads');
  return built ?? headPages(getContent());
}

/** The head of a page of this site by its URL; `null` if there is no such page. */
export function getHeadPage(url: string): HeadPage | null {
  return getHeadPages().find((page) => page.url === url) ?? null;
}
