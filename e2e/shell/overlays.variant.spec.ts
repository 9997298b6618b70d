import { violationsOf } from '../../lib/tools/testing/axe';
import { share } from '../../lib/tools/testing/runner/test-all';
import { looks } from '../support/looks';
import { openReady } from '../support/ready';
import { seedStorage } from '../support/storage';
import { expect, movePointer, test } from '../support/test';
import { BASE } from '../variant/environment';

for (const { mode, width } of share(looks, 1, 2)) {
  test.describe(`accessibility of notices, ${mode}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => seedStorage(page, { theme: mode }));

    test('announcement, version menu and old-version banner', async ({ page }) => {
      await openReady(page, `${BASE}/docs/Sdk/1.x/sdk_initialization`);
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      await expect(page.getByRole('note')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Version' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    test.describe('without scripts', () => {
      test.use({ expectedMessages: [/ERR_FAILED/] });

      test('red banner', async ({ page }) => {
        await page.route('**/_next/**/*.js', (route) => route.abort());
        await page.goto(BASE);
        await movePointer(page);
        await expect(page.locator('#not-loaded')).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    });
  });
}
