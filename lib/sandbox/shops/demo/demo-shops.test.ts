import { describe, expect, it } from 'vitest';
import { earningRuleType } from '../../../api/rewards/earning/earning-rule.schema';
import { reward } from '../../../api/rewards/reward.schema';
import { readShopFile } from '../read-shop-file';
import { scopes } from '../schema/access.schema';
import { clientIds } from './client-ids';
import { at, countBy, customerOf, file, now, shop, shopAt } from './demo-file.fixture';
import { demoShops } from './demo-shops';

const otherShop = shopAt(1);
const small = shopAt(2);

const daysAgo = (timestamp: string) => (now.getTime() - at(timestamp)) / (24 * 60 * 60 * 1_000);

describe('the demo file', () => {
  it('has a shop, another one with other ids, and one whose plan lacks the API', () => {
    expect(file.shops.map(({ domain, hasApi }) => [domain, hasApi])).toEqual([
      ['northlight.shop.example', true],
      ['southlight.shop.example', true],
      ['small.shop.example', false],
    ]);
    const idsOf = ({ customers, products, reviews, questions, wishlists }: typeof shop) =>
      new Set(
        [...customers, ...products, ...reviews, ...questions, ...wishlists].map(({ id }) => id),
      );
    expect([...idsOf(shop)].filter((id) => idsOf(otherShop).has(id))).toEqual([]);
    expect(otherShop.galleries).toEqual([]);
    expect(otherShop.settings.points.isEnabled).toBe(false);
    expect(otherShop.settings.tiers.isEnabled).toBe(false);
  });

  it('has six clients', () => {
    expect(Object.fromEntries(file.clients.map(({ name, id }) => [name, id]))).toEqual(clientIds);
    const [full, readOnly, reviewsOnly, partner, disabled, belowPlan] = file.clients;
    expect(full).toMatchObject({ scopes: [...scopes], shops: [shop.domain], isPartner: false });
    expect(readOnly?.scopes.every((scope) => scope.startsWith('read_'))).toBe(true);
    expect(reviewsOnly?.scopes).toEqual(['read_review', 'write_review']);
    expect(partner).toMatchObject({ shops: [shop.domain, otherShop.domain], isPartner: true });
    expect(disabled?.isDisabled).toBe(true);
    expect(belowPlan?.shops).toEqual([small.domain]);
  });

  it('contains only addresses that are reserved for examples', () => {
    const addresses = JSON.stringify(file).match(/https:\/\/[^/"]+|[\w.+-]+@[\w.-]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
  });

  it('is the same each time', () => {
    expect(readShopFile(structuredClone(demoShops), now)).toEqual(file);
  });
});

describe('the schema of shop files', () => {
  it('has rewards in the form of the API', () => {
    const rewards = [
      ...shop.earningRules.map(({ rewarding }) => rewarding),
      ...shop.tiers.flatMap(({ details }) => details.rewarding ?? []),
      ...shop.activities.flatMap((activity) =>
        'reward' in activity.details && activity.details.reward ? [activity.details.reward] : [],
      ),
    ];
    expect(rewards.flatMap((entry) => reward.safeParse(entry).error ?? [])).toEqual([]);
  });
});

describe('the demo shop', () => {
  it('has the customers of the directory', () => {
    const { pointsPrice } = shop.spendingRules.find(({ id }) => id === 55) ?? {};
    expect(shop.customers.length).toBeGreaterThanOrEqual(8);
    expect(customerOf('rich').pointsBalance).toBeGreaterThan(1_000);
    expect(customerOf('noPoints').pointsBalance).toBe(0);
    expect(customerOf('exactPrice').pointsBalance).toBe(pointsPrice);
    expect(customerOf('notEligible').isEligibleForPoints).toBe(false);
    expect(customerOf('noTiers').isAllowedToEarnTier).toBe(false);
    expect(daysAgo(customerOf('birthdayYesterday').birthday?.changedAt ?? '')).toBe(1);
    expect(daysAgo(customerOf('birthdayLongAgo').birthday?.changedAt ?? '')).toBe(400);
    const { id } = customerOf('noPurchases');
    expect(shop.orders.filter(({ customerId }) => customerId === id)).toEqual([]);
    expect(customerOf('blocked').isBlockedFromReviews).toBe(true);
    expect(customerOf('withoutAccount').shopCustomerId).toBeNull();
  });

  it('has the customer of the examples', () => {
    expect(customerOf('mara')).toMatchObject({
      shopCustomerId: 7400112,
      email: 'mara@mail.example',
      phone: '+4930555010',
      firstName: 'Mara',
      lastName: 'Voss',
      birthday: { day: 17, month: 9 },
      pointsBalance: 320.5,
      tier: { id: 12 },
      referralCode: 'mv7',
    });
  });

  it('has 12 products with 1 to 4 variants, one of them without reviews', () => {
    const sizes = countBy(shop.products, ({ variants }) => variants.length);
    expect(shop.products).toHaveLength(12);
    expect(Object.keys(sizes)).toEqual(['1', '2', '3', '4']);
    const reviewed = new Set(shop.reviews.map(({ productId }) => productId));
    expect(shop.products.filter(({ id }) => !reviewed.has(id)).map(({ handle }) => handle)).toEqual(
      ['tea-sampler'],
    );
  });

  it('has all 15 types of earning rules, and inactive ones', () => {
    const active = shop.earningRules.filter(({ isActive }) => isActive);
    expect([...new Set(active.map(({ type }) => type))].toSorted()).toEqual(
      [...earningRuleType.options].toSorted(),
    );
    expect(earningRuleType.options).toHaveLength(15);
    expect(shop.earningRules.filter(({ isActive }) => !isActive).map(({ type }) => type)).toEqual([
      'custom_action',
      'punch_card',
    ]);
  });

  it('has all 5 types of spending rules, 2 flexible ones and an inactive one', () => {
    const active = shop.spendingRules.filter(({ isActive }) => isActive);
    expect(Object.keys(countBy(active, ({ type }) => type)).toSorted()).toEqual([
      'fixed_amount',
      'free_product',
      'free_shipping',
      'gift_card',
      'percentage',
    ]);
    expect(active.filter(({ isFlexible }) => isFlexible)).toHaveLength(2);
    expect(shop.spendingRules.length - active.length).toBe(1);
  });

  it('has 4 tiers, one running boost campaign and a punch card in use', () => {
    expect(shop.tiers.map(({ conditionValue }) => conditionValue)).toEqual([null, 200, 500, 1500]);
    const running = shop.boostCampaigns.filter(
      ({ startsAt, endsAt }) =>
        at(startsAt) <= now.getTime() && at(endsAt ?? '+1d') > now.getTime(),
    );
    expect(running.map(({ id }) => id)).toEqual([61]);
    expect(shop.punchCards[0]).toMatchObject({ ruleId: 36, ordersCompleted: 3 });
  });

  it('has every type of activity', () => {
    expect(Object.keys(countBy(shop.activities, ({ type }) => type)).toSorted()).toEqual([
      'expired',
      'import',
      'manual',
      'redeem',
      'referred',
      'referrer',
      'refund',
      'reward',
      'tier',
    ]);
  });

  it('has rewards of every kind and state', () => {
    const kinds = countBy(
      shop.issuedRewards,
      ({ details }) => details.discountType ?? details.type,
    );
    expect(Object.keys(kinds).toSorted()).toEqual([
      'fixed_amount',
      'free_product',
      'free_shipping',
      'gift_card',
      'percentage',
    ]);
    const states = countBy(shop.issuedRewards, ({ state }) => state);
    expect(Object.keys(states).toSorted()).toEqual(['active', 'cancelled', 'expired', 'used']);
  });

  it('has 3 subscriptions', () => {
    expect(shop.subscriptions.map(({ id }) => id)).toEqual([77, 78, 79]);
  });

  it('has balances that expire 365 days after the last change', () => {
    for (const { id, pointsBalance, pointsExpireAt } of shop.customers) {
      if (pointsBalance === 0) {
        expect(pointsExpireAt).toBeNull();
        continue;
      }
      const last = Math.max(
        ...shop.activities
          .filter(({ customerId, points }) => customerId === id && points !== 0)
          .map(({ createdAt }) => at(createdAt)),
      );
      const days = (at(pointsExpireAt ?? '') - last) / (24 * 60 * 60 * 1_000);
      expect(days, `${id}`).toBeCloseTo(365, 1);
    }
  });
});
