import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from '@playwright/test';

/** Sets the connection that pages read from `navigator.connection`. `setDataSaver` changes it later. */
export async function stubConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Switches data saver of a stubbed connection on or off. */
export function setDataSaver(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((saveData) => {
    Object.assign((navigator as Navigator & { connection?: object }).connection ?? {}, {
      saveData,
    });
  }, isOn);
}

/** Whether an address is that of page data. */
export function isPageData(url: URL): boolean {
  return url.searchParams.has('_rsc');
}

/** Collects the paths of pages that are prefetched. */
export function collectPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if ('next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers)
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Collects the paths of full page loads. */
export function collectLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/**
 * The files with an ending that a navigation from another page to a page loads. The merged style sheet of a page isn't
 * one of them.
 */
export async function additionalFiles(
  request: APIRequestContext,
  ending: '.js' | '.css',
  path: string,
  other: string,
): Promise<string[]> {
  const filesOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    // The data of a page adds links to the style sheets that a navigation loads.
    const [data] = /\/_next\/static\/pages\/[\w.~-]+/.exec(html) ?? [];
    const links = data ? (await (await request.get(data)).text()).split('\n')[0] : '';
    const scripts = html.replace(/<link rel="stylesheet"[^>]*>/g, '');
    return [...(scripts + links).matchAll(/\/_next\/static\/chunks\/[\w.~-]+/g)].map(
      ([file]) => file,
    );
  };
  const others = new Set(await filesOf(other));
  return [...new Set(await filesOf(path))].filter(
    (file) => file.endsWith(ending) && !others.has(file),
  );
}

/** Holds responses back until the returned function is called. */
export async function holdResponses(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    // A request that the page has canceled can't continue.
    await route.continue().catch(() => {});
  });
  return () => release();
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
