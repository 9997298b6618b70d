import { WIDGETS } from '../../lib/content/sdk/widgets';
import { openReady } from '../support/ready';
import { expect, open, test } from '../support/test';

test('the landing page has the areas in the sidebar, three cards in a row and a next page', async ({
  page,
}) => {
  await open(page, '/docs');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link')).toHaveCount(3);
  for (const width of [1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator('#the-three-parts + ul > li');
    await expect(cards).toHaveCount(3);
    const boxes = await cards.evaluateAll((list) =>
      list.map((card) => {
        const { top, width } = card.getBoundingClientRect();
        return { top: Math.round(top), width: Math.round(width) };
      }),
    );
    expect(new Set(boxes.map(({ top }) => top)).size, `${width} px`).toBe(1);
    expect(new Set(boxes.map((box) => box.width)).size, `${width} px`).toBe(1);
  }
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  await page.locator('main a[rel="next"]').click();
  await expect(page).toHaveURL('/docs/Sdk');
  await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', '/docs');
});

test('the home page has three equal columns with an icon and one line each from 1100 px', async ({
  page,
}) => {
  await open(page, '/');
  for (const width of [1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('region', { name: 'The three parts' }).getByRole('listitem');
    const boxes = await cards.evaluateAll((list) =>
      list.map((card) => {
        const { top, width } = card.getBoundingClientRect();
        return [Math.round(top), Math.round(width), card.querySelectorAll('.icon').length];
      }),
    );
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(String)).size, `${width} px`).toBe(1);
  }
});

test('every entry of a category page has a sentence, and no card is alone in a row', async ({
  page,
}) => {
  await open(page, '/docs/Sdk/modules');
  for (const width of [768, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = await page.locator('main ul > li:has(> a + div)').evaluateAll((list) =>
      list.map((card) => ({
        top: card.getBoundingClientRect().top,
        width: card.getBoundingClientRect().width,
        row: card.parentElement?.getBoundingClientRect().width,
        text: card.querySelector('div')?.textContent ?? '',
      })),
    );
    for (const { text } of cards) expect(text.length).toBeGreaterThan(20);
    const last = cards.at(-1);
    const inLastRow = cards.filter(({ top }) => top === last?.top).length;
    expect(inLastRow > 1 || last?.width === last?.row, `${width} px`).toBe(true);
  }
});

test('the home page shows the same three samples as their pages, one of which runs', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('tab', { name: 'Points' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Points' });
  await expect(panel.locator('pre')).toContainText('/v2/rewards/sendEvent');
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(panel.getByText('204')).toBeVisible();
  await page.getByRole('tab', { name: 'Webhook' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Webhook' }).locator('pre')).toContainText(
    'verifyWebhook',
  );
});

test('the gallery shows every widget, and the ones of a chosen place by keyboard alone', async ({
  page,
}) => {
  await open(page, '/docs/Sdk/placeholders');
  const cards = page.locator('main li[data-place]');
  await expect(cards).toHaveCount(WIDGETS.length);
  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Product page' })).toBeChecked();
  const places = cards.filter({ visible: true });
  await expect(places).toHaveCount(WIDGETS.filter(({ place }) => place === 'product').length);
  await places.first().getByRole('link').click();
  await expect(page.locator('article[data-kind="widget"]')).toBeVisible();
});

test('an overview has its groups, and every page once', async ({ page }) => {
  await open(page, '/docs/Sdk');
  await expect(page.locator('main section > h2')).toHaveText(['Start', 'Build', 'Look up']);
  const links = await page
    .locator('main section a')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});
