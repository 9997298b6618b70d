import { closestTarget } from '@/lib/browser/closest-target';
import { preferredVersionKey } from '@/lib/browser/preferred-version-key';
import { readStored, writeStored } from '@/lib/browser/storage';
import { VERSION_AREA, VERSIONS } from '@/lib/site/config/hooks';

/**
 * Removes stored versions that no longer exist, and points links to an area's start page to the version that the reader
 * chose, on pages outside the area (SPECIFICATION.md, section 4).
 */
export function applyPreferredVersions(): void {
  for (const [area, names] of listedVersions()) {
    const preferred = readStored(preferredVersionKey(area));
    if (preferred !== null && !names.includes(preferred)) {
      writeStored(preferredVersionKey(area), null);
    }
  }
  for (const link of document.querySelectorAll('a')) linkToPreferredVersion(link);
}

/**
 * Stores a version when the reader chooses it in the version menu, and points clicked links to preferred versions: the
 * mobile menu is rendered later than the page.
 */
export function rememberChosenVersions(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = closestTarget<HTMLAnchorElement>(event, 'a');
    const { area, version } = link?.dataset ?? {};
    if (area && version) writeStored(preferredVersionKey(area), version);
    else if (link) linkToPreferredVersion(link);
  };
  // In the capture phase, so that it runs before handlers that open the address.
  document.addEventListener('click', onClick, { capture: true, signal });
}

/** A link keeps its own address too, since another version may be chosen before it is used. */
function linkToPreferredVersion(link: HTMLAnchorElement) {
  const own = link.dataset.ownHref ?? link.getAttribute('href') ?? '';
  const area = /\/docs\/([^/?#]+)$/.exec(own)?.[1];
  // Most links don't lead to the start page of an area.
  if (!area) return;
  const preferred = preferredVersion(area);
  link.setAttribute('href', preferred === null ? own : `${own}/${preferred}`);
  if (preferred === null) delete link.dataset.ownHref;
  else link.dataset.ownHref = own;
}

/** The version of an area that links on this page lead to, or `null` for the current one. */
function preferredVersion(area: string): string | null {
  const names = listedVersions().get(area);
  if (!names || document.querySelector(`[${VERSION_AREA}="${CSS.escape(area)}"][data-viewed]`))
    return null;
  const preferred = readStored(preferredVersionKey(area));
  return preferred !== 'current' && preferred !== null && names.includes(preferred)
    ? preferred
    : null;
}

/** The versions of each area. Pages list them in an attribute: `data-versions="Sdk:current,1.x"`. */
function listedVersions(): Map<string, string[]> {
  const list = document.querySelector(`[${VERSIONS}]`)?.getAttribute(VERSIONS) ?? '';
  return new Map(
    list
      .split(' ')
      .filter(Boolean)
      .map((entry) => {
        const [area = '', names = ''] = entry.split(':');
        return [area, names.split(',')];
      }),
  );
}
