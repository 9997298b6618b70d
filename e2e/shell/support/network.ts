import type { APIRequestContext, Page, Request } from '@playwright/test';

/** A connection of the reader; `change` in the page alters it at run time. */
export async function stubConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

export function setDataSaver(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((saveData) => {
    Object.assign((navigator as Navigator & { connection?: object }).connection ?? {}, {
      saveData,
    });
  }, isOn);
}

/** Whether a request asks for the data of a page. */
export function isPageData(url: URL): boolean {
  return url.searchParams.has('_rsc');
}

/** Collects the paths of pages that are fetched ahead. */
export function collectPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if ('next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers)
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Collects the paths of documents that are loaded in full. */
export function collectLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The files of one kind that a page needs and another does not. */
export async function ownFiles(
  request: APIRequestContext,
  ending: '.js' | '.css',
  path: string,
  other: string,
): Promise<string[]> {
  const filesOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...html.matchAll(/\/_next\/static\/chunks\/[\w.~-]+/g)].map(([file]) => file);
  };
  const others = new Set(await filesOf(other));
  return [...new Set(await filesOf(path))].filter(
    (file) => file.endsWith(ending) && !others.has(file),
  );
}

/** Holds back the data of pages until it is told to let it go. */
export async function holdPageData(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(isPageData, async (route) => {
    await isLetGo;
    // A request that the page has given up can't go on.
    await route.continue().catch(() => {});
  });
  return () => letGo();
}
