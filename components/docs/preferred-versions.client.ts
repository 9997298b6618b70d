import { preferredVersionKey } from '@/lib/browser/preferred-version-key';
import { readStored, writeStored } from '@/lib/browser/storage';

/**
 * Drops remembered versions that no longer exist, and leads links to an area's beginning to the version that the
 * reader prefers, on pages outside the area (spec 1 §4). Pages name the versions: `data-versions="Sdk:current,1.x"`.
 */
export function checkPreferredVersions(): void {
  const listed = document.querySelector<HTMLElement>('[data-versions]')?.dataset.versions ?? '';
  for (const entry of listed.split(' ').filter(Boolean)) {
    const [area = '', names = ''] = entry.split(':');
    const preferred = readStored(preferredVersionKey(area));
    if (preferred === null) continue;
    if (!names.split(',').includes(preferred)) {
      writeStored(preferredVersionKey(area), null);
    } else if (preferred !== 'current') {
      leadToVersion(area, preferred);
    }
  }
}

/** Remembers a version when the reader picks it; visiting a page of a version remembers nothing. */
export function rememberChosenVersions(): () => void {
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-version]') : null;
    const { area, version } = link?.dataset ?? {};
    if (area && version) writeStored(preferredVersionKey(area), version);
  };
  // Before the navigator, which stops at nothing, and in time for the next page.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function leadToVersion(area: string, version: string) {
  if (document.querySelector(`[data-area="${CSS.escape(area)}"][data-viewed]`)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    if (link.pathname.endsWith(`/docs/${area}`)) link.pathname += `/${version}`;
  }
}
