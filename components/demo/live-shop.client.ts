import { ConsoleProblem } from '@/lib/browser/console/problem';
import type { Sandbox } from '@/lib/browser/console/sandbox';
import { SDK_EVENTS } from '@/lib/browser/live-sdk/sdk-events';
import { findLoadedSdk } from '@/lib/browser/sdk-environment';
import { BASE_PATH, withBasePath } from '@/lib/site/config/base-path';
import type { SdkEventMap, URLType } from '@/lib/storefront/declared';
import { hasFailed } from '@/lib/storefront/results';
import type { RunningSdk } from '@/lib/storefront/sdk';
import { cartRepository, discountStrategy } from './cart.client';
import { CATALOG } from './catalog.data';
import { DEMO_PAGES, productPath } from './pages.data';
import { PLACEHOLDER } from './recorded-controls.client';
import { currentSandbox, newStorefrontToken } from './shop-server.client';
import { readVisit } from './visit.client';

/** A demo shop whose widgets run. */
export interface LiveShop {
  sdk: RunningSdk;
  sandbox: Sandbox;
}

/** An event of the SDK that fired. */
export interface FiredEvent {
  name: keyof SdkEventMap;
  payload: object;
  /** When it fired, as requests have their times. */
  at: number;
}

/** The page of the demo shop for each kind of link besides those to products. */
const PATHS: Readonly<Record<Exclude<URLType, 'product'>, string>> = {
  cart: DEMO_PAGES.cart.path,
  checkout: DEMO_PAGES.cart.path,
  login: DEMO_PAGES.account.path,
  register: DEMO_PAGES.account.path,
  rewards_page: DEMO_PAGES.rewards.path,
  reviews_page: DEMO_PAGES.reviews.path,
  wishlists_page: DEMO_PAGES.wishlists.path,
  shared_wishlists_page: DEMO_PAGES.sharedWishlist.path,
};

/** Everything that has fired on this page. */
export const firedEvents: FiredEvent[] = [];
const listeners = new Set<() => void>();

/** Calls a function after each event. @returns stops it */
export function onFired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves when the widget of a placeholder runs. */
export function whenInjected(element: Element): Promise<void> {
  const isInjected = () =>
    firedEvents.some(({ payload }) => (payload as { element?: Element }).element === element);
  return new Promise((resolve) => {
    const check = () => {
      if (!isInjected()) return;
      stop();
      resolve();
    };
    const stop = onFired(check);
    check();
  });
}

let starting: Promise<LiveShop> | undefined;

/**
 * Loads the SDK and starts it in the reader's sandbox, once.
 *
 * @throws ConsoleProblem if the sandbox can't be used
 * @throws Error if the SDK can't be loaded
 */
export function startShop(): Promise<LiveShop> {
  starting ??= start().catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start(): Promise<LiveShop> {
  const [sandbox, sdk] = await Promise.all([currentSandbox(), loadSdk()]);
  for (const name of SDK_EVENTS) {
    sdk.on(name, (payload) => {
      firedEvents.push({ name, payload, at: performance.now() });
      for (const listener of listeners) listener();
    });
  }
  sdk.setCustomCartRepository(cartRepository);
  sdk.setCustomDiscountStrategy(discountStrategy);
  sdk.setModifyURLFunction((url, { type, handle, productId }) => {
    const { search } = new URL(url, location.href);
    if (type !== 'product') return withBasePath(PATHS[type]) + search;
    const known = CATALOG.find((product) => product.id === productId)?.handle ?? handle;
    return known ? withBasePath(productPath(known)) + search : url;
  });
  holdPlaces(sdk);
  const started = await sdk.init({
    shop: sandbox.shop.domain,
    getStorefrontToken: () => newStorefrontToken(sandbox),
    apiUrl: location.origin + BASE_PATH,
    locale: readVisit().locale,
  });
  if (hasFailed(started)) throw new ConsoleProblem('failed');
  return { sdk, sandbox };
}

/** Keeps the height of recorded widgets until those that run in their places have data, so that nothing moves twice. */
function holdPlaces(sdk: RunningSdk): void {
  for (const place of document.querySelectorAll<HTMLElement>(PLACEHOLDER)) {
    place.style.minBlockSize = `${place.offsetHeight}px`;
  }
  sdk.on('widget_injected', ({ element }) => {
    element.style.minBlockSize = '';
  });
}

/** The SDK of the site, as the pages of shops load it. */
async function loadSdk(): Promise<RunningSdk> {
  // A start that failed later has loaded it.
  const loaded = findLoadedSdk();
  if (loaded) return loaded;
  const script = document.createElement('script');
  await new Promise((resolve, reject) => {
    Object.assign(script, {
      src: withBasePath('/sdk/v2/sdk.js'),
      onload: resolve,
      onerror: reject,
    });
    document.head.append(script);
  }).catch(() => {
    script.remove();
    throw new ConsoleProblem('offline');
  });
  return findLoadedSdk() as RunningSdk;
}

/** Lets the widgets load everything again, for another customer or after the clock has moved. */
export async function refreshShop({ sdk, sandbox }: LiveShop): Promise<void> {
  const storefrontToken = await newStorefrontToken(sandbox);
  await sdk.authenticateCustomer({ storefrontToken });
}
