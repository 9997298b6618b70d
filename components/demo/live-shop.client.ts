import { ConsoleProblem } from '@/lib/browser/console/problem';
import { forgetSandbox, openSandbox, type Sandbox } from '@/lib/browser/console/sandbox';
import { createLiveSdk } from '@/lib/browser/live-sdk/create-live-sdk';
import { withoutElement } from '@/lib/browser/live-sdk/live-entry';
import { createLog } from '@/lib/browser/live-sdk/log';
import { attachGuest, storefrontToken } from '@/lib/browser/live-sdk/storefront-token';
import { customerIdentifierOf, type Viewer } from '@/lib/sandbox/shops/demo/viewers';
import { DEMO_SHOP } from '@/lib/site/config/hooks';
import type { RunningSdk } from '@/lib/storefront/sdk';
import { cart } from './cart.client';
import { PLACEHOLDER } from './recorded-controls.client';
import { shopUrl } from './shop-url.client';
import { changeVisit, readVisit, type Visit } from './visit.client';

/** A demo shop whose widgets run. */
export interface LiveShop {
  sdk: RunningSdk;
  sandbox: Sandbox;
}

/** Does work in the shop, which enters it first, and shows its state or problem. @returns `null` if there is a problem */
export type Attempt = <T>(work: (enter: typeof enterShop) => Promise<T>) => Promise<T | null>;

/** The latest events and requests of this page. */
export const log = createLog();
let injected = new WeakSet<Element>();

/** Resolves when the widget of a placeholder runs. */
export function whenInjected(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!injected.has(element)) return;
      stop();
      resolve();
    };
    const stop = log.onChange(check);
    check();
  });
}

let current: Promise<LiveShop> | undefined;
/** Ends the SDK that runs. */
let running: AbortController | undefined;

/**
 * The shop in the reader's sandbox, which starts once. For a change, it starts again: then the widgets have another
 * customer or language, or read what has changed in the sandbox.
 *
 * @throws ConsoleProblem if it can't start; then nothing of the visit changes
 */
export function enterShop(change?: Partial<Visit>): Promise<LiveShop> {
  if (current && !change) return current;
  const before = current;
  const next = Promise.resolve(before)
    .catch(() => {})
    .then(() => start({ ...readVisit(), ...change, isLive: true }));
  current = next;
  next.catch(() => {
    if (current === next) current = running && before;
  });
  return next;
}

async function start(visit: Visit): Promise<LiveShop> {
  const { viewer, locale } = visit;
  const root = document.querySelector<HTMLElement>(`[${DEMO_SHOP}]`) as HTMLElement;
  const { sandbox, token } = await admit(viewer);
  const abort = new AbortController();
  const { sdk, start: init } = await createLiveSdk({
    sandbox,
    viewer,
    locale,
    root,
    signal: abort.signal,
    onRequest: (request) => log.add({ kind: 'request', request }),
    onEvent(name, payload) {
      if (name === 'widget_injected' && 'element' in payload) release(payload.element);
      log.add({ kind: 'event', name, payload: withoutElement(payload) });
    },
  });
  sdk.setCustomCartRepository(cart.repository);
  sdk.setCustomDiscountStrategy(cart.discounts);
  sdk.setModifyURLFunction(shopUrl);
  holdPlaces(root);
  running?.abort();
  running = undefined;
  await init(token);
  running = abort;
  changeVisit({ isLive: true, viewer, locale });
  return { sdk, sandbox };
}

/** The sandbox, and a token that its shop has issued. A stored sandbox that was removed is replaced. */
async function admit(
  viewer: Viewer,
  isSecond = false,
): Promise<{ sandbox: Sandbox; token: string }> {
  const { sandbox } = await openSandbox();
  const customer = customerIdentifierOf(viewer);
  try {
    if (customer) await attachGuest(sandbox, customer);
    return { sandbox, token: await storefrontToken(sandbox, customer) };
  } catch (error) {
    if (isSecond || !(error instanceof ConsoleProblem && error.kind === 'expired')) throw error;
    forgetSandbox();
    return admit(viewer, true);
  }
}

/** Keeps the height of widgets until those that start in their places have data, so that nothing moves twice. */
function holdPlaces(root: HTMLElement): void {
  injected = new WeakSet();
  for (const place of root.querySelectorAll<HTMLElement>(PLACEHOLDER)) {
    place.style.minBlockSize = `${place.offsetHeight}px`;
  }
}

function release(place: HTMLElement): void {
  place.style.minBlockSize = '';
  injected.add(place);
}
