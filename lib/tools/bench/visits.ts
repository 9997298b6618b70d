import { type Browser, chromium, type Page } from '@playwright/test';
import { findTool } from '../testing/runner/ensure-tools';
import { type SiteServer, startSite } from '../testing/servers/site-server';
import { LIGHTHOUSE_PHONE, slowDown } from '../testing/slow-device';
import { gzipped } from './report';

/** Starts a browser for measurements. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findTool('chromium') ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Starts the built site and a browser, and stops both in the end. */
export async function withBrowser(
  measure: (browser: Browser, site: SiteServer) => Promise<void>,
): Promise<void> {
  const site = await startSite(process.cwd());
  const browser = await startBrowser();
  try {
    await measure(browser, site);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Measures a new page of a new reader, whose cache is empty, with the speed of a slow phone. */
export async function visit<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await slowDown(page, LIGHTHOUSE_PHONE);
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Collects the sizes of the JavaScript files that a page loads from now on. @returns reads their sum */
export function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(
      request.response().then(async (response) => (response ? gzipped(await response.body()) : 0)),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
