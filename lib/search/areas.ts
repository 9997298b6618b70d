import { CURRENT_VERSION } from '../docs/page';

/** An area that results can be narrowed down to. */
export interface SearchArea {
  id: string;
  label: string;
}

/** The area that holds the calls of the API. */
export const API_AREA: SearchArea = { id: 'Api', label: 'Private API' };

/** All areas, in the order of the filter. A small list of its own, because the dialog brings it to the browser. */
export const SEARCH_AREAS: readonly SearchArea[] = [
  { id: 'Sdk', label: 'SDK' },
  { id: 'Webhooks', label: 'Webhooks' },
  API_AREA,
];

/** The tag of records that belong to no docs area. */
export const DEFAULT_TAG = 'default';

/** The tag of a docs area's version, by which contextual filters choose. */
export function docsTag(area: string | null, version: string): string {
  return area ? `docs-${area}-${version}` : DEFAULT_TAG;
}

/** The tags of everything that a search may find: what has no version, and the version of each area that is read. */
export function contextualTags(): string[] {
  const docs = SEARCH_AREAS.filter((area) => area !== API_AREA);
  return [DEFAULT_TAG, ...docs.map(({ id }) => docsTag(id, CURRENT_VERSION))];
}

/** The id of an area as it was asked for, or `null` for all and for what is none. */
export function areaId(given: string | null | undefined): string | null {
  return SEARCH_AREAS.find(({ id }) => id === given)?.id ?? null;
}
