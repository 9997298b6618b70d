import type { Environment } from '../storefront/environment';
import type { RunningSdk } from '../storefront/sdk';

/** Looked up at each call, since other scripts of a page may replace it. */
const browserFetch: typeof fetch = (...request) => fetch(...request);

/** The parts of the browser that the SDK uses. On a server, they have no document. */
export const sdkEnvironment: Omit<Environment, 'apiUrl'> = {
  document: globalThis.document ?? null,
  fetch: browserFetch,
  now: () => Date.now(),
  random: () => Math.random(),
  // `randomUUID` exists in secure contexts only.
  uniqueKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  startTimer(run, milliseconds) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  console,
};

/** The SDK that a page has already. The browser makes an element with the id `Laurel` a global too. */
export function findLoadedSdk(): RunningSdk | undefined {
  const { Laurel } = globalThis as { Laurel?: Partial<RunningSdk> };
  return typeof Laurel?.init === 'function' ? (Laurel as RunningSdk) : undefined;
}
