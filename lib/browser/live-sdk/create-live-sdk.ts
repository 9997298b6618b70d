import { customerIdentifierOf, type Viewer } from '../../sandbox/shops/demo/viewers';
import { BASE_PATH, withBasePath } from '../../site/config/base-path';
import { loadOnce } from '../../site/config/load-once';
import type { Core, SdkEventMap } from '../../storefront/declared';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';
import { hasFailed } from '../../storefront/results';
import { type ModuleFiles, moduleFiles } from '../../storefront/script/module-files';
import { createSdk, type RunningSdk } from '../../storefront/sdk';
import { ConsoleProblem, fetchOrProblem, problemOf } from '../console/problem';
import type { Sandbox } from '../console/sandbox';
import { sdkEnvironment } from '../sdk-environment';
import { createCart } from './cart';
import { loggingFetch, type SdkRequest } from './logging-fetch';
import { SDK_EVENTS } from './sdk-events';
import { storefrontToken } from './storefront-token';

export interface LiveSdkOptions {
  sandbox: Sandbox;
  viewer: Viewer;
  locale: string;
  /** The only module whose methods and widgets are used. */
  module?: WidgetRule['app'];
  /** Contains the placeholders. */
  root: HTMLElement;
  /** Ends the SDK. */
  signal: AbortSignal;
  /** In place of that of the browser, for failures. */
  fetch?: typeof fetch;
  requestTimeoutMs?: number;
  onRequest: (request: SdkRequest) => void;
  /** Called with the address of a link to the shop, in place of following it. */
  onLink?: (href: string) => void;
  onEvent: <Name extends keyof SdkEventMap>(name: Name, payload: SdkEventMap[Name]) => void;
}

/** Addresses of the modules that the site serves. */
const SCRIPT_PATH = '/sdk/v2/sdk.js';

/** The current files of the modules. They are the same for all instances. */
const readFiles = loadOnce(async (): Promise<ModuleFiles> => {
  const response = await fetchOrProblem(withBasePath('/sdk/v2/modules.json'), {});
  if (!response.ok) throw new ConsoleProblem('failed');
  return response.json();
});

/**
 * Creates an SDK for a part of this page, with the demo shop of a sandbox. It is a separate instance, so the page can have
 * several. The caller sets what it needs and calls `start`.
 *
 * @throws ConsoleProblem if its code can't be loaded
 */
export async function createLiveSdk(options: LiveSdkOptions) {
  const { sandbox, locale, root, signal, onEvent, onLink } = options;
  let { viewer } = options;
  const { fetch = sdkEnvironment.fetch, onRequest } = options;
  let problem: ConsoleProblem | null = null;
  const sdk: RunningSdk = createSdk({
    ...sdkEnvironment,
    fetch: loggingFetch({
      onRequest,
      async fetch(input, init) {
        try {
          const response = await fetch(input, init);
          problem = problemOf(response);
          return response;
        } catch (error) {
          problem = new ConsoleProblem('offline');
          throw error;
        }
      },
    }),
    signal,
    apiUrl: location.origin + BASE_PATH,
    ...moduleFiles({
      scriptUrl: location.origin + withBasePath(SCRIPT_PATH),
      files: await readFiles(),
      fetch: sdkEnvironment.fetch,
      importFile: (url) => import(/* turbopackIgnore: true */ url),
    }),
  });
  for (const name of SDK_EVENTS) sdk.on(name, (payload) => onEvent(name, payload as never));
  const { repository, discounts } = createCart();
  sdk.setCustomCartRepository(repository);
  sdk.setCustomDiscountStrategy(discounts);
  // Dialogs are outside of `root`.
  if (onLink) {
    document.addEventListener('click', (event) => cancelShopLink(event, onLink), { signal });
  }
  const newToken = () => storefrontToken(sandbox, customerIdentifierOf(viewer));
  return {
    sdk,
    /** Ends the session of the customer on the server of the shop, as it must before `logoutCustomer`. */
    endSession() {
      viewer = 'guest';
    },
    /** Calls `init`, with a new token unless it gets one. @throws ConsoleProblem if it fails and wasn't ended */
    async start(token?: string) {
      const result = await sdk.init({
        shop: sandbox.shop.domain,
        storefrontToken: token ?? (await newToken()),
        getStorefrontToken: newToken,
        locale,
        root,
        ...(options.module && { modules: [options.module as Core.SDK_MODULES] }),
        ...(options.requestTimeoutMs && { requestTimeoutMs: options.requestTimeoutMs }),
      });
      if (hasFailed(result) && !signal.aborted) throw problem ?? new ConsoleProblem('failed');
      return result;
    },
  };
}

/** Links of widgets and dialogs are in shadow roots, which the page has none of. */
function cancelShopLink(event: MouseEvent, onLink: (href: string) => void): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || !(link.getRootNode() instanceof ShadowRoot)) return;
  if (!link.protocol.startsWith('http')) return;
  event.preventDefault();
  onLink(link.href);
}
