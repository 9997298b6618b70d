import { allowReload } from '@/lib/browser/reload-once';
import { startFeatures } from './features.client';

/**
 * The script of prerendered pages, which runs when the reader is about to use the page. It replaces the framework's
 * scripts. `lib/build/bundle-script.ts` bundles it.
 */

// The base path banner of the home page checks this attribute to find out whether the site's scripts run.
document.documentElement.dataset.scripts = 'loaded';

allowReload();
startFeatures(new AbortController().signal);
