import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { MARA, testBrowser } from './test-browser';

const SCARF = 880010;
/** Has no reviews. */
const UNKNOWN = 5_000_001;

const browser = testBrowser();

/** A placeholder by the middle of its class. */
const placeholder = (name: string, attributes = '') =>
  `<div class="laurel-rv-${name}-placeholder" ${attributes}></div>`;

const of = (productId: number) => `data-laurel-product-id="${productId}"`;

const events = (page: Page) =>
  page.evaluate(() => JSON.stringify((window as never as { log: unknown }).log));

/** Names of the operations that the page has called since the last call of this function. */
const operations = (page: Page) =>
  page.evaluate(() => {
    const names = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/v2/'))
      .map(({ name }) => new URL(name).pathname.split('/').at(-1));
    performance.clearResourceTimings();
    return names;
  });

const cards = (page: Page) => page.getByRole('article');
const dates = async (page: Page) =>
  (await cards(page).locator('small').allInnerTexts()).map((text) => Date.parse(text));

describe('the list of reviews', () => {
  it('has pinned reviews first, then the newest, and shows more on demand', async () => {
    const page = await browser.open({
      body: placeholder('list', `${of(SCARF)} data-laurel-limit="20"`),
    });
    await page.getByText('28 reviews').waitFor();
    expect(await cards(page).count()).toBe(20);
    const pinned = await cards(page).getByText('Pinned').count();
    expect(pinned).toBeGreaterThan(0);
    await cards(page).first().getByText('Pinned').waitFor();
    const others = (await dates(page)).slice(pinned);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    await page.getByRole('button', { name: 'More' }).press('Enter');
    await cards(page).nth(27).waitFor();
    expect(await page.getByRole('button', { name: 'More' }).count()).toBe(0);
    // The keyboard goes on where the new reviews begin.
    await page.waitForFunction(() => {
      const item = document.querySelector('div')?.shadowRoot?.activeElement;
      return [...(item?.parentElement?.children ?? [])].indexOf(item as Element) === 20;
    });
    expect(new Set(await cards(page).allInnerTexts()).size).toBe(28);
    expect(browser.takeMessages()).toEqual({ violations: [], warnings: [] });
  });

  it('is sorted and filtered by customers, and sorted by its attribute', async () => {
    const page = await browser.open({ body: placeholder('list', of(SCARF)) });
    await page.getByText('28 reviews').waitFor();
    await page.getByRole('button', { name: 'With photos' }).click();
    await page.getByText('5 reviews').waitFor();
    await page.getByRole('button', { name: 'With photos' }).click();
    await page.getByLabel('Stars', { exact: true }).selectOption('4 stars');
    await page.getByText('4 reviews').waitFor();
    await page.getByLabel('Stars', { exact: true }).selectOption('1 star');
    await page.getByText('No reviews match.').waitFor();
    await page.getByLabel('Stars', { exact: true }).selectOption('All stars');
    await page.getByLabel('Sort by').selectOption('Lowest rating');
    // Pinned reviews stay first.
    await cards(page).getByRole('img', { name: '2 out of 5 stars' }).waitFor();
    await page
      .locator('.laurel-rv-list-placeholder')
      .evaluate((element) => element.setAttribute('data-laurel-sorting', 'highestRating'));
    await page.waitForFunction(
      () =>
        document.querySelector('div')?.shadowRoot?.querySelectorAll('select')[1]?.value ===
        'highestRating',
    );
  });

  it('says that there are no reviews, or is empty', async () => {
    const body =
      placeholder('list', of(UNKNOWN)) +
      placeholder('list', `${of(UNKNOWN)} data-laurel-hide-empty="true"`);
    const page = await browser.open({ body });
    await page.getByText('No reviews yet').waitFor();
    expect(await page.getByText('No reviews yet').count()).toBe(1);
  });

  it('can be tried again after an error', async () => {
    const page = await browser.open({
      body: placeholder('list', of(SCARF)),
      script: `const send = window.fetch; window.isLost = true;
        window.fetch = (url, ...rest) =>
          window.isLost && String(url).includes('getReviews')
            ? Promise.resolve(new Response('{}', { status: 400 })) : send(url, ...rest);`,
    });
    await page.getByText('This can’t be shown right now.').waitFor();
    await page.evaluate('window.isLost = false');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('28 reviews').waitFor();
  });
});

describe('a vote', () => {
  it('counts at once, with one request for each list, and can be taken back', async () => {
    const page = await browser.open({ body: placeholder('list', of(SCARF)), customer: MARA });
    const first = cards(page)
      .first()
      .getByRole('button', { name: /^Helpful/ });
    const count = Number((await first.textContent())?.replace(/\D/g, ''));
    await operations(page);
    await first.click();
    await first.and(page.getByRole('button', { pressed: true })).waitFor();
    await first.getByText(`${count + 1}`).waitFor();
    expect(await operations(page)).toEqual(['createVote', 'getReviews']);
    await first.click();
    await first.getByText(`${count}`).waitFor();
    expect(await first.getAttribute('aria-pressed')).toBe('false');
  });

  it('asks guests to sign in', async () => {
    const page = await browser.open({ body: placeholder('list', of(SCARF)) });
    await cards(page)
      .getByRole('button', { name: /^Helpful/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    expect(await events(page)).toContain('"modal":"sign_in"');
  });
});

describe('the photos of a review', () => {
  it('open in full size, and change with buttons and keys', async () => {
    const page = await browser.open({
      body: placeholder('list', `${of(SCARF)} data-laurel-with-photos="true"`),
    });
    await page.getByRole('button', { name: 'Show photo 2 of 3' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: 'Photo 2 of 3' }).waitFor();
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await dialog.getByRole('img', { name: 'Photo 3 of 3' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('img', { name: 'Photo 1 of 3' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      JSON.stringify((window as never as { log: unknown }).log).includes('dismissed'),
    );
    expect(await events(page)).toMatch(/modal_opened.*review_media.*modal_closed/);
  });
});

describe('the header', () => {
  it('has the share of each number of stars, which filters the list of the product', async () => {
    const body =
      placeholder('list-header', of(SCARF)) +
      placeholder('list', of(SCARF)) +
      placeholder('list', of(880014));
    const page = await browser.open({ body });
    const lists = page.locator('.laurel-rv-list-placeholder');
    await lists.first().getByText('28 reviews').waitFor();
    const other = await lists.nth(1).getByRole('status').textContent();
    const bar = page.getByRole('button', { name: '4 stars, 4 reviews' });
    await bar.click();
    await lists.first().getByText('4 reviews', { exact: true }).waitFor();
    expect(await bar.getAttribute('aria-pressed')).toBe('true');
    expect(await lists.nth(1).getByRole('status').textContent()).toBe(other);
    await bar.click();
    await lists.first().getByText('28 reviews').waitFor();
  });

  it('covers the shop without a product, and invites to write the first review of one', async () => {
    const body = placeholder('list-header') + placeholder('list-header', of(880021));
    const page = await browser.open({ body });
    await page.getByText('108 reviews', { exact: true }).waitFor();
    await page.getByText('Be the first to write a review').waitFor();
    expect(await page.getByRole('button', { name: 'Write a review' }).count()).toBe(1);
  });
});

describe('a review', () => {
  it('of a customer changes every widget that shows it', async () => {
    const body =
      placeholder('average', of(SCARF)) +
      placeholder('list-header', of(SCARF)) +
      placeholder('list', of(SCARF));
    const page = await browser.open({ body, customer: MARA });
    await page.getByText('Earn 25 points for your review').waitFor();
    await page.getByRole('button', { name: 'Write a review' }).click();
    const dialog = page.getByRole('dialog');
    const stars = dialog.getByRole('radio', { name: '5 stars' });
    await stars.waitFor();
    await dialog.getByRole('button', { name: 'Send' }).click();
    expect(await events(page)).not.toContain('modal_closed');
    await stars.check({ force: true });
    await dialog.getByLabel('Your review').fill('Warm in the wind.');
    expect(await dialog.getByLabel('Email').count()).toBe(0);
    await operations(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you! Your review is published.').waitFor();
    await page.locator('.laurel-rv-average-placeholder').getByText('29 reviews').waitFor();
    await cards(page).getByText('Warm in the wind.').waitFor();
    const sent = await operations(page);
    expect(sent.filter((name) => name === 'createReview')).toHaveLength(1);
    expect(sent.filter((name) => name === 'getReviewAggregates')).toHaveLength(1);
    expect(await events(page)).toMatch(/modal_opened.*review_form.*modal_closed.*completed/);
    // One review for each product.
    await page.getByRole('button', { name: 'Write a review' }).click();
    await dialog.getByText('You can’t review this product.').waitFor();
  });

  it('of a guest has photos, needs an address, and waits', async () => {
    const photo = join(tmpdir(), 'review-lists-photo.png');
    const text = join(tmpdir(), 'review-lists-notes.txt');
    const PIXEL =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    writeFileSync(photo, PIXEL, 'base64');
    writeFileSync(text, 'No photo.');
    const page = await browser.open({ body: placeholder('list-header', of(SCARF)) });
    await page.getByRole('button', { name: 'Write a review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await dialog.getByLabel('Title').fill('Good');
    await dialog.getByLabel('Your review').fill('Soft and light.');
    await dialog.getByLabel('Add photos').setInputFiles([photo, text, photo]);
    await dialog.getByText('This file can’t be used: review-lists-notes.txt').waitFor();
    await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
    await dialog.getByLabel('Name').fill('Ida Holm');
    await dialog.getByLabel('Email').fill('ida@mail.example');
    // Neither is prepared when the review is sent.
    await page.evaluate(`const create = window.createImageBitmap;
      window.createImageBitmap = async (file) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return create(file);
      }`);
    await dialog.getByLabel('Add photos').setInputFiles(photo);
    await dialog.getByLabel('Add photos').setInputFiles(photo);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you! Your review appears once it has been approved.').waitFor();
    const found = await browser.api.call('getReviews', {
      query: { onlyUnpublishedReviews: 'true', sortingOption: 'mostRecent' },
    });
    expect(found.body.items[0]).toMatchObject({ title: 'Good', rate: 4 });
    expect(found.body.items[0].images).toHaveLength(3);
  });
});

describe('the reviews of a product page', () => {
  it('have tabs with their numbers, of which one has the questions', async () => {
    const page = await browser.open({ body: placeholder('product-page', of(SCARF)) });
    const tabs = page.getByRole('tab');
    await tabs.getByText('6', { exact: true }).waitFor();
    await cards(page).first().waitFor();
    await tabs.first().press('ArrowRight');
    await page.getByRole('button', { name: 'Ask a question' }).waitFor();
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await cards(page).count()).toBe(0);
  });

  it('have no tabs without questions, and invite to write the first review', async () => {
    const attributes = `${of(880021)} data-laurel-with-questions="false"`;
    const page = await browser.open({ body: placeholder('product-page', attributes) });
    await page.getByText('Be the first to write a review').waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
  });
});

describe('the reviews page', () => {
  it('searches reviews of products, which link to them, and has those of the shop in a tab', async () => {
    const page = await browser.open({ body: placeholder('page') });
    await page.getByRole('link', { name: 'Wool scarf' }).first().waitFor();
    await page.getByRole('searchbox').fill('WINTER warm');
    await page.getByText('Kept me warm all winter.').waitFor();
    await page.getByRole('searchbox').fill('zebra');
    await page.getByText('No reviews match.').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('tab', { name: 'Shop' }).click();
    await page.getByText('9 reviews', { exact: true }).waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
  });
});
