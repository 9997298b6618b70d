import { site } from '../../lib/site/config/site';
import { METHOD } from '../support/pages';
import { expect, open, test } from '../support/test';

test.describe('page feedback', () => {
  test('"Report a problem" includes the page and its version', async ({ page }) => {
    await open(page, METHOD);
    const link = page.getByRole('link', { name: 'Report a problem' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe(site.reportUrl);
    expect(address.searchParams.get('page')).toBe(METHOD);
    expect(address.searchParams.get('version')).toBe('current');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('"Edit this page" links to the file of the page', async ({ page }) => {
    await open(page, METHOD);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `${site.editUrl}/content${METHOD}.md`,
    );
  });

  test('both change with the page', async ({ page }) => {
    await open(page, METHOD);
    await page.locator('main a[rel="next"]').click();
    await expect(page).not.toHaveURL(METHOD);
    const path = new URL(page.url()).pathname;
    await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(path)),
    );
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      new RegExp(`${path}\\.md$`),
    );
  });
});
