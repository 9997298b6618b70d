import type { Page } from '@playwright/test';
import { runnableSamples } from '../../lib/content/sdk/samples';
import { listPages } from '../../lib/tools/checks/content/content-pages';
import { violationsOf } from '../../lib/tools/testing/axe';
import { isTestAll, share } from '../../lib/tools/testing/runner/test-all';
import { content } from '../support/pages';
import { expect, open, test } from '../support/test';

const samples = runnableSamples(listPages(content));
const REDEEM = 'modules-rewards-methods-redeemReward-redeem';
const sampleOf = (id: string) => {
  const sample = samples.find((known) => known.id === id);
  if (!sample) throw new Error(`There is no sample ${id}.`);
  return sample;
};

// axe asks frames for their results, also one without an origin.
test.use({ expectedMessages: [/recipient window's origin \('null'\)/] });

/** Runs a sample on its page. */
async function run(page: Page, id: string) {
  const { page: doc, title } = sampleOf(id);
  await open(page, doc.url);
  const button = page.locator(`[data-run*='"sample":"${id}"']`);
  // One tab changes all tabs of a page, and of the next pages.
  const other = page.getByRole('tab', { name: /^(Plain script|React)$/, selected: false });
  if (!(await button.isVisible())) await other.first().click();
  await button.click();
  const panel = page.getByRole('region', { name: `${title} in your demo shop` });
  return { panel, frame: panel.frameLocator('iframe') };
}

/** Runs other code in place of a sample. It calls `tell` with what it found. */
async function runInstead(page: Page, code: string) {
  const tell = 'const tell = (name, value) => console.log(name + ": " + value);';
  await page.route(`**/samples/${REDEEM}.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `${tell}\n${code}`,
    }),
  );
  return run(page, REDEEM);
}

test('a sample runs in a frame, and shows its requests, results, and output', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const { page: doc } = sampleOf(REDEEM);
  await open(page, doc.url);
  expect(requests.filter((url) => /^\/(sandbox|storefront|v2|sdk|samples)\//.test(url))).toEqual(
    [],
  );
  const { panel, frame } = await run(page, REDEEM);
  await frame.locator('#redeem').click();
  await expect(panel.getByText('POST /v2/rewards/redeem')).toBeVisible();
  await expect(panel.getByText(/^Laurel\.redeemReward\(/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('The sample has been stopped.')).toBeVisible();
  await expect(panel.locator('iframe')).toHaveCount(0);
  await panel.getByLabel('Viewed by').selectOption('guest');
  await frame.locator('#redeem').click();
  await expect(panel.getByText(/NOT_AUTHENTICATED/).first()).toBeAttached();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test.describe('one after another', () => {
  // They share the limit of a sandbox.
  test.use({ expectedMessages: [/recipient window's origin|status of 429/] });

  test('all samples that tests execute can be run on their pages', async ({ page }) => {
    if (isTestAll) test.setTimeout(1_800_000);
    const some = share(samples, 0, 40);
    for (const { id } of some) {
      const { panel } = await run(page, id);
      await expect(panel.getByText(/^Laurel\.init\(/), id).toBeVisible();
      await expect(panel.getByText('The sample runs in your demo shop.'), id).toBeVisible();
    }
  });
});

test.describe('a sample', () => {
  // Browsers report what they prevent.
  test.use({ expectedMessages: [/./] });

  test("can't get out of its frame", async ({ page }) => {
    const { panel } = await runInstead(
      page,
      `const attempt = (name, act) => { try { tell(name, String(act())); } catch (error) { tell(name, error.name); } };
       attempt('document of the page', () => parent.document.title);
       attempt('address of the page', () => { top.location.href = '/docs'; return 'led away'; });
       attempt('storage', () => localStorage.length);
       attempt('storage of the run', () => (sessionStorage.setItem('a', 'kept'), sessionStorage.getItem('a')));
       attempt('cookies', () => document.cookie);
       attempt('window', () => open('/docs'));
       attempt('code from text', () => new Function('return "ran"')());
       parent.postMessage({ kind: 'output', isError: false, text: 'foreign' }, '*');
       parent.postMessage('laurel-sample-port', '*');
       await fetch('https://example.org/v2/').then(() => tell('other hosts', 'reached'), (error) => tell('other hosts', error.name));
       tell('origin', self.origin);`,
    );
    const log = panel.getByRole('list');
    for (const line of [
      'document of the page: SecurityError',
      'address of the page: SecurityError',
      'storage: SecurityError',
      'storage of the run: kept',
      'cookies: SecurityError',
      'window: null',
      'code from text: EvalError',
      'other hosts: TypeError',
      'origin: null',
    ]) {
      await expect(log.getByText(line)).toBeVisible();
    }
    await expect(log.getByText('foreign')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(sampleOf(REDEEM).page.url);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('shows HTML as text, shortens it, and ends when it reports too much', async ({ page }) => {
    const { panel } = await runInstead(
      page,
      `tell('markup', '<img src=x onerror=alert(1)>');
       tell('long', 'x'.repeat(100_000));
       setTimeout(() => { for (let n = 0; n < 2000; n++) tell('line', n); }, 500);`,
    );
    await expect(panel.getByText(/x… \(shortened, because it is longer/)).toBeAttached();
    await expect(panel.getByText(/more than 1,000 things/)).toBeVisible();
    await expect(panel.locator('iframe, img')).toHaveCount(0);
  });

  test('ends when it opens another page', async ({ page }) => {
    const { panel } = await runInstead(page, `location.assign('/docs');`);
    await expect(panel.getByText(/has opened another page/)).toBeVisible();
    await expect(panel.locator('iframe')).toHaveCount(0);
  });
});

test('a document of a sample is shown by pages of the site only', async ({ request }) => {
  const response = await request.get(`/samples/frames/${REDEEM}`);
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('sandbox allow-scripts allow-forms');
  const page = await request.get(sampleOf(REDEEM).page.url);
  expect(page.headers()['content-security-policy']).toContain("frame-src 'self'");
  const other = await request.get('/docs/Sdk');
  expect(other.headers()['content-security-policy']).not.toContain('frame-src');
});
