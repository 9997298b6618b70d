import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { setAttribute, testBrowser } from '../test-browser';

const SCARF = 880010;
const CANDLE = 880013;

const browser = testBrowser();

const drawerOf = (attributes = '') =>
  `<div class="laurel-rv-drawer-placeholder" ${attributes}></div>`;
const OF_SCARF = `data-laurel-product-id="${SCARF}"`;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Reviews', exact: true });
const tab = (page: Page, name: string) => drawer(page).getByRole('tab', { name, exact: true });

const events = (page: Page) =>
  page.evaluate(() =>
    (window as never as { log: [string, { widget?: string; modal?: string }][] }).log
      .filter((entry) => Array.isArray(entry))
      .map(([name, { widget, modal }]) => `${name} ${widget ?? modal}`),
  );

it('opens by its button, and returns the focus to it', async () => {
  const page = await browser.open({ body: drawerOf(OF_SCARF) });
  const button = page.getByRole('button', { name: 'Reviews' });
  await button.press('Enter');
  await drawer(page).getByRole('heading', { name: 'Wool scarf' }).waitFor();
  await drawer(page).getByText('28 reviews').first().waitFor();
  await drawer(page).getByRole('button', { name: 'Write a review' }).waitFor();
  await drawer(page).getByRole('article').first().waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.waitForFunction('log.length > 3');
  expect(await events(page)).toEqual([
    'widget_injected reviews_drawer',
    'widget_opened reviews_drawer',
    'widget_closed reviews_drawer',
  ]);
});

it('opens on the questions, whose form opens on top of it', async () => {
  const page = await browser.open({ body: drawerOf() });
  await page.evaluate(`Laurel.openReviewsDrawer({ productId: ${SCARF}, tab: 'questions' })`);
  await drawer(page).getByText('6 questions').waitFor();
  await drawer(page).getByRole('button', { name: 'Ask a question' }).click();
  const form = page.getByRole('dialog', { name: 'Ask a question' });
  await form.getByLabel('Your question').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  expect(await drawer(page).count()).toBe(1);
  await tab(page, 'Questions').press('ArrowRight');
  await drawer(page).getByRole('article').first().waitFor();
  expect(await tab(page, 'Reviews').getAttribute('aria-selected')).toBe('true');
});

it('stays open while a review is written on top of it, with the events in their order', async () => {
  const page = await browser.open({ body: drawerOf(OF_SCARF) });
  await page.getByRole('button', { name: 'Reviews' }).click();
  await drawer(page).getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: 'Write a review' });
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Your review').fill('Long enough for two turns.');
  await form.getByLabel('Name').fill('Ida Holm');
  await form.getByLabel('Email').fill('ida@mail.example');
  await form.getByRole('button', { name: 'Send' }).click();
  await drawer(page).getByRole('status').getByText('Thank you!').waitFor();
  expect((await events(page)).slice(1)).toEqual([
    'widget_opened reviews_drawer',
    'modal_opened review_form',
    'modal_closed review_form',
  ]);
});

it('changes to another product and tab while it is open', async () => {
  const page = await browser.open({ body: drawerOf(OF_SCARF) });
  await page.evaluate(`Laurel.openReviewsDrawer({ tab: 'questions' })`);
  await drawer(page).getByText('6 questions').waitFor();
  await tab(page, 'Reviews').click();
  await page.evaluate(`Laurel.openReviewsDrawer({ tab: 'questions' })`);
  await drawer(page).getByText('6 questions').waitFor();
  await page.evaluate(`Laurel.openReviewsDrawer({ productId: ${CANDLE} })`);
  await drawer(page).getByRole('heading', { name: 'Beeswax candle' }).waitFor();
  await drawer(page).getByRole('article').first().waitFor();
  expect((await events(page)).filter((name) => name.startsWith('widget_opened'))).toHaveLength(1);
});

it('has the reviews of the whole shop without a product, and no questions', async () => {
  const page = await browser.open({ body: drawerOf() });
  await page.evaluate(`Laurel.openReviewsDrawer({ tab: 'questions' })`);
  await drawer(page).getByText('108 reviews').first().waitFor();
  await drawer(page).getByRole('article').first().waitFor();
  expect(await drawer(page).getByRole('tab').count()).toBe(0);
});

it('invites to write what a product doesn’t have, in the language of the page', async () => {
  const options = { locale: 'de' };
  const page = await browser.open({ body: drawerOf('data-laurel-product-id="5000001"'), options });
  await page.getByRole('button', { name: 'Bewertungen' }).click();
  const german = page.getByRole('dialog', { name: 'Bewertungen' });
  await german.getByText('Schreib die erste Bewertung').waitFor();
  await german.getByRole('tab', { name: 'Fragen' }).click();
  await german.getByText('Noch keine Fragen. Stell die erste.').waitFor();
});

it('has its button on the side that the page wants, or none', async () => {
  const page = await browser.open({ body: drawerOf('data-laurel-position="left"') });
  const box = await page.getByRole('button', { name: 'Reviews' }).boundingBox();
  expect(box).toMatchObject({ x: 16 });
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const other = await browser.open({ body: drawerOf('data-laurel-launcher="false"') });
  expect(await other.getByRole('button').count()).toBe(0);
});

it('loads its code when it opens, if it has no button', async () => {
  const page = await browser.open({ body: drawerOf('data-laurel-launcher="false"') });
  await page.waitForFunction('log.length > 0');
  expect(await events(page)).toEqual(['widget_injected reviews_drawer']);
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('reviews-drawer')),
    );
  expect(await isLoaded()).toBe(false);
  await page.evaluate('Laurel.openReviewsDrawer()');
  await drawer(page).getByRole('article').first().waitFor();
  expect(await isLoaded()).toBe(true);
  // The drawer is in the root in which the button appears.
  await setAttribute(page, 'launcher', 'true');
  await page.getByRole('button', { name: 'Reviews', includeHidden: true }).first().waitFor();
  expect(await drawer(page).count()).toBe(1);
});
