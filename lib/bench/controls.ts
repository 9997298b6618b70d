import type { Browser, Page } from '@playwright/test';
import { startSite } from '../testing/site-server';
import { LIGHTHOUSE_PHONE, slowDown } from '../testing/slow-device';
import { startBrowser } from './browser';
import { median } from './median';

/**
 * Prints how long each kind of control takes to show that it was activated, if this is the first thing that a reader does
 * on a slow phone: the longest event of the interaction, as Interaction to Next Paint counts it. The times depend on the
 * machine.
 */

const RUNS = 3;
const GOAL_MS = 200;
const PATHS = ['/', '/docs/Sdk/quickstart_storefront', '/docs/Api/rewards/redeem'];
const CONTROLS = 'button, summary, main a[href^="#"], [data-sidebar] a, footer a';
/** Until the events of the interaction are reported, and the scripts have loaded. */
const AFTER_MS = 1_500;
/** Events shorter than this are not reported; browsers report none below 16 ms. */
const SHORTEST_MS = 16;

/** The durations of the events of interactions, in milliseconds. The page records them. */
interface Recorded {
  interactions: number[];
}

/** Opens a page as a new visitor on a slow phone. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await slowDown(page, LIGHTHOUSE_PHONE);
  await page.addInitScript((durationThreshold) => {
    const state = window as unknown as Recorded;
    state.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) state.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
    // A link leads to another page, whose events would not be counted.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.host === location.host && !link.hash) link.target = '_blank';
    });
  }, SHORTEST_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** The first visible control of each kind, by what distinguishes the kinds. @returns their places among all controls */
async function kindsOn(page: Page): Promise<Map<string, number>> {
  const names = await page.locator(CONTROLS).evaluateAll((controls) =>
    controls.map((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return null;
      const { tagName, attributes, parentElement } = control;
      const marks = Array.from(attributes, ({ name }) => name).filter((name) =>
        /^(?:data-|aria-(?!label)|role|popovertarget)/.test(name),
      );
      const place = control.closest('header, footer, main, nav')?.tagName;
      return [tagName, place, parentElement?.tagName, ...marks].join(' ').toLowerCase();
    }),
  );
  const kinds = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name !== null && !kinds.has(name)) kinds.set(name, index);
  }
  return kinds;
}

async function measure(browser: Browser, url: string, index: number): Promise<number> {
  const page = await open(browser, url);
  try {
    await page.locator(CONTROLS).nth(index).click();
    await page.waitForTimeout(AFTER_MS);
    return await page.evaluate(() => Math.max(0, ...(window as unknown as Recorded).interactions));
  } finally {
    await page.context().close();
  }
}

const site = await startSite(process.cwd());
const browser = await startBrowser();
try {
  console.log(`Goal: ${GOAL_MS} ms`);
  for (const path of PATHS) {
    const page = await open(browser, site.origin + path);
    const kinds = await kindsOn(page);
    await page.context().close();
    console.log(`\n${path}`);
    for (const [name, index] of kinds) {
      const durations: number[] = [];
      for (let run = 0; run < RUNS; run++)
        durations.push(await measure(browser, site.origin + path, index));
      const duration = median(durations);
      const verdict = duration <= GOAL_MS ? 'ok' : 'MISS';
      console.log(`${name.padEnd(70)}${duration.toFixed(0).padStart(6)} ms  ${verdict}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
