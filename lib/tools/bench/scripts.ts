import type { Page } from '@playwright/test';
import { printTitle, reportMedians } from './report';
import { visit, withBrowser } from './visits';

const PATHS = [
  '/',
  '/docs/Sdk/core_concepts/event_lifecycle',
  '/docs/Sdk/modules/rewards/methods/redeemReward',
  '/docs/Api/rewards/redeem',
  '/docs/Webhooks/objects/customer_activity',
  '/docs/Sdk/reference/rewards/functions/getRewardsVipTiers',
];

const MEASURES = {
  readyMs: { name: 'until its controls work', unit: 'ms', max: 1_000 },
  // Tasks below 50 ms count as 0.
  taskMs: { name: 'longest task', unit: 'ms', max: 50 },
};

/** Moves the pointer for the first time, and waits until the controls of the page work. */
async function start(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' });
  // The page doesn't react to the first event, which has no movement.
  await page.mouse.move(200, 200);
  const movedAt = await page.evaluate(() => performance.now());
  const ready = page.waitForFunction(
    () => document.documentElement.dataset.ready !== undefined && performance.now(),
  );
  await page.mouse.move(210, 210);
  const readyMs = Number(await (await ready).jsonValue()) - movedAt;
  await page.waitForLoadState('networkidle');
  const tasks = await page.evaluate(
    () =>
      new Promise<{ end: number; duration: number }[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map(({ startTime, duration }) => ({ end: startTime + duration, duration })),
          ),
        );
        observer.observe({ type: 'longtask', buffered: true });
        // There may be none.
        setTimeout(resolve, 500, []);
      }),
  );
  const later = tasks.filter(({ end }) => end >= movedAt).map(({ duration }) => duration);
  return { readyMs, taskMs: Math.max(0, ...later) };
}

export function run(): Promise<void> {
  return withBrowser(async (browser, site) => {
    for (const path of PATHS) {
      printTitle(path);
      await reportMedians(MEASURES, 5, () =>
        visit(browser, { isPhone: true }, (page) => start(page, site.origin + path)),
      );
    }
  });
}
