import { expect, open, test } from '../support/test';

test('the landing page has breadcrumbs, an open sidebar, three cards in a row and a next page', async ({
  page,
}) => {
  await open(page, '/docs');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveCount(2);
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Docs');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('button', { name: 'Collapse SDK' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'React SDK' })).toBeVisible();
  for (const width of [1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator('main ul > li:has(> a + div)');
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
