import { gzipSync } from 'node:zlib';
import { HOSTILE_QUERIES } from '../../lib/search/testing/hostile-queries';
import { isTestAll } from '../../lib/tools/testing/runner/test-all';
import { dialog, field, openSearch } from '../support/search';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

/** Maximum size of a compressed response. */
const RESPONSE_LIMIT = 8 * 1024;
/** The server rejects longer addresses. */
const MAX_ADDRESS_LENGTH = 12_000;

/** Those that could run something; `npm run test:all` shows every one in the browser. */
const shown = HOSTILE_QUERIES.filter((query) => isTestAll || /[<>{}%\\&]|script:/.test(query));

test.describe('hostile queries', () => {
  test('get a valid response from the route', async ({ request }) => {
    for (const query of HOSTILE_QUERIES) {
      const response = await request.get(`/search.json?${new URLSearchParams({ q: query })}`);
      const body = await response.text();
      expect(response.status(), query.slice(0, 60)).toBeLessThan(500);
      // The server rejects an address of 30 kB before the route sees it.
      if (response.status() === 431) continue;
      expect(response.status(), query.slice(0, 60)).toBe(200);
      expect(JSON.parse(body).query.length).toBeLessThanOrEqual(200);
      expect(gzipSync(body).length).toBeLessThanOrEqual(RESPONSE_LIMIT);
    }
    for (const raw of ['q=%', 'q=%E0%A4%A', 'q=a&q=b', 'area=%00', 'q', '', 'q=a&area[]=x']) {
      expect((await request.get(`/search.json?${raw}`)).status(), raw).toBe(200);
    }
  });

  test('run nothing on the page or in the dialog', async ({ page }) => {
    test.setTimeout(180_000);
    const alerts: string[] = [];
    page.on('dialog', (shown) => {
      alerts.push(shown.message());
      void shown.dismiss();
    });
    for (const query of shown) {
      const address = `/search?${new URLSearchParams({ q: query })}`;
      if (address.length > MAX_ADDRESS_LENGTH) continue;
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), query.slice(0, 60)).toBeLessThan(500);
    }
    await page.clock.install();
    await openSearch(page);
    for (const query of shown) {
      await field(page).fill(query);
      // Longer than the delay after which a query is sent.
      await page.clock.runFor(1_000);
      await settle(page);
    }
    await expect(dialog(page).locator('script, img, iframe')).toHaveCount(0);
    expect(alerts).toEqual([]);
  });
});
