import { CURRENT_VERSION } from './page';

/** An area that readers can narrow a search down to. */
interface SearchArea {
  id: string;
  label: string;
}

/** The area of the Private API. */
export const API_AREA: SearchArea = { id: 'Api', label: 'Private API' };

/**
 * All areas, in the order of the filter. They are listed here because the search dialog needs them in the browser;
 * records.built.test.ts checks that they match the sidebar.
 */
export const SEARCH_AREAS: readonly SearchArea[] = [
  { id: 'Sdk', label: 'SDK' },
  { id: 'Webhooks', label: 'Webhooks' },
  API_AREA,
];

const MAX_VERSIONS_LENGTH = 200;

/** The tag of records outside the docs areas. */
export const DEFAULT_TAG = 'default';

/** Returns the tag that contextual filters use for a version of a docs area. */
export function docsTag(area: string | null, version: string): string {
  return area ? `docs-${area}-${version}` : DEFAULT_TAG;
}

/** The version to search in each docs area, by the id of the area; the current one for areas without an entry. */
export type SearchedVersions = Readonly<Partial<Record<string, string>>>;

/** Returns the tags that a search includes: records without a version, and one version of each docs area. */
export function contextualTags(versions: SearchedVersions = {}): string[] {
  const tags = SEARCH_AREAS.map(({ id }) => docsTag(id, versions[id] ?? CURRENT_VERSION));
  return [DEFAULT_TAG, ...tags];
}

/** Reads the versions to search, written as `Sdk:1.x,Webhooks:2.x`. Ignores what is not a version of a docs area. */
export function parseVersions(requested: string | null | undefined): SearchedVersions {
  const pairs = (requested ?? '').slice(0, MAX_VERSIONS_LENGTH).split(',');
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [, id, version] = /^(\w+):([\w.-]+)$/.exec(pair) ?? [];
      return id && version && areaId(id) ? [[id, version]] : [];
    }),
  );
}

/** Leaves out versions without records, so that the current version of their areas is searched. */
export function existingVersions(
  requested: SearchedVersions | undefined,
  tags: ReadonlySet<string>,
): SearchedVersions {
  const existing = Object.entries(requested ?? {}).filter(([area, version = '']) =>
    tags.has(docsTag(area, version)),
  );
  return Object.fromEntries(existing);
}

/** Returns the id of a requested area, or `null` for all areas or an unknown one. */
export function areaId(requested: string | null | undefined): string | null {
  return SEARCH_AREAS.find(({ id }) => id === requested)?.id ?? null;
}
