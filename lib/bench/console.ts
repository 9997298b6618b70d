import type { Browser } from '@playwright/test';
import { startSite } from '../testing/site-server';
import { countScripts, median, startBrowser } from './browser';

/**
 * Prints what the console costs: the time from a cold visit of an operation page to its first successful response, with
 * one click, and the code that the click loads. Ends with an error if the code is over its budget; the time depends on
 * the machine.
 */

const RUNS = 5;
const BUDGET = { js: 40_000, ms: 2_000 };
const PATHS = ['/docs/Api/rewards/getTiers', '/docs/Api/customers/updateBalance'];

interface Visit {
  /** From the start of the navigation to the shown response. */
  ms: number;
  /** From the click to the shown response. */
  clickMs: number;
  js: number;
}

/** Visits a page with an empty cache and without a sandbox. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  const scriptBytes = countScripts(page);
  const clickedAt = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Run', exact: true }).first().click();
  await page.locator('[data-status="200"]').waitFor();
  const ms = await page.evaluate(() => performance.now());
  const js = await scriptBytes();
  await context.close();
  return { ms, clickMs: ms - clickedAt, js };
}

const site = await startSite(process.cwd());
const browser = await startBrowser();
try {
  console.log(
    'page                                JavaScript of the click, gzip   from the visit   from the click',
  );
  for (const path of PATHS) {
    // The first request to the API opens the database.
    await visit(browser, site.origin + path);
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, site.origin + path));
    const middle = (key: keyof Visit) => median(visits.map((each) => each[key]));
    const js = middle('js');
    console.log(
      `${path.padEnd(35)} ${`${js} (at most ${BUDGET.js})`.padStart(30)} ${`${middle('ms').toFixed(0)} ms (at most ${BUDGET.ms})`.padStart(26)} ${middle('clickMs').toFixed(0).padStart(6)} ms`,
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
