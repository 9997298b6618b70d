import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listFunctions } from '../../../../content/sdk/model';
import { changeSettings } from '../../api/change-settings';
import { requireVerification } from '../../api/verification';
import type { ShopBrowser } from '../shop-browser';
import { testBrowser } from '../test-browser';

/** Calls by the function and the error that it must return. */
type Calls = Readonly<Record<string, string>>;

const INIT: Readonly<Record<string, Parameters<ShopBrowser['open']>[0]>> = {
  'init INVALID_ARGUMENTS': { body: '', options: { currency: 'euro' } },
  'init NOT_AUTHENTICATED': { body: '', options: { storefrontToken: 'st_unknown' } },
  'init NETWORK_ERROR': { body: '', options: { apiUrl: 'https://api.nowhere.example' } },
  'init TIMEOUT': {
    body: '',
    script:
      'options.requestTimeoutMs = 1; options.getStorefrontToken = () => new Promise(() => {})',
  },
};

const GUEST: Calls = {
  'authenticateCustomer NOT_AUTHENTICATED':
    'authenticateCustomer({ storefrontToken: "st_unknown" })',
  'init SDK_ALREADY_INITIALIZED': 'init({ shop: "other.example", storefrontToken: "st_1" })',
  'runIfModuleReady UNKNOWN_ERROR': 'runIfModuleReady("cart", () => { throw new Error("mine"); })',
  'setCustomCartRepository INVALID_ARGUMENTS': 'setCustomCartRepository({})',
  'setCustomDiscountStrategy INVALID_ARGUMENTS': 'setCustomDiscountStrategy({})',
  'setGlobalProductId INVALID_ARGUMENTS': 'setGlobalProductId("880010")',
  'setGlobalVariantId INVALID_ARGUMENTS': 'setGlobalVariantId("990011")',
  'setModifyURLFunction INVALID_ARGUMENTS': 'setModifyURLFunction("/cart")',
  'openGiftRegistryFormModal NOT_AUTHENTICATED': 'openGiftRegistryFormModal()',
  'openReviewsDrawer WIDGET_NOT_FOUND': 'openReviewsDrawer()',
  'openRewardsPopup WIDGET_NOT_FOUND': 'openRewardsPopup()',
  'openRewardsModal NOT_AUTHENTICATED': 'openRewardsModal({ modal: "birthday" })',
  'getRewardsProgramAccount NOT_AUTHENTICATED': 'getRewardsProgramAccount()',
  'getCustomerActiveRewards NOT_AUTHENTICATED': 'getCustomerActiveRewards()',
  'redeemReward NOT_AUTHENTICATED': 'redeemReward({ ruleId: 53 })',
  'sendVerificationToken NOT_AUTHENTICATED': 'sendVerificationToken()',
  'createWishlistItem NOT_FOUND': 'createWishlistItem({ productId: 1 })',
  'deleteWishlistItem NOT_FOUND': 'deleteWishlistItem({ productId: 1 })',
  'openWishlistsDrawer NOT_FOUND': 'openWishlistsDrawer({ wishlistId: 999999 })',
  'openWishlistsDrawer WIDGET_NOT_FOUND': 'openWishlistsDrawer()',
  'createWishlistItem ALREADY_EXISTS':
    'createWishlistItem({ productId: 880010 }).then(() => Laurel.createWishlistItem({ productId: 880010 }))',
};

const MARA: Calls = {
  'openGiftRegistryFormModal NOT_FOUND': 'openGiftRegistryFormModal({ registryId: 999999 })',
  'openRewardsModal NOT_FOUND': 'openRewardsModal({ modal: "redeem_reward", ruleId: 999999 })',
  'openRewardsModal INVALID_ARGUMENTS': 'openRewardsModal({ modal: "redeem_reward" })',
  'redeemReward NOT_ENOUGH_POINTS': 'redeemReward({ ruleId: 56 })',
  'redeemReward RULE_NOT_ACTIVE': 'redeemReward({ ruleId: 58 })',
  'redeemReward CUSTOMER_NOT_ELIGIBLE': 'redeemReward({ ruleId: 57 })',
  'redeemReward NOT_FOUND': 'redeemReward({ ruleId: 999999 })',
  'redeemReward INVALID_ARGUMENTS': 'redeemReward({ ruleId: 51 })',
  'sendVerificationToken FORBIDDEN': 'sendVerificationToken()',
};

const IN_SHOP_THAT_EXCLUDES_MARA: Calls = {
  'getRewardsProgramAccount CUSTOMER_NOT_ELIGIBLE': 'getRewardsProgramAccount()',
  'getRewardsVipTiers CUSTOMER_NOT_ELIGIBLE': 'getRewardsVipTiers()',
};

const IN_SHOP_WITHOUT_PROGRAMS: Calls = {
  'getRewardsVipTiers FORBIDDEN': 'getRewardsVipTiers()',
  'redeemReward FORBIDDEN': 'redeemReward({ ruleId: 53 })',
};

const IN_SHOP_THAT_REQUIRES_SIGN_IN: Calls = {
  'createWishlistItem NOT_AUTHENTICATED': 'createWishlistItem({ productId: 880010 })',
};

const WITH_DISABLED_APP: Calls = {
  'runIfModuleReady MODULE_DISABLED': 'runIfModuleReady("reviews", () => {})',
  'runIfModuleReady MODULE_NOT_READY': 'runIfModuleReady("wishlists", () => {})',
};

const REDEEM = 'redeemReward({ ruleId: 51, pointsToSpend: 100';
const WITH_CODES: Calls = {
  'redeemReward VERIFICATION_REQUIRED': `${REDEEM} })`,
  'redeemReward VERIFICATION_FAILED': `${REDEEM}, verificationToken: "000000" })`,
  'sendVerificationToken RATE_LIMITED':
    'sendVerificationToken().then(() => Laurel.sendVerificationToken())',
};
const IDA: Calls = {
  'sendVerificationToken NOT_FOUND': 'sendVerificationToken({ channel: "sms" })',
};

const browser = testBrowser();

/** Makes the calls on a page, and expects the error of each. */
async function expectErrors(calls: Calls, opening: Partial<Parameters<ShopBrowser['open']>[0]>) {
  const page = await browser.open({ body: '', ...opening });
  const errors: Record<string, unknown> = {};
  for (const [key, call] of Object.entries(calls)) {
    const result = await page.evaluate(`Promise.resolve(Laurel.${call})`);
    errors[key] = (result as { error?: { code: string } }).error?.code;
  }
  expect(errors).toEqual(
    Object.fromEntries(Object.keys(calls).map((key) => [key, key.split(' ')[1]])),
  );
  await page.context().close();
}

const exclude = (isExcluded: boolean) =>
  browser.api.database.execute(
    sql`update customers set is_eligible_for_points = ${!isExcluded},
      is_allowed_to_earn_tier = ${!isExcluded} where shop_id = ${browser.api.shop.id}`,
  );

describe('each documented error of a function', () => {
  const customer = 'mara@mail.example';

  it('has a call', () => {
    const tested = [
      INIT,
      GUEST,
      MARA,
      IN_SHOP_THAT_EXCLUDES_MARA,
      IN_SHOP_WITHOUT_PROGRAMS,
      IN_SHOP_THAT_REQUIRES_SIGN_IN,
      WITH_DISABLED_APP,
      WITH_CODES,
      IDA,
      { 'init MODULE_DISABLED': '' },
    ].flatMap((calls) => Object.keys(calls));
    // Errors on a server are in lib/storefront/init.database.test.ts.
    const declared = listFunctions().flatMap(({ name, errors }) =>
      errors
        .filter(({ code }) => code !== 'SDK_NOT_INITIALIZED')
        .map(({ code }) => `${name} ${code}`),
    );
    expect(tested.toSorted()).toEqual(declared.toSorted());
  });

  it.each(Object.entries(INIT))('%s', async (key, opening) => {
    const page = await browser.open(opening);
    expect(await page.evaluate('result.error.code')).toBe(key.split(' ')[1]);
    await page.context().close();
  });

  it('is returned to guests', () => expectErrors(GUEST, {}));
  it('is returned to customers', () => expectErrors(MARA, { customer }));

  it('is returned to excluded customers', async () => {
    await exclude(true);
    await expectErrors(IN_SHOP_THAT_EXCLUDES_MARA, { customer });
    await exclude(false);
  });

  it('is returned without the programs, and without wishlists for guests', async () => {
    await changeSettings(browser.api, {
      points: { isEnabled: false, expireAfterDays: 365 },
      tiers: { isEnabled: false, period: 'firstOrder' },
      wishlists: { requireSignIn: true },
    });
    await expectErrors(IN_SHOP_WITHOUT_PROGRAMS, { customer });
    await expectErrors(IN_SHOP_THAT_REQUIRES_SIGN_IN, {});
    await changeSettings(browser.api, {
      points: { isEnabled: true, expireAfterDays: 365 },
      tiers: { isEnabled: true, period: 'firstOrder' },
      wishlists: undefined,
    });
  });

  it('is returned for modules that are disabled or not listed', async () => {
    await changeSettings(browser.api, { disabledApps: ['reviews'] });
    await expectErrors(WITH_DISABLED_APP, { script: "options.modules = ['rewards']" });
    const page = await browser.open({ body: '', script: "options.modules = ['reviews']" });
    expect(await page.evaluate('result.error.code')).toBe('MODULE_DISABLED');
    await page.context().close();
    await changeSettings(browser.api, { disabledApps: undefined });
  });

  it('is returned in a shop that requires codes', async () => {
    await requireVerification(browser.api);
    await expectErrors(WITH_CODES, { customer });
    await expectErrors(IDA, { customer: 'ida@mail.example' });
  });
});
