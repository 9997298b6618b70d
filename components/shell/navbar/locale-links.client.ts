import { closestTarget } from '@/lib/browser/closest-target';
import { withBasePath, withoutBasePath } from '@/lib/site/config/base-path';
import { LOCALE_LINK } from '@/lib/site/config/hooks';
import { localizedPath } from '@/lib/site/config/localized-path';
import { site } from '@/lib/site/config/site';

/** Points a clicked language link to the current page, query and fragment (SPECIFICATION.md, section 2). */
export function updateLocaleLinks(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = closestTarget<HTMLAnchorElement>(event, `[${LOCALE_LINK}]`);
    if (!link?.dataset.locale) return;
    const codes = site.locales.map(({ code }) => code);
    const path = withoutBasePath(location.pathname);
    link.href =
      withBasePath(localizedPath(path, link.dataset.locale, codes, site.defaultLocale)) +
      location.search +
      location.hash;
    // A link to the current address would scroll to the top.
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (link.href === location.href && !opensElsewhere) event.preventDefault();
    link.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}
