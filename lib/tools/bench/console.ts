import { untilApiIsReady } from '../testing/servers/site-server';
import { printTitle, reportMedians } from './report';
import { countScripts, visit, withBrowser } from './visits';

const PATHS = ['/docs/Api/rewards/getTiers', '/docs/Api/customers/updateBalance'];
const MEASURES = {
  ms: { name: 'from the visit to the response', unit: 'ms', max: 2_000 },
  clickMs: { name: 'from the click to the response', unit: 'ms' },
};
const SCRIPTS = {
  js: { name: 'JavaScript of the console, gzip', unit: 'B', max: 40_000, isBudget: true },
};

/** Fails if the code of the console is over its budget. */
export function run(): Promise<void> {
  return withBrowser(async (browser, site) => {
    await untilApiIsReady(site);
    for (const path of PATHS) {
      printTitle(path);
      /** Sends a request. @param isUsed whether the scripts of the page are loaded before */
      const send = (isUsed: boolean) =>
        visit(browser, {}, async (page) => {
          await page.goto(site.origin + path, { waitUntil: 'load' });
          if (isUsed) {
            await page.mouse.move(10, 10);
            await page.waitForLoadState('networkidle');
          }
          const scriptBytes = countScripts(page);
          const clickedAt = await page.evaluate(() => performance.now());
          await page.getByRole('button', { name: 'Run', exact: true }).first().click();
          await page.locator('[data-status="200"]').waitFor();
          const ms = await page.evaluate(() => performance.now());
          return { ms, clickMs: ms - clickedAt, js: await scriptBytes() };
        });
      // It also reads the files and fills the caches of the database, before times are measured.
      await reportMedians(SCRIPTS, 1, () => send(true));
      await reportMedians(MEASURES, 5, () => send(false));
    }
  });
}
