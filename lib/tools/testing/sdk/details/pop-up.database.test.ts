import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../api/change-settings';
import type { ShopBrowser } from '../shop-browser';
import { MARA, testBrowser } from '../test-browser';

const browser = testBrowser();

const root = (attributes = '', content = '') =>
  `<div class="laurel-rw-pop-up-root-placeholder" ${attributes}>${content}</div>`;

const launcherOf = (page: Page) => page.getByRole('button', { name: /^Rewards/ });

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Rewards' });

/** Opens the pop-up with its launcher. */
async function openPopUp(opening: Parameters<ShopBrowser['open']>[0]): Promise<Page> {
  const page = await browser.open(opening);
  await launcherOf(page).click();
  await panelOf(page).getByRole('listitem').first().waitFor();
  return page;
}

const entriesOf = (page: Page) => panelOf(page).getByRole('listitem').allInnerTexts();

/** Names and views of the events about the pop-up. */
const eventsOf = async (page: Page) => {
  const log = (await page.evaluate('log')) as [string, Record<string, string>][];
  return log
    .filter(([name]) => name !== 'widget_injected' && String(name).includes('_'))
    .map(([name, { widget, modal, view }]) => `${name} ${widget ?? modal ?? view}`);
};

describe('the launcher', () => {
  it('has the balance of the customer, and follows it', async () => {
    const page = await browser.open({ body: root(), customer: MARA });
    await page.getByRole('button', { name: 'Rewards, 320.5 points' }).waitFor();
    await page.evaluate('Laurel.redeemReward({ ruleId: 53 }); undefined');
    await page.getByRole('button', { name: 'Rewards, 220.5 points' }).waitFor();
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('has the decimals that the shop owner wants', async () => {
    const texts = { faq: [], welcomeTitle: null, welcomeText: null };
    await changeSettings(browser.api, { program: { ...texts, pointsDecimals: 0 } });
    const page = await browser.open({ body: root(), customer: MARA });
    await page.getByRole('button', { name: 'Rewards, 220 points' }).waitFor();
    await changeSettings(browser.api, { program: undefined });
  });

  it('is there without a balance if it cannot be read, and for guests', async () => {
    const script = `const { fetch } = window;
      window.fetch = (input, init) => String(input).includes('getCustomer')
        ? Promise.reject(new TypeError('lost')) : fetch(input, init);`;
    for (const customer of [MARA, undefined]) {
      const page = await browser.open({ body: root(), script, ...(customer && { customer }) });
      await page.getByRole('button', { name: 'Rewards', exact: true }).waitFor({ timeout: 20_000 });
    }
  });

  it('is in the corner of its attribute, unless the page hides it', async () => {
    const page = await browser.open({ body: root('data-laurel-position="left"') });
    const box = await launcherOf(page).boundingBox();
    expect(box).toMatchObject({ x: 16 });
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(584);
    const hidden = await browser.open({ body: root('data-laurel-launcher="false"') });
    await hidden.evaluate('Laurel.openRewardsPopup()');
    await panelOf(hidden).waitFor();
    expect(await launcherOf(hidden).count()).toBe(0);
  });
});

describe('the pop-up of customers', () => {
  it('leads from the balance to other views and back, with the focus and the events', async () => {
    const page = await openPopUp({ body: root(), customer: MARA });
    const panel = panelOf(page);
    await panel.getByText('Hello, Mara').waitFor();
    await panel.getByText('220.5 points').waitFor();
    expect(await entriesOf(page)).toEqual([
      'Ways to earn',
      'Ways to spend',
      'Your rewards',
      'Invite a friend',
      'VIP tiers',
      'History',
    ]);
    await panel.getByRole('button', { name: 'VIP tiers' }).press('Enter');
    const title = panel.getByRole('heading', { name: 'VIP tiers' });
    await title.waitFor();
    // The focus moves after the title is visible.
    await expect.poll(() => title.evaluate((element) => element.matches(':focus'))).toBe(true);
    await panel.getByText('Spend €266.15 more to reach Gold').waitFor();
    await panel.getByRole('button', { name: 'Back to the overview' }).press('Enter');
    await panel.getByText('Hello, Mara').waitFor();
    await expect
      .poll(() => panel.getByRole('heading').evaluate((element) => element.matches(':focus')))
      .toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await launcherOf(page).evaluate((element) => element.matches(':focus'))).toBe(true);
    expect(await eventsOf(page)).toEqual([
      'widget_opened rewards_pop_up',
      'poup_widget_view_changed home',
      'poup_widget_view_changed vip_tiers',
      'poup_widget_view_changed home',
      'widget_closed rewards_pop_up',
    ]);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('has no entries of disabled programs', async () => {
    const off = { isEnabled: false } as const;
    await changeSettings(browser.api, {
      tiers: { ...off, period: 'firstOrder' },
      referrals: { ...off, referrerReward: null, referredReward: null },
    });
    const page = await openPopUp({ body: root(), customer: MARA });
    expect(await entriesOf(page)).toEqual([
      'Ways to earn',
      'Ways to spend',
      'Your rewards',
      'History',
    ]);
    await changeSettings(browser.api, { points: { ...off, expireAfterDays: null } });
    const without = await browser.open({ body: root(), customer: MARA });
    await without.getByRole('button', { name: 'Rewards', exact: true }).click();
    await without.getByText('The rewards program isn’t available to you right now.').waitFor();
    expect(
      await panelOf(without)
        .getByText(/points/)
        .count(),
    ).toBe(0);
    await changeSettings(browser.api, {
      points: { isEnabled: true, expireAfterDays: null },
      tiers: { isEnabled: true, period: 'firstOrder' },
      referrals: { isEnabled: true, referrerReward: null, referredReward: null },
    });
  });

  it('can try again after an error', async () => {
    const page = await browser.open({ body: root(), customer: MARA });
    await launcherOf(page).waitFor();
    await page.evaluate(`{ const { fetch } = window;
      window.fetch = (input, init) => String(input).includes('Status') && !window.isBack
        ? Promise.reject(new TypeError('lost')) : fetch(input, init); }`);
    await launcherOf(page).click();
    const retry = panelOf(page).getByRole('button', { name: 'Try again' });
    await retry.waitFor({ timeout: 20_000 });
    await page.evaluate('window.isBack = true');
    await retry.click();
    await panelOf(page).getByText('Hello, Mara').waitFor();
  });

  it('shows the available rewards after a redemption in it', async () => {
    const page = await openPopUp({ body: root(), customer: MARA });
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Ways to spend' }).click();
    await panel.getByRole('button', { name: 'Redeem: Choose your discount' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redeem points' });
    await dialog.getByRole('button', { name: 'Redeem' }).click();
    const title = panel.getByRole('heading', { name: 'Your rewards' });
    await title.waitFor();
    await panel
      .getByRole('link', { name: /^Apply/ })
      .first()
      .waitFor();
    expect((await eventsOf(page)).slice(-3)).toEqual([
      'modal_opened redeem_reward',
      'modal_closed redeem_reward',
      'poup_widget_view_changed available_rewards',
    ]);
  });

  it('is in the placeholder inside that of the launcher', async () => {
    const own = '<div id="panel" class="laurel-rw-pop-up-placeholder"></div>';
    const page = await openPopUp({ body: root('', own), customer: MARA });
    await page.locator('#panel').getByRole('dialog').getByText('Hello, Mara').waitFor();
  });
});

describe('the pop-up of guests', () => {
  it('introduces the program, and can be joined', async () => {
    const page = await openPopUp({ body: root() });
    const panel = panelOf(page);
    await panel.getByText('Collect points, get rewards').waitFor();
    expect(await entriesOf(page)).toEqual([
      'Ways to earn',
      'Ways to spend',
      'Invite a friend',
      'VIP tiers',
    ]);
    const link = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
    expect(await link('Join')).toMatch(/\/account\/register$/);
    expect(await link('Sign in')).toMatch(/\/account\/login$/);
    expect(await eventsOf(page)).toContain('poup_widget_view_changed welcome');
    await panel.getByRole('button', { name: 'VIP tiers' }).click();
    await panel.getByRole('button', { name: 'Back to the overview' }).click();
    await panel.getByText('Collect points, get rewards').waitFor();
  });

  it('has the words of the shop owner, in the language of the page', async () => {
    await changeSettings(browser.api, {
      program: {
        faq: [],
        welcomeTitle: { en: 'Welcome', de: 'Willkommen im Club' },
        welcomeText: { en: 'Points for all', de: 'Punkte für alle' },
        pointsDecimals: 2,
      },
    });
    const page = await browser.open({ body: root(), options: { locale: 'de' } });
    await page.getByRole('button', { name: 'Prämien' }).click();
    const panel = page.getByRole('dialog', { name: 'Prämien' });
    await panel.getByText('Willkommen im Club').waitFor();
    await panel.getByText('Punkte für alle').waitFor();
    await panel.getByRole('button', { name: 'Punkte sammeln' }).waitFor();
  });
});
