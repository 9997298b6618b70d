import { closestTarget } from '@/lib/browser/closest-target';
import { preferredVersionKey } from '@/lib/browser/preferred-version-key';
import { readStored, writeStored } from '@/lib/browser/storage';

/**
 * Removes stored versions that no longer exist, and points links to an area's start page to the version that the reader
 * chose, on pages outside the area (site specification, section 4). Pages list the versions in an attribute:
 * `data-versions="Sdk:current,1.x"`.
 */
export function applyPreferredVersions(): void {
  const listed = document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions ?? '';
  for (const entry of listed.split(' ').filter(Boolean)) {
    const [area = '', names = ''] = entry.split(':');
    const preferred = readStored(preferredVersionKey(area));
    if (preferred === null) continue;
    if (!names.split(',').includes(preferred)) {
      writeStored(preferredVersionKey(area), null);
    } else if (preferred !== 'current') {
      linkToVersion(area, preferred);
    }
  }
}

/** Stores a version when the reader chooses it in the version menu. @returns a cleanup function */
export function rememberChosenVersions(): () => void {
  const onClick = (event: MouseEvent) => {
    const { area, version } = closestTarget(event, '[data-version]')?.dataset ?? {};
    if (area && version) writeStored(preferredVersionKey(area), version);
  };
  // In the capture phase, so that it runs before the link interceptor navigates.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function linkToVersion(area: string, version: string) {
  if (document.querySelector(`[data-area="${CSS.escape(area)}"][data-viewed]`)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    if (link.pathname.endsWith(`/docs/${area}`)) link.pathname += `/${version}`;
  }
}
