import type { Browser } from '@playwright/test';
import { startSite } from '../testing/site-server';
import { LIGHTHOUSE_PHONE, slowDown } from '../testing/slow-device';
import { startBrowser } from './browser';
import { median } from './median';

/**
 * Prints what the first movement of the pointer costs on a slow phone: the time until the page is ready, the bytes that
 * arrive until then, and the longest task. The times depend on the machine.
 */

const RUNS = 5;
const GOALS = { readyMs: 1_000, taskMs: 50 };
const PATHS = [
  '/',
  '/docs/Sdk/core_concepts/event_lifecycle',
  '/docs/Sdk/modules/rewards/methods/redeemReward',
  '/docs/Api/rewards/redeem',
  '/docs/Webhooks/objects/customer_activity',
  '/docs/Sdk/reference/rewards/functions/getRewardsVipTiers',
];

interface Start {
  /** From the movement to the page whose controls work. */
  readyMs: number;
  /** The longest task from the movement until nothing more is loaded; 0 if none takes 50 ms. */
  taskMs: number;
  /** Number of tasks that take 50 ms or more. */
  longTasks: number;
  /** Compressed bytes that arrive until the page is ready. */
  bytes: number;
}

/** What the page records about itself. */
interface Marks {
  movedAt: number;
  readyAt: number;
  tasks: number[];
}

async function start(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await slowDown(page, LIGHTHOUSE_PHONE);
  await page.addInitScript(() => {
    const state = window as unknown as Marks;
    state.tasks = [];
    addEventListener(
      'pointermove',
      ({ movementX, movementY }) => {
        // The first event has no movement, and the page doesn't react to it.
        if (movementX || movementY) state.movedAt ??= performance.now();
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        // The task of the movement itself begins before its event is handled.
        const end = startTime + duration;
        if (end >= (state.movedAt ?? Number.POSITIVE_INFINITY)) state.tasks.push(duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset.ready === undefined) return;
      state.readyAt = performance.now();
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The first use of a locator adds the code of the test tool to the page.
  await page.locator('html').waitFor();
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => {
    const { tasks, movedAt, readyAt } = window as unknown as Marks;
    const bytes = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ startTime, responseEnd }) => startTime >= movedAt && responseEnd <= readyAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { readyMs: readyAt - movedAt, tasks, bytes };
  });
  await context.close();
  const { tasks, ...rest } = measured;
  return { ...rest, taskMs: Math.max(0, ...tasks), longTasks: tasks.length };
}

const site = await startSite(process.cwd());
const browser = await startBrowser();
try {
  console.log(`Goals: ready within ${GOALS.readyMs} ms, no task over ${GOALS.taskMs} ms`);
  console.log(`${'page'.padEnd(60)}ready ms   bytes   longest task ms   long tasks`);
  for (const path of PATHS) {
    const starts: Start[] = [];
    for (let run = 0; run < RUNS; run++) starts.push(await start(browser, site.origin + path));
    const middle = (key: keyof Start) => Math.round(median(starts.map((each) => each[key])));
    console.log(
      path.padEnd(62) +
        String(middle('readyMs')).padStart(8) +
        String(middle('bytes')).padStart(8) +
        String(middle('taskMs')).padStart(18) +
        String(middle('longTasks')).padStart(13),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
