import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../tools/testing/api/change-settings';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { codeOf, startPage, type TestPage } from '../test-page.fixture';

const MARA = 'mara@mail.example';
const SUCCESS = { status: 'success' };
const POINTS = { isEnabled: true, expireAfterDays: 365 };
const TIERS = { isEnabled: true, period: 'firstOrder' } as const;

let api: TestApi;
let mara: TestPage;
let guest: TestPage;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  mara = await startPage(api, { customer: MARA });
  guest = await startPage(api);
});

/** What the API returns to the page for a path. */
const apiBody = async (page: TestPage, path: string) => {
  const authorization = page.lastToken();
  const url = `https://api.laurel.example${path}`;
  return (await api.send(new Request(url, { headers: { authorization } }))).json();
};

/** Changes a column of all customers of the shop, as its owner would in the admin. */
const setCustomers = (column: string, value: boolean) =>
  api.database.execute(
    sql`update customers set ${sql.identifier(column)} = ${value} where shop_id = ${api.shop.id}`,
  );

describe('the account', () => {
  it('is the customer without consents, with the programs', async () => {
    const account = await mara.sdk.getRewardsProgramAccount();
    const paths = mara.takePaths().toSorted();
    expect(paths).toEqual(['/v2/customers/getCustomer', '/v2/rewards/getLoyaltyProgramStatus']);
    const {
      acceptsEmailMarketing: _email,
      acceptsSmsMarketing: _sms,
      ...customer
    } = await apiBody(mara, '/v2/customers/getCustomer');
    const programs = await apiBody(mara, '/v2/rewards/getLoyaltyProgramStatus');
    expect(account).toEqual({ ...SUCCESS, data: { ...customer, programs } });
    expect(account).toMatchObject({ data: { customerId: 7400112, pointsBalance: 320.5 } });
  });

  it('is for customers only, and sends nothing for guests', async () => {
    expect(codeOf(await guest.sdk.getRewardsProgramAccount())).toBe('NOT_AUTHENTICATED');
    expect(codeOf(await guest.sdk.getCustomerActiveRewards())).toBe('NOT_AUTHENTICATED');
    expect(codeOf(await guest.sdk.redeemReward({ ruleId: 53 }))).toBe('NOT_AUTHENTICATED');
    expect(guest.takePaths()).toEqual([]);
  });

  it('is not for excluded customers, but for all if the program is disabled', async () => {
    await setCustomers('is_eligible_for_points', false);
    expect(codeOf(await mara.sdk.getRewardsProgramAccount())).toBe('CUSTOMER_NOT_ELIGIBLE');
    await changeSettings(api, { points: { ...POINTS, isEnabled: false } });
    expect(await mara.sdk.getRewardsProgramAccount()).toMatchObject({
      data: { isRewardProgramAvailable: false, programs: { pointsProgramEnabled: false } },
    });
    await changeSettings(api, { points: POINTS });
    await setCustomers('is_eligible_for_points', true);
  });
});

describe('rewards', () => {
  it('are those of the API', async () => {
    const { activeRewards } = await apiBody(mara, '/v2/rewards/getCustomerActiveRewards');
    expect(await mara.sdk.getCustomerActiveRewards()).toEqual({ ...SUCCESS, data: activeRewards });
    expect(activeRewards).not.toEqual([]);
  });

  it('can be bought by rules, which guests see without prices that they can afford', async () => {
    const { spendingRules } = await apiBody(mara, '/v2/rewards/getSpendingRules');
    expect(await mara.sdk.getRewardsSpendingRules()).toEqual({ ...SUCCESS, data: spendingRules });
    const rules = await guest.sdk.getRewardsSpendingRules();
    expect(rules).toMatchObject({ data: spendingRules.map(() => ({ isAffordable: null })) });
  });

  it('have rules in the locale of `init`', async () => {
    const page = await startPage(api, { customer: MARA, locale: 'de' });
    expect(await page.sdk.getRewardsSpendingRules()).toMatchObject(SUCCESS);
    expect(page.requests.map(({ url }) => new URL(url).search)).toEqual(['?locale=de']);
  });

  it('are redeemed once for one call', async () => {
    const page = await startPage(api, { customer: MARA });
    expect(await page.settle(page.sdk.redeemReward({ ruleId: 53 }))).toEqual(SUCCESS);
    expect(page.takePaths()).toEqual(['/v2/rewards/redeem']);
    const account = await page.sdk.getRewardsProgramAccount();
    expect(account).toMatchObject({ data: { pointsBalance: 220.5 } });
  });

  it.each([
    ['INVALID_ARGUMENTS', { ruleId: 53, pointsToSpend: 200 }],
    ['INVALID_ARGUMENTS', { ruleId: 51 }],
    ['NOT_FOUND', { ruleId: 999_999 }],
    ['NOT_ENOUGH_POINTS', { ruleId: 56 }],
    ['RULE_NOT_ACTIVE', { ruleId: 58 }],
    ['CUSTOMER_NOT_ELIGIBLE', { ruleId: 57 }],
    ['INVALID_ARGUMENTS', { ruleId: 54 }],
  ])('return %s for %j', async (code, args) => {
    expect(codeOf(await mara.settle(mara.sdk.redeemReward(args)))).toBe(code);
  });

  it('name the problems that only the API can see', async () => {
    expect(await mara.settle(mara.sdk.redeemReward({ ruleId: 51 }))).toMatchObject({
      error: { details: ['pointsToSpend is required'] },
    });
  });

  it('are not sent with wrong arguments', async () => {
    mara.takePaths();
    const args = {
      ruleId: '53',
      pointsToSpend: -1,
      selectedVariantId: 1.5,
      verificationToken: '12',
    };
    expect(await mara.sdk.redeemReward(args as never)).toEqual({
      status: 'error',
      error: {
        code: 'INVALID_ARGUMENTS',
        message: 'redeemReward was called with wrong arguments',
        details: [
          'ruleId must be a positive integer',
          'pointsToSpend must be a positive number',
          'selectedVariantId must be a positive integer',
          'verificationToken must be a string of six digits',
        ],
      },
    });
    expect(mara.takePaths()).toEqual([]);
  });

  it('can be denied to a customer, and to all', async () => {
    const redeem = async () => codeOf(await mara.settle(mara.sdk.redeemReward({ ruleId: 53 })));
    await setCustomers('is_eligible_for_points', false);
    expect(await redeem()).toBe('CUSTOMER_NOT_ELIGIBLE');
    await setCustomers('is_eligible_for_points', true);
    await changeSettings(api, { points: { ...POINTS, isEnabled: false } });
    expect(await redeem()).toBe('FORBIDDEN');
    await changeSettings(api, { points: POINTS });
  });

  it('have no scope that the token lacks', async () => {
    const page = await startPage(api, { customer: MARA, scope: 'read_review' });
    expect(codeOf(await page.settle(page.sdk.getRewardsSpendingRules()))).toBe('FORBIDDEN');
  });
});

describe('tiers', () => {
  it('have the progress of customers, in the locale of `init`', async () => {
    const page = await startPage(api, { customer: MARA, locale: 'de' });
    const { tiers } = await apiBody(page, '/v2/rewards/getTiers?locale=de');
    const { tierProgress } = await apiBody(page, '/v2/rewards/getTierProgress?locale=de');
    expect(await page.sdk.getRewardsVipTiers()).toEqual({
      ...SUCCESS,
      data: { tiers, tierProgress },
    });
    expect(page.requests.map(({ url }) => new URL(url).search)).toEqual([
      '?locale=de',
      '?locale=de',
    ]);
  });

  it('have none for guests', async () => {
    expect(await guest.sdk.getRewardsVipTiers()).toMatchObject({
      ...SUCCESS,
      data: { tierProgress: null },
    });
  });

  it('are hidden from excluded customers, and from all if the program is disabled', async () => {
    await setCustomers('is_allowed_to_earn_tier', false);
    expect(codeOf(await mara.sdk.getRewardsVipTiers())).toBe('CUSTOMER_NOT_ELIGIBLE');
    await setCustomers('is_allowed_to_earn_tier', true);
    await changeSettings(api, { tiers: { ...TIERS, isEnabled: false } });
    expect(codeOf(await mara.sdk.getRewardsVipTiers())).toBe('FORBIDDEN');
    expect(codeOf(await guest.sdk.getRewardsVipTiers())).toBe('FORBIDDEN');
    await changeSettings(api, { tiers: TIERS });
  });
});

describe('wishlist items', () => {
  const SCARF = { productId: 880010, variantId: 990011 };

  it.each([['customer'], ['guest']])(
    'are saved and removed for a %s, with events',
    async (role) => {
      const page = await startPage(api, { customer: role === 'customer' ? MARA : null });
      const { wishlistId } = await createList(page);
      const order: unknown[] = [];
      page.sdk.on('wishlist_item_created', (payload) => order.push(payload));
      page.sdk.on('wishlist_item_deleted', (payload) => order.push(payload));
      const created = await page.settle(page.sdk.createWishlistItem({ ...SCARF, wishlistId }));
      const wishlistItem = {
        customer:
          role === 'customer' ? expect.objectContaining({ shopifyCustomerId: 7400112 }) : null,
        sessionToken: role === 'customer' ? null : expect.stringMatching(/^ses_/),
        product: { id: 880010, handle: 'wool-scarf', variantId: 990011 },
        wishlistId,
      };
      expect(created).toEqual({ ...SUCCESS, data: wishlistItem });
      expect(order).toEqual([{ wishlistItem }]);
      const again = page.sdk.createWishlistItem({ ...SCARF, wishlistId });
      expect(codeOf(await page.settle(again))).toBe('ALREADY_EXISTS');
      expect(order).toHaveLength(1);
      const deleted = await page.settle(page.sdk.deleteWishlistItem(SCARF));
      expect(deleted).toMatchObject({ ...SUCCESS, data: { product: wishlistItem.product } });
      expect(order[1]).toEqual({ wishlistItem: (deleted as { data: unknown }).data });
      expect(codeOf(await page.settle(page.sdk.deleteWishlistItem(SCARF)))).toBe('NOT_FOUND');
      expect(order).toHaveLength(2);
    },
  );

  it.each([
    ['product', { productId: 1 }],
    ['variant', { productId: 880010, variantId: 1 }],
    ['wishlist', { productId: 880010, wishlistId: 999_999 }],
  ])('need an existing %s', async (_what, args) => {
    expect(codeOf(await guest.settle(guest.sdk.createWishlistItem(args)))).toBe('NOT_FOUND');
  });

  it('need a product', async () => {
    expect(codeOf(await guest.sdk.createWishlistItem(undefined as never))).toBe(
      'INVALID_ARGUMENTS',
    );
    expect(codeOf(await guest.sdk.deleteWishlistItem({} as never))).toBe('INVALID_ARGUMENTS');
  });

  it('of guests need a sign-in if the shop requires it', async () => {
    await changeSettings(api, { wishlists: { requireSignIn: true } });
    const page = await startPage(api);
    const handler = vi.fn();
    page.sdk.on('wishlist_item_created', handler);
    expect(codeOf(await page.sdk.createWishlistItem(SCARF))).toBe('NOT_AUTHENTICATED');
    expect(handler).not.toHaveBeenCalled();
    await changeSettings(api, { wishlists: undefined });
  });
});

describe('dialogs', () => {
  it('of rewards are about a rule or a reward of the customer', async () => {
    const page = await startPage(api, { customer: MARA });
    const { activeRewards } = await apiBody(page, '/v2/rewards/getCustomerActiveRewards');
    const [{ id: rewardId }] = activeRewards;
    const { openRewardsModal } = page.sdk;
    expect(await openRewardsModal({ modal: 'redeem_reward', ruleId: 53 })).toEqual(SUCCESS);
    expect(await openRewardsModal({ modal: 'reward_details', rewardId })).toEqual(SUCCESS);
    expect(page.opened).toEqual([
      ['rewards redeem_reward', { ruleId: 53 }],
      ['rewards reward_details', { rewardId }],
    ]);
    const missing = [
      { modal: 'redeem_reward', ruleId: 999_999 },
      { modal: 'reward_details', rewardId: 999_999 },
    ] as const;
    for (const args of missing) expect(codeOf(await openRewardsModal(args))).toBe('NOT_FOUND');
    expect(page.opened).toHaveLength(2);
  });

  it.each([
    ['ruleId must be a positive integer', { modal: 'redeem_reward', rewardId: 1 }],
    ['rewardId must be a positive integer', { modal: 'reward_details', ruleId: 53 }],
    [expect.stringMatching(/^modal must be one of redeem_reward, /), { modal: 'review_form' }],
    ['The argument must be an object', undefined],
  ])('of rewards need their arguments: %s', async (problem, args) => {
    const result = await mara.sdk.openRewardsModal(args as never);
    expect(result).toMatchObject({ error: { code: 'INVALID_ARGUMENTS', details: [problem] } });
  });

  it('of rewards ignore the ids that they do not need', async () => {
    const args = { modal: 'birthday', ruleId: 'x' };
    expect(await mara.sdk.openRewardsModal(args as never)).toEqual(SUCCESS);
  });

  it('send nothing if no customer is signed in', async () => {
    guest.takePaths();
    const opened = guest.sdk.openRewardsModal({ modal: 'redeem_reward', ruleId: 53 });
    expect(codeOf(await opened)).toBe('NOT_AUTHENTICATED');
    expect(guest.takePaths()).toEqual([]);
  });
});

async function createList(page: TestPage): Promise<{ wishlistId: number }> {
  const url = 'https://api.laurel.example/v2/wishlists/createWishlist';
  const headers = { authorization: page.lastToken(), 'content-type': 'application/json' };
  const body = JSON.stringify({ wishlistTitle: `List ${crypto.randomUUID()}` });
  const response = await api.send(new Request(url, { method: 'POST', headers, body }));
  return (await response.json()).createdWishlist;
}
