import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../api/change-settings';
import { MARA, testBrowser } from '../test-browser';

const SCARF = 880010;
/** Mara hasn't bought it. */
const CANDLE = 880013;
const TOM = 'tom@mail.example';

const browser = testBrowser();

const list = (productId: number, attributes = '') =>
  `<div class="laurel-rv-questions-list-placeholder" data-laurel-product-id="${productId}" ${attributes}></div>`;

const events = (page: Page) =>
  page.evaluate(() => JSON.stringify((window as never as { log: unknown }).log));

const answerButtons = (page: Page) => page.getByRole('button', { name: /^Answer:/ });

describe('the list of questions', () => {
  it('has questions and answers, the newest first, and shows more on demand', async () => {
    const page = await browser.open({ body: list(SCARF, 'data-laurel-limit="4"') });
    await page.getByText('6 questions').waitFor();
    const items = page.locator('li');
    expect(await items.count()).toBe(4);
    await items.first().getByText('Can I order it as a gift with a card?').waitFor();
    await items.first().getByText('Answer from the shop').waitFor();
    await page.getByRole('button', { name: 'More questions' }).press('Enter');
    await items.nth(5).getByText('Is it washable?').waitFor();
    expect(await page.getByRole('button', { name: 'More questions' }).count()).toBe(0);
    await page.waitForFunction(
      () => document.querySelector('div')?.shadowRoot?.activeElement?.tagName === 'UL',
    );
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('has the order of its attribute, and the language of the page', async () => {
    const options = { locale: 'fr' };
    const page = await browser.open({
      body: list(SCARF, 'data-laurel-sorting="dateAsc"'),
      options,
    });
    await page.getByText('6 questions').waitFor();
    await page.locator('li').first().getByText('Is it washable?').waitFor();
    await page.getByRole('button', { name: 'Poser une question' }).waitFor();
  });

  it('invites to ask the first question, or is empty', async () => {
    const body = list(5_000_001) + list(5_000_001, 'data-laurel-hide-empty="true"');
    const page = await browser.open({ body });
    await page.getByText('No questions yet. Ask the first one.').waitFor();
    expect(await page.getByRole('button', { name: 'Ask a question' }).count()).toBe(1);
  });
});

describe('a question', () => {
  it('of a guest needs a name and an address, and waits for the shop', async () => {
    const page = await browser.open({ body: list(SCARF) });
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your question').fill('   ');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByLabel('Your question').fill('Is it long enough?');
    await dialog.getByLabel('Name').fill('Ida Holm');
    await dialog.getByLabel('Email').fill('ida@mail.example');
    expect(await events(page)).not.toContain('modal_closed');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page
      .getByRole('status')
      .getByText('Thank you. It appears once the shop has published it.')
      .waitFor();
    expect(await events(page)).toMatch(/modal_opened.*question_form.*modal_closed.*completed/);
    expect(await page.getByText('Is it long enough?').count()).toBe(0);
  });

  it('of a customer is in the list at once, and the focus is back on the button', async () => {
    const page = await browser.open({ body: list(SCARF), customer: TOM });
    const ask = page.getByRole('button', { name: 'Ask a question' });
    await ask.click();
    const question = page.getByRole('dialog').getByLabel('Your question');
    await question.waitFor();
    expect(await question.evaluate((element) => element.matches(':focus'))).toBe(true);
    await question.fill('Does it shrink?');
    expect(await page.getByRole('dialog').getByLabel('Email').count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await page.locator('li').first().getByText('Does it shrink?').waitFor();
    await page.getByRole('status').getByText('Thank you. It is published.').waitFor();
    expect(await ask.evaluate((element) => element.matches(':focus'))).toBe(true);
  });

  it('that can’t be sent stays in the form', async () => {
    const page = await browser.open({ body: list(SCARF), customer: TOM });
    await page.getByRole('button', { name: 'Ask a question' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your question').fill('Does it fade?');
    await page.evaluate(`window.fetch = () => Promise.reject(new TypeError('lost'))`);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('alert').getByText('That didn’t work. Please try again.').waitFor();
    expect(await dialog.getByLabel('Your question').inputValue()).toBe('Does it fade?');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      JSON.stringify((window as never as { log: unknown }).log).includes('dismissed'),
    );
  });
});

describe('an answer', () => {
  it('is for buyers and the questions of others, and waits if the shop publishes by hand', async () => {
    await changeSettings(browser.api, { questions: { publishing: 'manual' } });
    const page = await browser.open({ body: list(SCARF), customer: MARA });
    await answerButtons(page).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('blockquote').waitFor();
    await dialog.getByLabel('Your answer').fill('Mine does not.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you. It appears once the shop has published it.').waitFor();
    expect(await events(page)).toMatch(/modal_opened.*answer_form.*modal_closed.*completed/);
    await changeSettings(browser.api, { questions: { publishing: 'all' } });
  });

  it('has no button for guests, for others, and for one’s own question', async () => {
    const counts = async (productId: number, customer?: string) => {
      const page = await browser.open({ body: list(productId), ...(customer && { customer }) });
      await page.locator('li').first().waitFor();
      return [await page.locator('li').count(), await answerButtons(page).count()];
    };
    expect((await counts(SCARF))[1]).toBe(0);
    expect((await counts(CANDLE, MARA))[1]).toBe(0);
    const page = await browser.open({ body: list(SCARF), customer: MARA });
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByRole('dialog').getByLabel('Your question').fill('Is it for children?');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    const own = page.locator('li').filter({ hasText: 'Is it for children?' });
    await own.waitFor();
    expect(await own.getByRole('button').count()).toBe(0);
    expect(await answerButtons(page).count()).toBeGreaterThan(3);
  });
});
