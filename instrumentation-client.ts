import { startNavigationProgress } from './components/shell/navigation-progress.client';
import { setNavigationTarget, warnOfFullLoads, watchAssetErrors } from './lib/browser/asset-errors';

// The base path banner of the home page checks this attribute to find out whether the site's scripts run.
document.documentElement.dataset.scripts = 'loaded';

watchAssetErrors();

if (process.env.NODE_ENV === 'development') {
  import('./lib/browser/refresh-on-change').then(({ refreshOnChange }) => refreshOnChange());
}

/** Next.js calls this at the start of every client navigation. */
export function onRouterTransitionStart(url: string) {
  setNavigationTarget(url);
  warnOfFullLoads(startNavigationProgress(url));
}
