import { expect, open, test } from '../support/test';
import { BASE } from '../variant/environment';

test.describe('page feedback of an older version', () => {
  test('names that version', async ({ page }) => {
    await open(page, `${BASE}/docs/Sdk/1.x/sdk_initialization`);
    const report = page.getByRole('link', { name: 'Report a problem' });
    const address = new URL((await report.getAttribute('href')) ?? '');
    expect(address.searchParams.get('page')).toBe('/docs/Sdk/1.x/sdk_initialization');
    expect(address.searchParams.get('version')).toBe('1.x');
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /\/content\/versions\/1\.x\/Sdk\/sdk_initialization\.md$/,
    );
  });
});
