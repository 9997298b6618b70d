import type { Browser } from '@playwright/test';
import { startSite } from '../testing/site-server';
import { LIGHTHOUSE_PHONE, slowDown } from '../testing/slow-device';
import { countScripts, startBrowser } from './browser';
import { median } from './median';

/**
 * Prints what the API reference costs: JavaScript, processor time of a visit, and the time from an address to its open
 * operation, here and on a slow phone. Ends with an error if a page is over its budget; the times depend on the machine.
 */

const RUNS = 5;
const BUDGET = { js: 450_000, hereMs: 1_000, phoneMs: 4_000 };

interface Visit {
  /** From the start of the navigation to the shown operation. */
  openedMs: number;
  cpuSeconds: number;
  js: number;
}

async function visit(browser: Browser, url: string, isPhone: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (isPhone) await slowDown(page, LIGHTHOUSE_PHONE);
  const scriptBytes = countScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  if (new URL(url).hash) await page.locator('.opblock-body .responses-wrapper').waitFor();
  const openedMs = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const js = await scriptBytes();
  const cpuSeconds = await rendererSeconds(browser);
  await context.close();
  return { openedMs, cpuSeconds, js };
}

/** Processor time of the page: that of the renderer that worked most. */
async function rendererSeconds(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return Math.max(
    ...processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => cpuTime),
  );
}

const VISITS = [
  { title: '/api, nothing opened', path: '/api', isPhone: false },
  { title: '/api#redeem', path: '/api#redeem', isPhone: false, budgetMs: BUDGET.hereMs },
  { title: '/api#redeem, phone', path: '/api#redeem', isPhone: true, budgetMs: BUDGET.phoneMs },
];

const site = await startSite(process.cwd());
const browser = await startBrowser();
try {
  console.log('visit                    JavaScript, gzip   processor    to the open operation');
  for (const { title, path, isPhone, budgetMs } of VISITS) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run++) {
      visits.push(await visit(browser, site.origin + path, isPhone));
    }
    const middle = (key: keyof Visit) => median(visits.map((each) => each[key]));
    const js = middle('js');
    const time = budgetMs ? `${middle('openedMs').toFixed(0)} ms (at most ${budgetMs})` : '';
    console.log(
      `${title.padEnd(24)} ${String(js).padStart(16)} ${middle('cpuSeconds').toFixed(2).padStart(9)} s    ${time}`,
    );
    if (js > BUDGET.js) {
      console.error(`The JavaScript of ${path} is over its budget of ${BUDGET.js} bytes.`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
