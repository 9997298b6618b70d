import { defaultServerUrl } from '../site/config/api-url';
import type { LoadedModuleName, LoadedModules } from '../storefront/modules/loaded-modules';
import { createSdk, type RunningSdk } from '../storefront/sdk';
import { findLoadedSdk, sdkEnvironment } from './sdk-environment';

/** Bundlers of shops make a file of each. */
const MODULES: { [Name in LoadedModuleName]: () => Promise<LoadedModules[Name]> } = {
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
