import type { ContentIndex } from '../../content/pages/page';
import type { SearchRecord } from '../record';
import { apiPageRecord } from './api-page';
import { pageRecords } from './docs';

/** Builds the records of the whole site from the content index, in a fixed order. */
export function buildRecords(index: ContentIndex): SearchRecord[] {
  const pages = [...index.pages.values(), ...index.standalone.values()].filter(
    ({ frontMatter }) => !frontMatter.unlisted,
  );
  return [...pages.flatMap((page) => pageRecords(index, page)), apiPageRecord()];
}
