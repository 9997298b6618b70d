import type { ContentIndex } from '../../docs/page';
import type { SearchRecord } from '../record';
import { apiPageRecord } from './api-page';
import { pageRecords } from './docs';
import { operationRecords } from './operations';

/** Builds the records of the whole site from the content index and the contract, in a fixed order. */
export function buildRecords(index: ContentIndex): SearchRecord[] {
  const pages = [...index.pages.values(), ...index.standalone.values()].filter(
    ({ frontMatter }) => !frontMatter.unlisted,
  );
  return [
    ...pages.filter(({ kind }) => kind !== 'operation').flatMap((page) => pageRecords(index, page)),
    apiPageRecord(index.locale),
    ...operationRecords(index),
  ];
}
