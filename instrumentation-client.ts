import { navigationStarted } from './components/shell/navigation-progress';

// The home page's banner looks for this: it is set as soon as the site's scripts run at all.
document.documentElement.dataset.scripts = 'loaded';

/** Every client navigation begins here, whoever asked for it. */
export function onRouterTransitionStart(url: string) {
  navigationStarted(url);
}
