import { BASE_PATH, withoutBasePath } from '../site/config/base-path';
import type { RunningSdk } from '../storefront/sdk';
import { createCart } from './live-sdk/cart';
import {
  type FrameMessage,
  type FrameOrder,
  PORT_MESSAGE,
  writeFrameMessage,
} from './live-sdk/frame-messages';
import { withoutElement } from './live-sdk/live-entry';
import { loggingFetch } from './live-sdk/logging-fetch';
import { recordCalls, textOf } from './live-sdk/record-calls';
import { SDK_EVENTS } from './live-sdk/sdk-events';
import { findLoadedSdk } from './sdk-environment';

/** The script of the frames that samples run in. The page of the documentation starts it with a port. */

/** Paths of the site that exist. All others are those of the server of a shop. */
const SITE_PATH = /^\/(v2|storefront|sdk|samples)\//;

/** Requests to this path of a shop end the session of the customer. */
const SIGN_OUT = '/sign-out';

let isGuest = false;
let lastNumber = 0;
const waiting = new Map<number, (token: string) => void>();

addEventListener('message', function receive({ source, data, ports: [port] }) {
  if (source !== parent || data !== PORT_MESSAGE || !port) return;
  removeEventListener('message', receive);
  const send = (message: FrameMessage) => port.postMessage(writeFrameMessage(message));
  port.onmessage = (event) => {
    const order: FrameOrder = JSON.parse(event.data);
    if (order.kind === 'start') void start(order, send);
    else waiting.get(order.number)?.(order.token);
  };
});

type Send = (message: FrameMessage) => void;
type StartOrder = Extract<FrameOrder, { kind: 'start' }>;

async function start({ shop, colorScheme }: StartOrder, send: Send): Promise<void> {
  document.documentElement.style.colorScheme = colorScheme;
  reportOutput(send);
  replaceStorage();
  const newToken = () =>
    new Promise<string>((resolve) => {
      lastNumber += 1;
      waiting.set(lastNumber, resolve);
      send({ kind: 'needsToken', number: lastNumber, isGuest });
    });
  replaceFetch(newToken, send);
  cancelLinks(send);
  const sdk = findLoadedSdk();
  // Nothing follows, so the page reports the problem.
  if (!sdk) return;
  for (const name of SDK_EVENTS) {
    sdk.on(name, (payload: object) => {
      if (!isHiddenOverlay(payload))
        send({ kind: 'event', name, payload: withoutElement(payload) });
    });
  }
  const { repository, discounts } = createCart();
  sdk.setCustomCartRepository(repository);
  sdk.setCustomDiscountStrategy(discounts);
  const own = { shop, apiUrl: location.origin + BASE_PATH };
  const Laurel: RunningSdk = recordCalls(sdk, own, send);
  Object.assign(window, { Laurel });
  send({ kind: 'ready' });
  if (!('startsItself' in document.body.dataset)) {
    void Laurel.init({ ...own, getStorefrontToken: newToken });
  }
  const { module, hash } = document.body.dataset;
  if (hash) location.hash = hash;
  // Absolute, since a script of a frame without an origin may have no base.
  await import(location.origin + module);
}

/** Whether an event is that of an overlay of the frame that isn't the subject, and shows nothing until it opens. */
const isHiddenOverlay = (payload: { element?: HTMLElement }) =>
  payload.element?.parentElement === document.body &&
  payload.element.dataset.laurelLauncher === 'false';

/** Answers what samples request from the server of their shop, and reports the other requests. */
function replaceFetch(newToken: () => Promise<string>, send: Send): void {
  const logged = loggingFetch({
    fetch: window.fetch.bind(window),
    onRequest: (request) => send({ kind: 'request', request }),
  });
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isOfSite = url.host !== location.host || SITE_PATH.test(withoutBasePath(url.pathname));
    if (isOfSite) return logged(input, init);
    if (url.pathname === SIGN_OUT) isGuest = true;
    return Response.json({ storefrontToken: await newToken(), codes: [], items: [] });
  };
}

/** Gives samples a `sessionStorage`, which frames without an origin lack. It is empty at first in each run. */
function replaceStorage(): void {
  const values = new Map<string, string>();
  const value = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  };
  Object.defineProperty(window, 'sessionStorage', { value });
}

/** Shows links, and doesn't follow them: the page that they lead to isn't a page of the shop. */
function cancelLinks(send: Send): void {
  document.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link?.protocol.startsWith('http')) return;
    event.preventDefault();
    send({ kind: 'link', href: link.href });
  });
}

function reportOutput(send: Send): void {
  const report = (isError: boolean, values: unknown[]) =>
    send({ kind: 'output', isError, text: values.map(textOf).join(' ') });
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    console[level] = (...values: unknown[]) => report(level === 'error', values);
  }
  addEventListener('error', ({ message }) => report(true, [message]));
  addEventListener('unhandledrejection', ({ reason }) => report(true, [String(reason)]));
}
