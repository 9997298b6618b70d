import type { Page } from '@playwright/test';
import { printTitle, reportMedians } from './report';
import { countScripts, visit, withBrowser } from './visits';

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs/Sdk/sdk_initialization',
  '/docs/Sdk/modules/common/methods/setModifyURLFunction',
  '/docs/Sdk/reference/common/functions/setModifyURLFunction',
  '/docs/Webhooks/topics/customer/balance_updated',
  '/docs/Sdk/placeholders/rewards/pop_up',
];
const MEASURES = {
  fcp: { name: 'first contentful paint', unit: 'ms', max: 800 },
  lcp: { name: 'largest contentful paint', unit: 'ms', max: 800 },
  // The time of each task beyond its first 50 ms, once the page can be seen.
  blocked: { name: 'total blocking time', unit: 'ms', max: 50 },
  shift: { name: 'cumulative layout shift', digits: 3, max: 0.01 },
};
type Figures = Record<keyof typeof MEASURES, number>;
const RUNS = 5;

/** The page records its figures, by the names of the measures. */
async function open(page: Page, url: string) {
  await page.addInitScript(() => {
    const recorded = { fcp: 0, lcp: 0, blocked: 0, shift: 0 };
    Object.assign(window, { recorded });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (entry.name === 'first-contentful-paint') recorded.fcp = entry.startTime;
        if (entry.entryType === 'largest-contentful-paint') recorded.lcp = entry.startTime;
        if (entry.entryType === 'longtask' && recorded.fcp) recorded.blocked += entry.duration - 50;
        if (entry.entryType === 'layout-shift') recorded.shift += entry.value;
      }
    });
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
      observer.observe({ type, buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const figures = await page.waitForFunction(() => {
    const { recorded } = window as unknown as { recorded: Figures };
    return recorded.lcp > 0 && recorded;
  });
  return figures.jsonValue() as Promise<Figures>;
}

/** Fails if the JavaScript of the API reference is over its budget. */
export function run(): Promise<void> {
  return withBrowser(async (browser, site) => {
    for (const path of PAGES) {
      printTitle(path);
      await reportMedians(MEASURES, RUNS, () =>
        visit(browser, (page) => open(page, site.origin + path)),
      );
    }
    printTitle('/api#redeem');
    const measures = {
      js: { name: 'JavaScript, gzip', unit: 'B', max: 450_000, isBudget: true },
      openedMs: { name: 'to the open operation', unit: 'ms', max: 4_000 },
    };
    await reportMedians(measures, RUNS, () =>
      visit(browser, async (page) => {
        const scriptBytes = countScripts(page);
        await page.goto(`${site.origin}/api#redeem`, { waitUntil: 'commit' });
        await page.locator('.opblock-body .responses-wrapper').waitFor();
        const openedMs = await page.evaluate(() => performance.now());
        await page.waitForLoadState('networkidle');
        return { openedMs, js: await scriptBytes() };
      }),
    );
  });
}
