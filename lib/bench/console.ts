import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { startSite } from '../testing/site-server';
import { countScripts, startBrowser } from './browser';
import { median } from './median';

/**
 * Prints what the console costs: the time from a cold visit of an operation page to its first successful response, with
 * one click, and the code that the click loads. Ends with an error if the code is over its budget; the time depends on
 * the machine.
 */

const RUNS = 5;
const BUDGET = { js: 40_000, ms: 2_000 };
const POLL_MS = 250;
const MAX_POLLS = 480;
const PATHS = ['/docs/Api/rewards/getTiers', '/docs/Api/customers/updateBalance'];

/** Times of a visit, in milliseconds. */
interface Visit {
  /** From the start of the navigation to the shown response. */
  ms: number;
  /** From the click to the shown response. */
  clickMs: number;
}

/** Opens a page with an empty cache and without a sandbox. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await page.locator('[data-status="200"]').waitFor();
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await open(browser, url);
  const clickedAt = await page.evaluate(() => performance.now());
  await run(page);
  const ms = await page.evaluate(() => performance.now());
  await page.context().close();
  return { ms, clickMs: ms - clickedAt };
}

/** Bytes of the JavaScript that a click loads on a page that a reader has already used. */
async function consoleBytes(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, url);
  // The first interaction loads the scripts of the page.
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  const scriptBytes = countScripts(page);
  await run(page);
  const bytes = await scriptBytes();
  await page.context().close();
  return bytes;
}

/** Waits until the API has opened its database. */
async function untilApiResponds(): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    if ((await site.send('/v2/health')).status === 200) return;
    await wait(POLL_MS);
  }
  throw new Error('The API does not respond.');
}

const site = await startSite(process.cwd());
const browser = await startBrowser();
try {
  await untilApiResponds();
  console.log(
    'page                                   JavaScript, gzip   from the visit   from the click',
  );
  for (const path of PATHS) {
    // It also reads the files and fills the caches of the database, before times are measured.
    const js = await consoleBytes(browser, site.origin + path);
    const visits: Visit[] = [];
    for (let count = 0; count < RUNS; count++)
      visits.push(await visit(browser, site.origin + path));
    const middle = (key: keyof Visit) => median(visits.map((each) => each[key])).toFixed(0);
    console.log(
      `${path.padEnd(35)} ${`${js} (at most ${BUDGET.js})`.padStart(30)} ${`${middle('ms')} ms (at most ${BUDGET.ms})`.padStart(26)} ${middle('clickMs').padStart(6)} ms`,
    );
    if (js > BUDGET.js) {
      console.error(`The code of the console is over its budget of ${BUDGET.js} bytes.`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
