import { describe, expect, it } from 'vitest';
import { scopeDescriptions } from '../../api/contract/scopes';
import { earningRuleType } from '../../api/rewards/earning-rule.schema';
import { reward } from '../../api/rewards/reward.schema';
import { topicNames } from '../../api/webhooks/topic-names';
import { readShopFile } from '../read-shop-file';
import { scopes, topics } from '../schema/access.schema';
import { normalizeAddress } from '../shop-rows';
import { resolveTimestamp } from '../timestamps';
import { clientIds } from './client-ids';
import { demoShops } from './demo-shops';
import { demoDirectory } from './directory';

const now = new Date('2026-03-04T09:15:00Z');
const file = readShopFile(demoShops, now);
const [shop, otherShop, small] = file.shops;
if (!shop || !otherShop || !small) throw new Error('The file has three shops.');

const at = (timestamp: string) => resolveTimestamp(timestamp, now).getTime();
const daysAgo = (timestamp: string) => (now.getTime() - at(timestamp)) / (24 * 60 * 60 * 1_000);

function countBy<T>(list: readonly T[], key: (entry: T) => string | number | boolean) {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[String(key(entry))] = (counts[String(key(entry))] ?? 0) + 1;
  return counts;
}

function customerOf(name: keyof typeof demoDirectory.customers) {
  const { email } = demoDirectory.customers[name];
  const found = shop?.customers.find((customer) => customer.email === email);
  if (!found) throw new Error(`The demo shop has no customer ${name}.`);
  return found;
}

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

  it('has five clients', () => {
    expect(Object.fromEntries(file.clients.map(({ name, id }) => [name, id]))).toEqual(clientIds);
    const [full, readOnly, partner, disabled, belowPlan] = file.clients;
    expect(full).toMatchObject({ scopes: [...scopes], shops: [shop.domain], isPartner: false });
    expect(readOnly?.scopes.every((scope) => scope.startsWith('read_'))).toBe(true);
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
  it('has the scopes and topics of the contract', () => {
    expect([...scopes].toSorted()).toEqual(Object.keys(scopeDescriptions).toSorted());
    expect([...topics].toSorted()).toEqual([...topicNames].toSorted());
  });

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

  it('has 120 reviews of all kinds, more than two pages of 50', () => {
    const { reviews } = shop;
    expect(reviews).toHaveLength(120);
    expect(Object.keys(countBy(reviews, ({ rate }) => rate))).toEqual(['1', '2', '3', '4', '5']);
    const counts = {
      published: reviews.filter(({ isPublished }) => isPublished).length,
      ofShop: reviews.filter(({ productId }) => productId === null).length,
    };
    expect(counts.published).toBeGreaterThan(100);
    expect(counts.published).toBeLessThan(120);
    expect(counts.ofShop).toBe(10);
    expect(reviews.some(({ isPinned }) => isPinned)).toBe(true);
    expect(reviews.some(({ isLocked }) => isLocked)).toBe(true);
    expect(reviews.some(({ guestEmail }) => guestEmail !== null)).toBe(true);
    expect(reviews.some(({ images }) => images.length > 1)).toBe(true);
    expect(Object.keys(countBy(reviews, ({ reply }) => reply?.status ?? 'none'))).toHaveLength(3);
    expect(new Set(reviews.map(({ body }) => body)).size).toBe(120);
  });

  it('has the reviews of the scarf that the examples count', () => {
    const published = shop.reviews.filter(
      ({ productId, isPublished }) => productId === 880010 && isPublished,
    );
    expect(countBy(published, ({ rate }) => rate)).toEqual({ 2: 1, 3: 2, 4: 4, 5: 21 });
    expect(published.flatMap(({ images }) => images)).toHaveLength(9);
    expect(published.filter(({ reply }) => reply)).toHaveLength(12);
  });

  it('has reviews, questions, orders and activities in the order of their ids', () => {
    const sorted = (list: readonly { id: number; createdAt: string }[]) => {
      const times = list
        .toSorted((first, second) => first.id - second.id)
        .map(({ createdAt }) => at(createdAt));
      return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
    };
    expect(sorted(shop.reviews)).toBe(true);
    expect(sorted(shop.questions)).toBe(true);
    for (const { id } of shop.customers) {
      expect(sorted(shop.activities.filter(({ customerId }) => customerId === id)), `${id}`).toBe(
        true,
      );
    }
  });

  it('has 40 questions, answered by the shop owner, by buyers and not at all', () => {
    expect(shop.questions).toHaveLength(40);
    const answers = shop.questions.flatMap((question) => question.answers);
    expect(answers.some(({ customerId }) => customerId === null)).toBe(true);
    expect(answers.some(({ customerId }) => customerId !== null)).toBe(true);
    expect(shop.questions.some((question) => question.answers.length === 0)).toBe(true);
    expect(shop.questions.some(({ isPublished }) => !isPublished)).toBe(true);
    expect(shop.questions.find(({ id }) => id === 710)).toMatchObject({
      customerId: customerOf('tom').id,
      body: 'Is it washable?',
      answers: [{ id: 811, customerId: null, body: 'Yes, by hand.' }],
    });
  });

  it('lets only buyers answer, and calls only buyers verified', () => {
    const bought = new Set(
      shop.orders.flatMap(({ customerId, items }) =>
        items.map(({ variantId }) => {
          const product = shop.products.find(({ variants }) =>
            variants.some(({ id }) => id === variantId),
          );
          return `${customerId}/${product?.id}`;
        }),
      ),
    );
    const claims = [
      ...shop.reviews
        .filter(({ isVerifiedBuyer }) => isVerifiedBuyer)
        .map(({ customerId, productId }) => `${customerId}/${productId}`),
      ...shop.questions.flatMap(({ productId, answers }) =>
        answers
          .filter(({ customerId }) => customerId !== null)
          .map(({ customerId }) => `${customerId}/${productId}`),
      ),
    ];
    expect(claims.length).toBeGreaterThan(80);
    expect(claims.filter((claim) => !bought.has(claim))).toEqual([]);
  });

  it('has 2 galleries with 300 media, more than a page of 250, and an empty one', () => {
    const sizes = shop.galleries.map(({ media }) => media.length);
    expect(sizes).toEqual([270, 30, 0]);
    expect(shop.galleries[0]?.media[0]).toMatchObject({
      postId: '178900000000000001',
      caption: 'Cosy',
      productIds: [880010],
    });
  });

  it('has wishlists of customers and 2 of guests', () => {
    expect(shop.wishlists.length).toBeGreaterThanOrEqual(6);
    expect(shop.wishlists.filter(({ sessionId }) => sessionId !== null)).toHaveLength(2);
    expect(shop.sessions[0]?.token).toBe('ses_0c9a4d77');
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

describe('the invariants', () => {
  it.each(file.shops.map((entry) => [entry.domain, entry] as const))(
    'hold in %s',
    (_domain, entry) => {
      const isUnique = (list: readonly unknown[]) => new Set(list).size === list.length;
      for (const { id, pointsBalance } of entry.customers) {
        const points = entry.activities.flatMap((activity) =>
          activity.customerId === id ? [Math.round(activity.points * 100)] : [],
        );
        // I1 and I2
        expect(points.reduce((sum, change) => sum + change, 0)).toBe(
          Math.round(pointsBalance * 100),
        );
        expect(pointsBalance).toBeGreaterThanOrEqual(0);
      }
      // I5: a review has one vote of a customer. I6, one reply, is how the file stores it.
      for (const { votes } of entry.reviews) {
        expect(isUnique(votes.map(({ customerId }) => customerId))).toBe(true);
      }
      // I7
      const defaults = entry.wishlists.filter(({ isDefault }) => isDefault);
      expect(isUnique(defaults.map((list) => `${list.customerId} ${list.sessionId}`))).toBe(true);
      // I8
      for (const { items } of entry.wishlists) {
        expect(isUnique(items.map((item) => `${item.productId} ${item.variantId}`))).toBe(true);
      }
      // I9
      expect(
        isUnique(
          entry.subscriptions.map(
            ({ clientId, topic, address }) => `${clientId} ${topic} ${normalizeAddress(address)}`,
          ),
        ),
      ).toBe(true);
    },
  );
});

describe('the directory', () => {
  it('names rows that are as it says', () => {
    const { reviews } = demoDirectory;
    const review = (name: keyof typeof reviews) =>
      shop.reviews.find(({ id }) => id === reviews[name].id);
    const mara = customerOf('mara').id;
    const votesOf = (name: keyof typeof reviews) =>
      review(name)?.votes.map(({ customerId }) => customerId);
    expect(review('plain')).toMatchObject({ reply: null, productId: 880010, rate: 5 });
    expect(votesOf('plain')).toHaveLength(3);
    expect(votesOf('plain')).not.toContain(mara);
    expect(votesOf('replied')).toContain(mara);
    expect(review('replied')?.reply).not.toBeNull();
    expect(review('locked')).toMatchObject({ isLocked: true, reply: null });
    expect(review('unpublished')).toMatchObject({ isPublished: false, customerId: null });
    expect(review('pinned')?.isPinned).toBe(true);
    expect(review('ofShop')?.productId).toBeNull();
    expect(review('byMara')).toMatchObject({
      customerId: mara,
      productId: demoDirectory.products.reviewedByMara.id,
    });
    const { questions } = demoDirectory;
    const question = (id: number) => shop.questions.find((entry) => entry.id === id);
    expect(question(questions.unanswered.id)?.answers).toEqual([]);
    expect(question(questions.unpublished.id)?.isPublished).toBe(false);
  });

  it('names customers who can do what it says', () => {
    const mara = customerOf('mara').id;
    const of = (customerId: number, ruleId: number) =>
      shop.activities.filter(
        (activity) => activity.customerId === customerId && activity.ruleId === ruleId,
      );
    expect(of(mara, demoDirectory.earningRules.customAction.id)).toEqual([]);
    expect(of(customerOf('tom').id, demoDirectory.earningRules.customAction.id)).toHaveLength(1);
    expect(of(customerOf('rich').id, demoDirectory.spendingRules.once.id)).toHaveLength(1);
    const products = shop.reviews.flatMap(({ customerId, productId }) =>
      customerId === mara ? [productId] : [],
    );
    expect(products).toEqual([880014]);
  });
});
