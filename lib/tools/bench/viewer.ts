import { printTitle, reportMedians } from './report';
import { countScripts, visit, withBrowser } from './visits';

const VISITS = [
  { title: 'here', isPhone: false, max: 1_000 },
  { title: 'on a slow phone', isPhone: true, max: 4_000 },
];

/** Fails if the JavaScript of the API reference is over its budget. */
export function run(): Promise<void> {
  return withBrowser(async (browser, site) => {
    for (const { title, isPhone, max } of VISITS) {
      printTitle(`/api#redeem, ${title}`);
      const measures = {
        js: { name: 'JavaScript, gzip', unit: 'B', max: 450_000, isBudget: true },
        openedMs: { name: 'to the open operation', unit: 'ms', max },
      };
      await reportMedians(measures, 5, () =>
        visit(browser, { isPhone }, async (page) => {
          const scriptBytes = countScripts(page);
          await page.goto(`${site.origin}/api#redeem`, { waitUntil: 'commit' });
          await page.locator('.opblock-body .responses-wrapper').waitFor();
          const openedMs = await page.evaluate(() => performance.now());
          await page.waitForLoadState('networkidle');
          return { openedMs, js: await scriptBytes() };
        }),
      );
    }
  });
}
