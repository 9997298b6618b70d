import type { Page } from '@playwright/test';

/** Waits until the page has laid out the changes of the last script, and finite animations have ended. */
export function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const finite = document
      .getAnimations()
      // Those that follow the scroll position may never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    for (let count = 0; count < 10; count++) await frame();
  });
}

/** Waits until the page has sent its pending requests: the browser sends requests in order. */
export async function requestsAreSent(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz').then((response) => response.text()));
}
