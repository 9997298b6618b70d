import { navigationStarted } from './components/shell/navigation-progress.client';
import { expectAssetsOf, watchStylesheets } from './lib/browser/asset-errors';

// The home page's banner looks for this: it is set as soon as the site's scripts run at all.
document.documentElement.dataset.scripts = 'loaded';

watchStylesheets();

/** Every client navigation begins here, whoever asked for it. */
export function onRouterTransitionStart(url: string) {
  expectAssetsOf(url);
  navigationStarted(url);
}
