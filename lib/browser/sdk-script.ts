import { type ModuleFiles, moduleFiles } from '../storefront/script/module-files';
import { apiUrlOf, findScriptUrl } from '../storefront/script/script-url';
import { createSdk } from '../storefront/sdk';

/** Values that the build writes into the script (`lib/build/sdk/bundle-sdk.ts`). */
declare const SDK_BUILD: { files: ModuleFiles; apiUrl: string; defaultApiUrl: string };

const scriptUrl = findScriptUrl(document);
/** Looked up at each call, since other scripts of a page may replace it. */
const browserFetch: typeof fetch = (...request) => fetch(...request);

// The browser makes an element with the id `Laurel` a global too.
const { Laurel: existing } = window as { Laurel?: { init?: unknown } };

if (typeof existing?.init === 'function') {
  // Not only in debug mode: the second script may be another version.
  console.warn(
    '[Laurel] The page loads the SDK twice. The first one stays, the second one is ignored.',
  );
} else {
  const sdk = createSdk({
    document,
    fetch: browserFetch,
    now: () => Date.now(),
    random: () => Math.random(),
    // `randomUUID` exists in secure contexts only.
    uniqueKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    startTimer(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    apiUrl: apiUrlOf(scriptUrl, SDK_BUILD.apiUrl, SDK_BUILD.defaultApiUrl),
    console,
    ...moduleFiles({
      scriptUrl,
      files: SDK_BUILD.files,
      fetch: browserFetch,
      importFile: (url) => import(url),
    }),
  });
  Object.assign(window, { Laurel: sdk });
}
