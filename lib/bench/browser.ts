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

/** As Lighthouse simulates a phone: 1.6 Mbit/s, a round trip of 150 ms, and a quarter of the processor. */
const PHONE = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, slowdown: 4 };

/** Slows a page down to a phone on a slow connection. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { latency, bytesPerSecond, slowdown } = PHONE;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
