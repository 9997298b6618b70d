import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const state = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });

test('a customer finds, saves, reviews, redeems, and checks out with the keyboard', async ({
  page,
}) => {
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  await page.goto('/demo');
  await press(page.getByRole('link', { name: 'See all products' }).first());
  await expect(page).toHaveURL(/products$/);
  const card = page.getByRole('listitem').filter({ hasText: 'Oak board' });
  await press(card.getByRole('button'));
  await expect(card.getByRole('button')).toHaveAccessibleName(/Remove/);
  await press(card.getByRole('link', { name: 'Oak board' }));
  await press(page.getByRole('button', { name: 'Add to cart' }));
  await expect(page.getByText('It is in your cart.')).toBeVisible();
  await expect(state(page)).toContainText('as a guest');

  await press(page.getByRole('button', { name: 'Write a review' }));
  const review = page.getByRole('dialog', { name: 'Write a review' });
  await tabTo(page, review.getByRole('radio').first());
  for (let star = 1; star < 5; star++) await page.keyboard.press('ArrowRight');
  await type(review.getByLabel('Your review'), 'A board that stays where it is.');
  await type(review.getByLabel('Name'), 'Ada');
  await type(review.getByLabel('Email'), 'ada@example.com');
  await press(review.getByRole('button', { name: 'Send' }));
  await expect(review).toContainText('once your email address is confirmed');
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeFocused();

  await press(page.getByRole('link', { name: 'Account', exact: true }));
  await press(page.getByRole('button', { name: /^Mara/ }));
  await expect(state(page)).toContainText('as Mara Voss');
  await press(page.getByRole('link', { name: 'Rewards', exact: true }));
  await press(page.getByRole('button', { name: 'Redeem: Choose your discount' }));
  const redeem = page.getByRole('dialog', { name: 'Redeem points' });
  await press(redeem.getByRole('button', { name: /Redeem for/ }));
  await expect(redeem).toBeHidden();
  // Its code appears in the next dialog, and takes €5 off.
  const reward = page.getByRole('dialog', { name: 'Your reward' });
  await press(reward.getByRole('button', { name: 'Apply Choose your discount' }));
  await expect(reward).toContainText('The code is in your checkout.');
  await page.keyboard.press('Escape');
  await expect(reward).toBeHidden();

  await press(page.getByRole('link', { name: 'Cart' }).first());
  await expect(page.getByText('Applied to the order')).toBeVisible();
  await expect(page.getByText('€37.50')).toBeVisible();
  await press(page.getByRole('button', { name: 'Check out' }));
  await expect(page.getByText('The order of €37.50 is paid')).toBeVisible();
});
