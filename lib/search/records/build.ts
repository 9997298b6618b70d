import type { ContentIndex } from '../../docs/source';
import { CURRENT_VERSION } from '../../docs/page';
import { API_AREA, DEFAULT_TAG, type SearchArea, type SearchRecord } from '../record';
import { apiPageRecord } from './api-page';
import { docsTag, pageRecords } from './docs';
import { operationRecords } from './operations';

/** Everything that can be found, and the areas that it belongs to. */
export interface SearchCorpus {
  areas: SearchArea[];
  records: SearchRecord[];
}

/** Builds the records of the whole site from the content index and the contract, in a fixed order. */
export function buildCorpus(index: ContentIndex, apiLabel: string): SearchCorpus {
  const place = { label: apiLabel, language: index.locale };
  const pages = [...index.pages.values(), ...index.standalone.values()].filter(
    ({ frontMatter }) => !frontMatter.unlisted,
  );
  return {
    areas: [
      ...index.areas.map(({ id, label }) => ({ id, label, tag: docsTag(id, CURRENT_VERSION) })),
      { id: API_AREA, label: apiLabel, tag: DEFAULT_TAG },
    ],
    records: [
      ...pages.flatMap((page) => pageRecords(index, page)),
      apiPageRecord(place),
      ...operationRecords(place),
    ],
  };
}
