import { type ModuleFiles, moduleFiles } from '../storefront/script/module-files';
import { apiUrlOf, findScriptUrl } from '../storefront/script/script-url';
import { createSdk } from '../storefront/sdk';
import { findLoadedSdk, sdkEnvironment } from './sdk-environment';

/** Values that the build writes into the script (`lib/build/sdk/bundle-sdk.ts`). */
declare const SDK_BUILD: { files: ModuleFiles; apiUrl: string; defaultApiUrl: string };

const scriptUrl = findScriptUrl(document);

if (findLoadedSdk()) {
  // Not only in debug mode: the second script may be another version.
  console.warn(
    '[Laurel] The page loads the SDK twice. The first one stays, the second one is ignored.',
  );
} else {
  const sdk = createSdk({
    ...sdkEnvironment,
    apiUrl: apiUrlOf(scriptUrl, SDK_BUILD.apiUrl, SDK_BUILD.defaultApiUrl),
    ...moduleFiles({
      scriptUrl,
      files: SDK_BUILD.files,
      fetch: sdkEnvironment.fetch,
      importFile: (url) => import(url),
    }),
  });
  Object.assign(window, { Laurel: sdk });
}
