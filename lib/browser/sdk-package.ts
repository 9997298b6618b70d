import { defaultServerUrl } from '../site/config/api-url';
import type { LoadedFileName, LoadedModules } from '../storefront/modules/loaded-modules';
import { createSdk, type RunningSdk } from '../storefront/sdk';
import { findLoadedSdk, sdkEnvironment } from './sdk-environment';

/** Bundlers of shops make a file of each. */
const MODULES: { [Name in LoadedFileName]: () => Promise<LoadedModules[Name]> } = {
  gift_registry: () => import('../storefront/modules/gift-registry'),
  placeholders: () => import('../storefront/modules/placeholders'),
  reviews: () => import('../storefront/modules/reviews'),
  rewards: () => import('../storefront/modules/rewards'),
  wishlists: () => import('../storefront/modules/wishlists'),
};

function createPackageSdk(): RunningSdk {
  const sdk = createSdk({
    ...sdkEnvironment,
    apiUrl: defaultServerUrl,
    loadModule: (name) => MODULES[name](),
  });
  // A script or another copy of the package finds it, so that a page has one SDK.
  if (sdkEnvironment.document) Object.assign(globalThis, { Laurel: sdk });
  return sdk;
}

/** The SDK of the package `@laurel/sdk`: that of the page if a script has added one. */
export const sdk: RunningSdk = findLoadedSdk() ?? createPackageSdk();
