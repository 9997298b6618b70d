import type { Page } from '@playwright/test';

interface Slowness {
  /** Milliseconds that each request takes longer. */
  latency: number;
  /** Bytes per second. */
  downloadThroughput: number;
  uploadThroughput: number;
  /** Factor by which the processor is slower. */
  cpuSlowdown: number;
}

/** A slow phone on a slow connection: 150 ms, 1.6 Mbit/s, a sixth of the processor. */
export const SLOW_PHONE: Slowness = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
  cpuSlowdown: 6,
};

/** The phone and the connection that Lighthouse simulates: 150 ms, 1,638.4 kbit/s, a quarter of the processor. */
export const LIGHTHOUSE_PHONE: Slowness = {
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
  cpuSlowdown: 4,
};

/** A very slow connection at the full speed of the processor: 250 ms, 0.5 Mbit/s. */
export const SLOW_CONNECTION: Slowness = {
  latency: 250,
  downloadThroughput: 60_000,
  uploadThroughput: 30_000,
  cpuSlowdown: 1,
};

/** Slows a page down. */
export async function slowDown(
  page: Page,
  { cpuSlowdown, ...connection }: Slowness,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...connection });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
