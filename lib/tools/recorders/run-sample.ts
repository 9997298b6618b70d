import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Database } from '../../api/database/database';
import { rateBuckets } from '../../api/database/tables/access';
import type { FrameMessage } from '../../browser/live-sdk/frame-messages';
import type { LiveEntry } from '../../browser/live-sdk/live-entry';
import type { SdkFile } from '../../build/sdk/bundle-sdk';
import type { SampleFile } from '../../content/sdk/sample-files';
import type { SdkSample } from '../../content/sdk/samples';
import { defaultServerUrl } from '../../site/config/api-url';
import { routePhotos } from '../testing/packages/shop-browser';
import { startScriptSite } from '../testing/sdk/script-site';
import { repeatableApi } from './recorder';

const MARA = { customerIdentifier: 'mara@mail.example' };
const SHOP = 'https://northlight.shop.example';

/** Paths of the shop. */
const OTHER_PAGE = ({ pathname }: URL) => !/^\/(samples|sdk|v2|storefront)\//.test(pathname);

/** The call that starts the SDK, once it has a result. */
const INIT = /^Laurel\.init\(/;

/** Time without a request or an entry after which a sample has done what follows an action. */
const QUIET_MS = 150;

/** The same for samples with timers: the longest one, and a margin. */
const QUIET_WITH_TIMERS_MS = 1_500;

/** Elements that scripts react to, without those that contain others or show text, and those of React samples. */
const UNUSED = [
  '[data-from-sample]:not(p, progress, script, :has([data-from-sample]))',
  'main > [data-react] :is(button:not([type="submit"]), select, form)',
]
  .map((selector) => `${selector}:not(:disabled, [data-used])`)
  .join(', ');

/** The first button of the widget that a page shows. */
const WIDGET_BUTTON = 'main > [class$="-placeholder"] button';

/** Elements that are used at most: some samples add more with each click. */
const MOST = 8;

/** Something that a sample did, or what the customer did before. */
export type RunEntry = LiveEntry | { kind: 'action'; text: string };

interface Setting {
  browser: Browser;
  database: Database;
  /** Files of the SDK, and the script of the frame. */
  sdk: readonly SdkFile[];
  /** Files below `/samples`: documents by the ids of their samples, and what they load. */
  files: ReadonlyMap<string, SampleFile>;
  sample: SdkSample;
}

/**
 * Runs a sample in a fresh demo shop as its page does, for a customer who clicks each of its elements, and then the widget
 * twice.
 *
 * @returns what happened, in order
 */
export async function runSample({
  browser,
  database,
  sdk,
  files,
  sample: { id, code },
}: Setting): Promise<RunEntry[]> {
  const { api, fulfill } = await repeatableApi(database, id);
  const send = async (request: Request) => {
    await database.delete(rateBuckets);
    const response = await api.send(request);
    if (request.url.endsWith('/redeem')) await fulfill();
    return response;
  };
  const site = await startScriptSite({ send }, sdk);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await serveSamples(context, files);
  const page = await context.newPage();
  const entries: RunEntry[] = [];
  // Pages that the sample opens: the browser stays where it is.
  await context.route(OTHER_PAGE, (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    entries.push({ kind: 'link', href: route.request().url().replace(site.origin, SHOP) });
    return route.fulfill({ status: 204 });
  });
  await page.exposeFunction('tell', (text: string) => {
    const documented = text
      .replaceAll(`${site.origin}/samples/frames/${id}`, `${SHOP}/`)
      .replaceAll(site.origin, defaultServerUrl)
      .replaceAll(api.shop.domain, new URL(SHOP).host);
    const message: FrameMessage = JSON.parse(documented);
    if (message.kind === 'needsToken') return api.issueStorefrontToken(message.isGuest ? {} : MARA);
    if (message.kind !== 'ready') entries.push(message);
    return '';
  });
  const hasTimers = code.includes('setTimeout(');
  const untilQuiet = watch(page, entries, hasTimers ? QUIET_WITH_TIMERS_MS : QUIET_MS);
  await page.goto(`${site.origin}/samples/frames/${id}`);
  await page.evaluate(connect, api.shop.domain);
  await untilQuiet();
  await actAsCustomer(page, entries, untilQuiet);
  await context.close();
  site.close();
  return entries;
}

/** Serves the documents and modules of the samples. */
async function serveSamples(context: BrowserContext, files: Setting['files']): Promise<void> {
  await routePhotos(context);
  await context.route('**/samples/**', (route) => {
    const file = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill({ contentType: file?.type ?? 'text/plain', body: file?.text ?? '' });
  });
}

/** @returns waits until the SDK has started, and the page is idle, sends no requests, and reports nothing more */
function watch(page: Page, entries: readonly RunEntry[], quietMs: number): () => Promise<void> {
  let open = 0;
  let sent = 0;
  page.on('request', () => {
    open += 1;
    sent += 1;
  });
  const onEnd = () => {
    open -= 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  const isStarted = () => entries.some((each) => each.kind === 'call' && INIT.test(each.code));
  return async () => {
    let before = '';
    while (open > 0 || !isStarted() || before !== `${sent} ${entries.length}`) {
      before = `${sent} ${entries.length}`;
      await page.evaluate(pause, quietMs);
    }
  };
}

/** Runs in the page. On a busy machine, scripts of the page take longer than timers. */
async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Runs in the page: gives its script a port, as a page of the documentation does. */
function connect(shop: string): void {
  const { tell } = window as unknown as { tell(text: string): Promise<string> };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data }) => {
    const token = await tell(data);
    const { kind, number } = JSON.parse(data);
    if (kind === 'needsToken') port1.postMessage(JSON.stringify({ kind: 'token', number, token }));
  };
  window.postMessage('laurel-sample-port', '*', [port2]);
  port1.postMessage(JSON.stringify({ kind: 'start', shop, colorScheme: 'light' }));
}

/** Uses each element of a sample that is visible, and the widget of the page twice, which may show more of them. */
async function actAsCustomer(
  page: Page,
  entries: RunEntry[],
  untilQuiet: () => Promise<void>,
): Promise<void> {
  const click = async (locator: Locator) => {
    entries.push({ kind: 'action', text: await locator.evaluate(describe) });
    await locator.evaluate(activate);
    await untilQuiet();
  };
  const clickAll = async () => {
    const unused = page.locator(UNUSED).filter({ visible: true }).first();
    for (let count = 0; count < MOST && (await unused.count()) > 0; count++) await click(unused);
  };
  await clickAll();
  const button = page.locator(WIDGET_BUTTON).first();
  for (let times = 0; times < 2 && (await button.count()) > 0; times++) {
    await click(button);
    await clickAll();
  }
}

/** Runs in the page. @returns what is clicked or sent: the tag of a script's element, or else its name */
function describe(element: HTMLElement | SVGElement): string {
  const action = element instanceof HTMLFormElement ? 'submit' : 'click';
  if (element.hasAttribute('data-from-sample'))
    return `${action} ${element.outerHTML.replace(' data-from-sample=""', '').split('>')[0]}>`;
  const name = element.ariaLabel ?? (action === 'click' && element.textContent);
  return `${action} <${element.localName}>${name ? ` ${name}` : ''}`;
}

/** Runs in the page: clicks a button, sends a form, and chooses the last option. */
function activate(element: HTMLElement | SVGElement): void {
  element.setAttribute('data-used', '');
  if (element instanceof HTMLSelectElement) element.selectedIndex = element.options.length - 1;
  const types = element instanceof HTMLFormElement ? ['submit'] : ['click', 'change'];
  for (const type of types) {
    element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
}
