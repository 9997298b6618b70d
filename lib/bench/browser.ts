import { type Browser, chromium, type Page } from '@playwright/test';
import { findTool } from '../testing/ensure-tools';
import { gzipped } from './page-bytes';

/** Starts a browser for measurements. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findTool('chromium') ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
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
