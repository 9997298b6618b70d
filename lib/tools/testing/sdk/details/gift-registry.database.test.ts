import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { MARA, testBrowser } from '../test-browser';

const browser = testBrowser();

/** Opens a page of a customer, and the form in it. */
async function openForm(args: object = {}, locale = 'en') {
  const page = await browser.open({ body: '', customer: MARA, options: { locale } });
  expect(await callForm(page, args)).toEqual({ status: 'success' });
  await page.getByRole('dialog').getByRole('heading').waitFor();
  return page;
}

const callForm = (page: Page, args: object): Promise<unknown> =>
  page.evaluate((given) => {
    const { Laurel } = window as never as {
      Laurel: { openGiftRegistryFormModal(args: object): Promise<unknown> };
    };
    return Laurel.openGiftRegistryFormModal(given);
  }, args);

const save = (page: Page) => page.getByRole('button', { name: 'Save registry' }).click();

/** What the API stored for the form, as the response to the request says. */
async function savedId(page: Page, submit: () => Promise<unknown>): Promise<number> {
  const response = page.waitForResponse(
    (each) => each.url().endsWith('/saveGiftRegistry') && each.request().method() === 'POST',
  );
  await submit();
  return (await (await response).json()).registryId;
}

/** The events of dialogs so far. */
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window as never as { log: [string, { reason?: string }][] }).log
      .filter(([name]) => String(name).startsWith('modal'))
      .map(([name, { reason }]) => (reason ? `${name} ${reason}` : name)),
  );

describe('the form of a gift registry', () => {
  it('creates a registry with a first gift, and edits it', async () => {
    const page = await openForm({ productId: 880010, variantId: 990013 });
    await page.getByText('First gift: Wool scarf, Navy').waitFor();
    await page.getByLabel('Title').fill('Our wedding');
    await page.getByLabel('Occasion').selectOption('Wedding');
    await page.getByLabel('Date').fill('2027-06-12');
    await page.getByLabel('Note').fill('No flowers');
    await page.getByLabel('Anyone who has the link').check();
    const registryId = await savedId(page, () => save(page));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await eventsOf(page)).toEqual(['modal_opened', 'modal_closed completed']);

    expect(await callForm(page, { registryId, productId: 880010 })).toEqual({ status: 'success' });
    await page.getByRole('heading', { name: 'Edit gift registry' }).waitFor();
    await page.getByText('New gift: Wool scarf, Heather gray').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Our wedding');
    expect(await page.getByLabel('Occasion').inputValue()).toBe('wedding');
    expect(await page.getByLabel('Date').inputValue()).toBe('2027-06-12');
    expect(await page.getByLabel('Note').inputValue()).toBe('No flowers');
    expect(await page.getByLabel('Anyone who has the link').isChecked()).toBe(true);
    await page.getByLabel('Title').fill('Our home');
    await save(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await callForm(page, { registryId });
    await page.getByRole('heading', { name: 'Edit gift registry' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Our home');
  });

  it('needs a title only, is private at first, and closes without saving', async () => {
    const page = await openForm();
    expect(await page.getByLabel('Only me').isChecked()).toBe(true);
    await page.getByLabel('Title').fill('  ');
    await save(page);
    expect(await page.getByLabel('Title').evaluate((input) => input.matches(':invalid'))).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await eventsOf(page)).toEqual(['modal_opened', 'modal_closed dismissed']);
  });

  it('stays open if saving fails, and says why', async () => {
    const page = await openForm({ productId: 880010, variantId: 990014 });
    await page.getByLabel('Title').fill('Home');
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').filter({ hasText: 'no longer available' }).waitFor();
    await page.route('**/saveGiftRegistry', (route) => route.abort());
    await save(page);
    await dialog.getByText('That didn’t work. Please try again.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Home');
    expect(await eventsOf(page)).toEqual(['modal_opened']);
  });

  it('says that nothing more can be saved for that reason only', async () => {
    const page = await openForm();
    await page.getByLabel('Title').fill('Home');
    const alert = page.getByRole('dialog').getByRole('alert');
    let name = 'registriesFull';
    await page.route('**/saveGiftRegistry', (route) => {
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Laurel-Error',
        'Laurel-Error': name,
      };
      return route.fulfill({ status: 400, headers, json: { message: ['refused'] } });
    });
    await save(page);
    await alert.filter({ hasText: 'can’t save more' }).waitFor();
    name = 'validationFailed';
    await save(page);
    await alert.filter({ hasText: 'That didn’t work' }).waitFor();
  });

  it('speaks the language of the page', async () => {
    const page = await openForm({ productId: 880013 }, 'de-AT');
    await page.getByRole('heading', { name: 'Neue Geschenkliste' }).waitFor();
    await page.getByText('Erstes Geschenk: Beeswax candle', { exact: true }).waitFor();
  });

  it('opens only for registries of the customer', async () => {
    const page = await browser.open({ body: '', customer: MARA });
    expect(await callForm(page, { registryId: 1 })).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
