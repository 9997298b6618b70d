import { subjectUrls } from '../sources/subject-pages';
import { type ContentIndex, CURRENT_VERSION, type Page } from './page';

/**
 * The URL that search engines list for a page: that of the method instead of the generated page of its function, which
 * has the same signature and fields.
 */
export function canonicalUrlOf(index: ContentIndex, { frontMatter, version, url }: Page): string {
  const name = frontMatter.kind === 'reference' ? frontMatter.declaration : undefined;
  if (name === undefined || version !== CURRENT_VERSION) return url;
  return subjectUrls(index, 'method').get(name) ?? url;
}
