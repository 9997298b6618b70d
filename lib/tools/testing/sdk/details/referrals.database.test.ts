import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ShopSettings } from '../../../../api/database/shop-settings';
import { customers } from '../../../../api/database/tables/customers';
import { shops } from '../../../../api/database/tables/shops';
import { changeSettings } from '../../api/change-settings';
import { MARA, showsNothing, testBrowser } from '../test-browser';

const PROGRAM = '<div class="laurel-rw-referral-program-page-placeholder"></div>';
const LANDING = '<div class="laurel-rw-referrals-page-placeholder"></div>';

/** The code of Mara's link. */
let referralCode = '';
const browser = testBrowser(async ({ api }) => {
  const rows = await api.database.select().from(customers).where(eq(customers.email, MARA));
  referralCode = rows[0]?.referralCode ?? '';
});

/** Waits until the widget of a page shows nothing while the program has other settings. */
async function showsNothingWith(
  change: Partial<ShopSettings['referrals']>,
  open: () => Promise<Page>,
): Promise<void> {
  const { database, shop } = browser.api;
  const [row] = await database.select().from(shops).where(eq(shops.id, shop.id));
  const referrals = row?.settings.referrals as ShopSettings['referrals'];
  await changeSettings(browser.api, { referrals: { ...referrals, ...change } });
  await showsNothing(await open());
  await changeSettings(browser.api, { referrals });
}

describe('the referral program', () => {
  it('shows customers both rewards, their link to copy, and their friends', async () => {
    const page = await browser.open({ body: PROGRAM, customer: MARA });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('€10 off').waitFor();
    await page.getByText('100 points').waitFor();
    await page.getByText(/^\d+ friends? ha(s|ve) ordered$/).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).press('Enter');
    await page.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
      new RegExp(`\\?ref=${referralCode}$`),
    );
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('says how to copy the link where browsers have no clipboard', async () => {
    const script = `Object.defineProperty(navigator, 'clipboard', { value: undefined })`;
    const page = await browser.open({ body: PROGRAM, customer: MARA, script });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').getByText('Select the link and copy it.').waitFor();
  });

  it('invites guests to join', async () => {
    const page = await browser.open({ body: PROGRAM, options: { locale: 'de' } });
    const link = page.getByRole('link', { name: 'Mitmachen' });
    expect(await link.getAttribute('href')).toMatch(/\/account\/register$/);
    expect(await page.getByText('?ref=').count()).toBe(0);
  });

  it('is empty while it is disabled, and for customers that it excludes', async () => {
    const open = () => browser.open({ body: PROGRAM, customer: MARA });
    await showsNothingWith({ isEnabled: false }, open);
    const { database, shop } = browser.api;
    const isMara = and(eq(customers.shopId, shop.id), eq(customers.email, MARA));
    const change = (code: string | null) =>
      database.update(customers).set({ referralCode: code }).where(isMara);
    await change(null);
    await showsNothing(await open());
    await change(referralCode);
  });

  it('is shared in a dialog, which is completed when that is done', async () => {
    const page = await browser.open({ body: PROGRAM, customer: MARA });
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite friends' });
    const email = dialog.getByRole('link', { name: 'Email' });
    expect(decodeURIComponent((await email.getAttribute('href')) ?? '')).toMatch(
      new RegExp(`^mailto:\\?.*€10 off.*\\n.*ref=${referralCode}$`, 's'),
    );
    expect(await dialog.getByRole('button', { name: 'Done' }).count()).toBe(0);
    await email.click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    const share = page.getByRole('button', { name: 'Share' });
    expect(await share.evaluate((element) => element.matches(':focus'))).toBe(true);
    expect(await page.evaluate('JSON.stringify(log)')).toMatch(
      /modal_opened.*referral_share.*modal_closed.*completed/,
    );
  });
});

describe('the page for invited friends', () => {
  const open = (opening: object = {}, code = referralCode) =>
    browser.open({
      body: LANDING,
      script: `history.replaceState(null, '', '/?ref=${code}')`,
      ...opening,
    });

  async function send(page: Page, address: string): Promise<void> {
    await page.getByRole('textbox', { name: 'Email address' }).fill(address);
    await page.keyboard.press('Enter');
  }

  it('gives a friend the code of the offer, which is for new customers', async () => {
    const page = await open();
    await page.getByText('€10 off for your first order').waitFor();
    await send(page, 'not@valid');
    await page.getByRole('alert').getByText('Please check the email address.').waitFor();
    await send(page, 'jo@mail.example');
    await page.getByText('Your code', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy the code' }).waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    // The form with the focus is gone.
    await page.keyboard.press('Tab');
    const copy = page.getByRole('button', { name: 'Copy the code' });
    expect(await copy.evaluate((element) => element.matches(':focus'))).toBe(true);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });

    const again = await open();
    await send(again, 'JO@mail.example');
    await again.getByText('This offer is for new customers only.').waitFor();
  });

  it('says that a request has failed, and keeps the address', async () => {
    const page = await open();
    await page.getByRole('textbox').waitFor();
    await page.evaluate(`window.fetch = () => Promise.reject(new TypeError('lost'))`);
    await send(page, 'kim@mail.example');
    await page.getByRole('alert').getByText('That didn’t work. Please try again.').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('kim@mail.example');
  });

  it('explains the offer to customers, and to friends without a valid link', async () => {
    const customer = await open({ customer: MARA });
    await customer.getByText('This offer is for new customers only.').waitFor();
    expect(await customer.getByRole('textbox').count()).toBe(0);
    for (const code of ['', 'no-such-code']) {
      const page = await open({}, code);
      await page.getByText('To get this offer, open the link that your friend sent you.').waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
    }
  });

  it('is empty without a program or an offer', async () => {
    await showsNothingWith({ isEnabled: false }, open);
    await showsNothingWith({ offer: null }, open);
  });
});
