import { replayHeldEvents } from '@/lib/browser/held-events';
import { setSiteOriginForPrint } from '@/lib/browser/site-origin';
import { DEMO_SHOP } from '@/lib/site/config/hooks';
import { enableRunButtons } from '../console/run-buttons.client';
import { enableCopyPage } from '../docs/copy-page.client';
import { applyPreferredVersions, rememberChosenVersions } from '../docs/preferred-versions.client';
import { enableSidebar } from '../docs/sidebar.client';
import { startTocScrollSpy } from '../docs/toc-scroll-spy.client';
import { enableCodeButtons } from '../markdown/code-buttons.client';
import { enableEntryFilter } from '../markdown/entry-filter.client';
import { watchLongLines } from '../markdown/long-lines.client';
import { enableSdkHints } from '../markdown/sdk-hints.client';
import { enableTabs } from '../markdown/tabs.client';
import { enableSearch } from '../search/search-button.client';
import { enableColorMode } from './color-mode/color-mode.client';
import { enableAnnouncementDismissal } from './dismiss-announcement.client';
import { enableShortcuts } from './keyboard/shortcuts.client';
import { enableProgressBar } from './loading/navigation-progress.client';
import { enableMobileMenu } from './mobile-menu/mobile-menu.client';
import { hideNavbarOnScroll } from './navbar/hide-navbar-on-scroll.client';
import { updateLocaleLinks } from './navbar/locale-links.client';

/**
 * Starts everything that pages can do with scripts. The features work on the HTML of a page, with or without the
 * framework's scripts.
 *
 * @param signal ends everything
 */
export function startFeatures(signal: AbortSignal): void {
  enableTabs(signal);
  enableSidebar(signal);
  enableShortcuts(signal);
  enableSearch(signal);
  enableMobileMenu(signal);
  enableCodeButtons(signal);
  enableRunButtons(signal);
  enableEntryFilter(signal);
  enableSdkHints(signal);
  watchLongLines(signal);
  enableCopyPage(signal);
  enableAnnouncementDismissal(signal);
  rememberChosenVersions(signal);
  updateLocaleLinks(signal);
  hideNavbarOnScroll(signal);
  setSiteOriginForPrint(signal);
  startTocScrollSpy(signal);
  enableColorMode(signal);
  enableProgressBar(signal);
  applyPreferredVersions();
  const finish = () => {
    document.documentElement.dataset.ready = '';
    replayHeldEvents();
  };
  const addDemoShop = () =>
    import('../demo/demo-shop.client').then(({ startDemoShop }) => startDemoShop(signal));
  if (document.querySelector(`[${DEMO_SHOP}]`))
    addDemoShop()
      .catch(() => {})
      .then(finish);
  else finish();
}
