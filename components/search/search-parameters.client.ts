import { preferredVersionKey } from '@/lib/browser/preferred-version-key';
import { readStored } from '@/lib/browser/storage';
import { SEARCH_AREAS } from '@/lib/content/pages/areas';
import { VERSION_AREA } from '@/lib/site/config/hooks';

/** The parameters of a search on this page, for `/search` and `/search.json`. */
export function searchParameters(query: string, area: string): URLSearchParams {
  const versions = searchedVersions();
  return new URLSearchParams({
    q: query,
    ...(area && { area }),
    ...(versions && { versions }),
  });
}

/**
 * The versions that a search on this page includes: for each area the version that the page belongs to, else the
 * preferred one. Areas without an entry are searched in the current version (SPECIFICATION.md, section 7).
 */
function searchedVersions(): string {
  return SEARCH_AREAS.flatMap(({ id }) => {
    const version = viewedVersion(id) ?? readStored(preferredVersionKey(id));
    return version && version !== 'current' ? [`${id}:${version}`] : [];
  }).join(',');
}

/** The version of an area that the page belongs to; `null` if the page is not in the area or the area has one version. */
function viewedVersion(area: string): string | null {
  const menu = document.querySelector(`[${VERSION_AREA}="${CSS.escape(area)}"][data-viewed]`);
  return menu?.querySelector<HTMLElement>('[aria-current]')?.dataset.version ?? null;
}
