import type { Page } from '@playwright/test';

/**
 * Holds back requests until they are released.
 *
 * @param pattern a glob of addresses, as `page.route` takes it
 * @returns `isReached` resolves at the first request
 */
export async function holdRequests(page: Page, pattern: string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return { isReached: page.waitForRequest(pattern), release };
}
