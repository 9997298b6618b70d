import type { Page } from '@playwright/test';

/**
 * Holds back the responses of addresses until they are released.
 *
 * @param pattern a glob of addresses, as `page.route` takes it
 */
export async function holdResponses(page: Page, pattern: string) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return { isRequested: page.waitForRequest(pattern), release };
}
