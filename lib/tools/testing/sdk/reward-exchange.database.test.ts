import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { fulfillRedemptions } from '../../../api/rewards/redemption/fulfill-redemptions';
import { changeSettings } from '../api/change-settings';
import { latestCode, requireVerification } from '../api/verification';
import { MARA, testBrowser } from './test-browser';

/** Has no points. */
const NOAH = 'noah@mail.example';
/** Has many points, and a reward of each type. */
const ELLA = 'ella@mail.example';
/** The points program excludes him. */
const GUS = 'gus@mail.example';

const browser = testBrowser();

const placeholder = (name: string, attributes = '') =>
  `<div class="laurel-rw-${name}-placeholder" ${attributes}></div>`;
const widget = (page: Page, name: string) => page.locator(`.laurel-rw-${name}-placeholder`);
const tile = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog');

/** The dialogs that have opened and closed so far. */
const dialogs = async (page: Page) => {
  const log = (await page.evaluate('log')) as [string, { modal?: string; reason?: string }][];
  return log.flatMap(([name, payload]) =>
    payload.modal ? [`${name} ${payload.modal}${payload.reason ? ` ${payload.reason}` : ''}`] : [],
  );
};

/** Paths of the requests for data since the last call. */
const takeRequests = (page: Page) =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    performance.clearResourceTimings();
    return names.filter((path) => /^\/(v2|storefront)\//.test(path)).sort();
  });

/** Creates the codes of the rewards that were redeemed, as the worker of the API does. */
const createCodes = () =>
  fulfillRedemptions(
    { database: browser.api.database, now: browser.api.clock.now, randomBytes },
    { limit: 10, shopIds: [browser.api.shop.id] },
  );

describe('ways to earn', () => {
  it('lead customers to what earns points, and say what is done', async () => {
    const page = await browser.open({ body: placeholder('ways-to-earn'), customer: MARA });
    await tile(page, 'Create an account').getByText('Done').waitFor();
    await tile(page, 'Order something').getByText('2 points for each €1 that you spend').waitFor();
    const hrefOf = (title: string) => tile(page, title).getByRole('link').getAttribute('href');
    expect(await hrefOf('Order something')).toBe('https://northlight.shop.example');
    expect(await hrefOf('Follow our pictures')).toBe('https://pictures.example/northlight');
    expect(await hrefOf('Try our tea')).toBe(
      'https://northlight.shop.example/products/tea-sampler',
    );
    expect(await tile(page, 'Visit our store').getByRole('link').count()).toBe(0);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('store the birthday', async () => {
    const page = await browser.open({ body: placeholder('ways-to-earn'), customer: NOAH });
    await tile(page, 'Birthday').getByRole('button', { name: 'Add date' }).click();
    await dialog(page).getByLabel('Month').selectOption('April');
    await dialog(page).getByLabel('Day').selectOption('30');
    await dialog(page).getByLabel('Month').selectOption('February');
    expect(await dialog(page).getByLabel('Day').inputValue()).toBe('29');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await tile(page, 'Birthday').getByRole('button', { name: 'Change date' }).click();
    await dialog(page).getByLabel('Day').selectOption('28');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('You have changed your birthday within the last year.').waitFor();
    expect(await dialogs(page)).toEqual([
      'modal_opened birthday',
      'modal_closed birthday completed',
      'modal_opened birthday',
    ]);
  });

  it('invite guests, as many as the placeholder has room for', async () => {
    const body = placeholder('ways-to-earn', 'data-laurel-limit="2"');
    const page = await browser.open({ body, options: { locale: 'de' } });
    const join = page.getByRole('link', { name: 'Mitmachen: Etwas bestellen' });
    expect(await join.getAttribute('href')).toMatch(/\/account\/register$/);
    expect(await page.getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: 'Datum angeben' }).click();
    await dialog(page).getByRole('link', { name: 'Anmelden' }).waitFor();
    expect(await dialogs(page)).toEqual(['modal_opened sign_in']);
  });

  it.each([
    [{}, /^https:\/\/northlight.shop.example\/account\/(login|register)$/],
    [{ loginUrl: '/login', registerUrl: '/join' }, /^\/(login|join)$/],
  ])('ask guests to sign in, with the links of %j', async (options, address) => {
    const page = await browser.open({ body: placeholder('ways-to-earn'), options });
    const links = dialog(page).getByRole('link');
    const open = () => page.getByRole('button', { name: 'Add date' }).click();
    await open();
    await links.nth(1).waitFor();
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(address);
    await page.keyboard.press('Escape');
    await page.evaluate(`Laurel.setModifyURLFunction((url, { type }) => '/modified/' + type)`);
    await open();
    await expect.poll(() => links.nth(1).getAttribute('href')).toBe('/modified/register');
  });
});

describe('rules', () => {
  it('are nothing without a points program, and for customers that it excludes', async () => {
    const body = placeholder('ways-to-earn') + placeholder('ways-to-spend');
    const isEmpty = async (customer?: string) => {
      const page = await browser.open({ body, customer });
      // Both widgets have been injected, and `init` has ended.
      await page.waitForFunction(() => (window as never as { log: unknown[] }).log.length === 3);
      return (await page.getByRole('listitem').count()) === 0;
    };
    expect(await isEmpty(GUS)).toBe(true);
    expect(await isEmpty()).toBe(false);
    const points = { isEnabled: false, expireAfterDays: 365 };
    await changeSettings(browser.api, { points });
    expect([await isEmpty(MARA), await isEmpty()]).toEqual([true, true]);
    await changeSettings(browser.api, { points: { ...points, isEnabled: true } });
  });
});

describe('ways to spend', () => {
  it('show guests the prices only', async () => {
    const page = await browser.open({ body: placeholder('ways-to-spend') });
    await tile(page, 'Free shipping').getByText('150 points · Orders from €25').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it('lead to the ways to earn without enough points, and say why else a rule is of no use', async () => {
    const body = `${placeholder('ways-to-spend')}${'<br>'.repeat(100)}${placeholder('ways-to-earn')}`;
    const page = await browser.open({ body, customer: MARA });
    await tile(page, '€20 gift card').getByText('679.5 points missing').waitFor();
    await tile(page, '15% off for Gold and Platinum').getByText('For other tiers').waitFor();
    await tile(page, '€20 gift card').getByRole('button').click();
    await page.waitForFunction(() => scrollY > 1000);
    expect(await widget(page, 'ways-to-earn').evaluate((host) => host.matches(':focus'))).toBe(
      true,
    );
  });

  it('redeem as many points as the customer chooses, and everything is read again once', async () => {
    const body =
      placeholder('points-balance-inline') +
      placeholder('ways-to-spend') +
      placeholder('available-rewards-page');
    const page = await browser.open({ body, customer: MARA });
    await page.getByText('THX-7QK2').waitFor();
    await tile(page, 'Choose your discount').getByRole('button').click();
    await dialog(page).getByText('€5 off').waitFor();
    await dialog(page).getByRole('slider').press('End');
    await dialog(page).getByText('€16 off').waitFor();
    await dialog(page).getByRole('spinbutton').fill('130');
    await dialog(page).getByText('€6.50 off').waitFor();
    await dialog(page).getByText('320.5 points now, 190.5 after this').waitFor();
    await takeRequests(page);
    await dialog(page).getByRole('button', { name: 'Redeem for 130 points' }).click();
    await widget(page, 'points-balance-inline').getByText('190.5 points').waitFor();
    await dialog(page).getByText('Your points are redeemed, and the code is on its way.').waitFor();
    await createCodes();
    await dialog(page).getByText('Your points are redeemed. Use this code').waitFor();
    await dialog(page).getByRole('link', { name: 'Apply Choose your discount' }).waitFor();
    await dialog(page).getByText('€6.50 off').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listitem').getByText('€6.50 off').waitFor();
    const requests = await takeRequests(page);
    const rewards = '/v2/rewards/getCustomerActiveRewards';
    // That of the code is repeated until it exists.
    expect([...new Set(requests)]).toEqual([
      '/v2/customers/getCustomer',
      rewards,
      '/v2/rewards/getSpendingRules',
      '/v2/rewards/redeem',
    ]);
    expect(requests.filter((path) => path !== rewards)).toHaveLength(3);
    expect(await dialogs(page)).toEqual([
      'modal_opened redeem_reward',
      'modal_closed redeem_reward completed',
      'modal_opened reward_details',
      'modal_closed reward_details dismissed',
    ]);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('redeem a variant of a free product, and say what went wrong', async () => {
    const page = await browser.open({ body: placeholder('ways-to-spend'), customer: ELLA });
    await tile(page, 'Tea sampler').getByRole('button').click();
    await dialog(page).getByRole('radio', { name: 'Rooibos' }).check();
    await page.evaluate(`const { fetch } = window;
      window.fetch = (input, init) => String(input).includes('redeem')
        ? Promise.reject(new TypeError('lost'))
        : fetch(input, init);
      window.restore = () => { window.fetch = fetch }`);
    const confirm = dialog(page).getByRole('button', { name: 'Redeem for 300 points' });
    await confirm.click();
    await dialog(page).getByText('We don’t know whether that worked.').waitFor();
    await page.evaluate('restore()');
    await confirm.click();
    await dialog(page).getByText('the code is on its way').waitFor();
    await createCodes();
    // A read that the dialog has begun before may answer first.
    await expect
      .poll(() => page.evaluate('Laurel.getCustomerActiveRewards()'))
      .toMatchObject({ data: [{ product: { variantId: 990032 } }, {}, {}, {}] });
  });
});

describe('available rewards', () => {
  const body = placeholder('available-rewards-page');

  it('have conditions in a dialog, and codes to copy and to apply with the link of the shop', async () => {
    const page = await browser.open({ body, customer: MARA });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const apply = tile(page, '€10 off').getByRole('link', { name: 'Apply €10 off' });
    expect(await apply.getAttribute('href')).toBe(
      'https://northlight.shop.example/discount/THX-7QK2',
    );
    await page.getByRole('button', { name: 'Details of €10 off' }).click();
    await dialog(page).getByText('Orders from €30').waitFor();
    await dialog(page).getByRole('button', { name: 'Copy the code THX-7QK2' }).click();
    await dialog(page).getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('THX-7QK2');
    await page.keyboard.press('Escape');
    // Browsers report a moment later that they have closed a dialog.
    await expect
      .poll(() => dialogs(page))
      .toEqual(['modal_opened reward_details', 'modal_closed reward_details dismissed']);
  });

  it('are applied and removed by the page, with the free product in its cart', async () => {
    const script = `const codes = [], lines = [];
      Object.assign(window, { codes, lines, isClosed: true });
      const cart = async () => ({ id: '1', currency: 'EUR', subtotal: 0, total: 0, items: [...lines] });
      Laurel.setCustomCartRepository({
        getCart: cart,
        addItems: ([item]) => (lines.push({ lineId: 'l', ...item }), cart()),
        removeItem: () => (lines.pop(), cart()),
      });
      Laurel.setCustomDiscountStrategy({
        async applyDiscount({ code, type, variantId }) {
          if (window.isClosed) throw new Error('closed');
          codes.push(code);
          window.applied = [type, variantId];
        },
        async removeDiscount(code) { codes.splice(codes.indexOf(code), 1) },
        getAppliedDiscounts: async () => codes,
      });`;
    const page = await browser.open({ body, script, customer: ELLA, options: { debug: true } });
    const tea = page.getByRole('listitem').filter({ hasText: 'TEA-FREE-3' });
    await tea.getByRole('button', { name: 'Apply' }).click();
    await tea.getByText('That didn’t work. Please try again.').waitFor();
    expect(await page.evaluate('lines.length')).toBe(0);
    expect(browser.takeMessages().warnings).toEqual([expect.stringContaining('closed')]);
    await page.evaluate('isClosed = false');
    await tea.getByRole('button', { name: 'Apply' }).click();
    await tea.getByText('Applied', { exact: true }).waitFor();
    expect(await page.evaluate('[applied, lines[0].variantId]')).toEqual([
      ['free_product', 990031],
      990031,
    ]);
    await tea.getByRole('button', { name: 'Remove' }).click();
    const apply = tea.getByRole('button', { name: 'Apply' });
    await expect.poll(() => apply.evaluate((own) => own.matches(':focus'))).toBe(true);
    expect(await page.evaluate('codes')).toEqual([]);
  });

  it('ask guests to sign in, and lead customers without any to the ways to spend', async () => {
    const guest = await browser.open({ body });
    const link = guest.getByRole('link', { name: 'Sign in' });
    expect(await link.getAttribute('href')).toMatch(/\/account\/login$/);
    const more =
      placeholder('pop-up') +
      placeholder('available-rewards-page', 'data-laurel-hide-empty="true"');
    const page = await browser.open({ body: body + more, customer: NOAH });
    await page.getByRole('button', { name: 'Ways to spend' }).click();
    await dialog(page).waitFor();
    expect(await page.evaluate('JSON.stringify(log)')).toContain('"view":"ways_to_spend"');
    expect(await widget(page, 'available-rewards-page').nth(1).textContent()).toBe('');
  });
});

describe('a shop that requires codes', () => {
  it('asks for six digits before points are spent', async () => {
    await requireVerification(browser.api);
    const body = placeholder('points-balance-inline') + placeholder('ways-to-spend');
    const page = await browser.open({ body, customer: ELLA });
    await tile(page, 'Free shipping').getByRole('button').click();
    await dialog(page).getByRole('button', { name: 'Redeem for 150 points' }).click();
    await dialog(page).getByText('We have sent a code to ella@mail.example.').waitFor();
    const code = await latestCode(browser.api);
    const digits = dialog(page).getByLabel('Six digits');
    await digits.fill(code === '000000' ? '000001' : '000000');
    await digits.press('Enter');
    await dialog(page).getByText('These digits are wrong or too old.').waitFor();
    await dialog(page)
      .getByRole('button', { name: /Send another code in \d+ s/ })
      .waitFor();
    await digits.fill(code);
    await digits.press('Enter');
    await expect
      .poll(() => dialogs(page))
      .toEqual([
        'modal_opened redeem_reward',
        'modal_closed redeem_reward dismissed',
        'modal_opened verification',
        'modal_closed verification completed',
        'modal_opened reward_details',
      ]);
  });

  it('has a dialog for redemptions of the page', async () => {
    const page = await browser.open({ body: '', customer: MARA });
    // The code of the other customer is older.
    browser.api.clock.advance(1000);
    await page.evaluate(`Laurel.openRewardsModal({ modal: 'verification' })`);
    await dialog(page).getByText('You need a code only when you redeem a reward.').waitFor();
    expect(await page.evaluate('Laurel.redeemReward({ ruleId: 53 })')).toMatchObject({
      error: { code: 'VERIFICATION_REQUIRED' },
    });
    await page.evaluate(`Laurel.openRewardsModal({ modal: 'verification' })`);
    await dialog(page).getByText('We have sent a code to mara@mail.example.').waitFor();
    await dialog(page)
      .getByLabel('Six digits')
      .fill(await latestCode(browser.api));
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => dialogs(page)).toContain('modal_closed verification completed');
    await page.evaluate(`Laurel.openRewardsModal({ modal: 'verification' })`);
    await dialog(page).getByText('You need a code only when you redeem a reward.').waitFor();
  });
});
