import type { BrowserContext, Page } from '@playwright/test';

/** Slows a page down to a slow phone on a slow connection: 150 ms, 1.6 Mbit/s, a sixth of the processor. */
export async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
