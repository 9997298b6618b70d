import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';

/** Slows the connection down to the rates that browsers simulate as slow 4G, without a cache. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Sets the connection that pages read from `navigator.connection`. `setDataSaver` changes it later. */
export async function stubConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    const events = Object.assign(new EventTarget(), { onchange: () => {} }, value);
    events.addEventListener('change', () => events.onchange());
    Object.defineProperty(navigator, 'connection', { value: events, configurable: true });
  }, connection);
}

/** Switches data saver of a stubbed connection on or off. */
export function setDataSaver(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((saveData) => {
    const { connection } = navigator as Navigator & { connection?: EventTarget };
    if (!connection) return;
    Object.assign(connection, { saveData });
    connection.dispatchEvent(new Event('change'));
  }, isOn);
}

/** Whether a script fetches the HTML of a page, such as for the list of a category in the sidebar. */
function isPageFetch(request: Request): boolean {
  return request.resourceType() === 'fetch' && request.headers().accept === 'text/html';
}

/** Lets a function respond when scripts fetch pages. @returns a function that ends it */
export async function routePageFetches(
  page: Page,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const address = '**/*';
  const handler = (route: Route) =>
    isPageFetch(route.request()) ? handle(route) : route.fallback();
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Collects the paths of pages that scripts fetch. */
export function collectPageFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isPageFetch(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Collects the paths of the pages that are opened, also of those that were fetched before. */
export function collectLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

/** The style sheet of a page. */
export async function stylesOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
  if (!href) throw new Error(`${path} has no link to its style sheet.`);
  return href;
}

/** Holds responses back until the returned function is called. */
export async function holdResponses(page: Page, url: string | RegExp): Promise<() => void> {
  const { hold, release } = createHold();
  await page.route(url, hold);
  return release;
}

/** Delays pages that the browser opens. */
export async function delayNavigations(page: Page, ms: number): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, ms));
    // A request that the page has canceled can't continue.
    await route.continue().catch(() => {});
  });
}

/** Holds back pages that scripts fetch until the returned function is called. */
export async function holdPageFetches(page: Page): Promise<() => void> {
  const { hold, release } = createHold();
  await routePageFetches(page, hold);
  return release;
}

function createHold() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await isReleased;
    // A request that the page has canceled can't continue.
    await route.continue().catch(() => {});
  };
  return { hold, release: () => release() };
}

interface Transfer {
  url: string;
  /** As transferred, with headers. */
  bytes: number;
}

/** Counts the bytes that a page loads from now on. */
export async function countTransfers(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const pending = new Set<string>();
  const finished: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // Tests use this address to wait.
    if (request.url.endsWith('/healthz')) return;
    urls.set(requestId, request.url);
    pending.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pending.delete(requestId))
      finished.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  await session.send('Network.enable');
  return {
    async whenFinished(): Promise<readonly Transfer[]> {
      await expect.poll(() => pending.size).toBe(0);
      return finished;
    },
  };
}
