import { describe, expect, it } from 'vitest';
import { problemsOf, SHOP, withCopy, withValue } from './changed-file.fixture';

describe('references', () => {
  it.each([
    ['orders[0].customerId', 999, 'a customer'],
    ['orders[0].items[0].variantId', 999, 'a variant'],
    ['galleries[0].media[0].productIds[0]', 999, 'a product'],
    ['earningRules[3].options.productIds[0]', 999, 'a product'],
    ['spendingRules[0].tierIds', [999], 'a tier'],
    ['customers[0].tier', { id: 999, achievedAt: 'now' }, 'a tier'],
    ['customers[0].reachedTiers', [{ tierId: 999, reachedAt: 'now' }], 'a tier'],
    ['punchCards[0].customerId', 999, 'a customer'],
    ['activities[0].ruleId', 999, 'a rule'],
    ['activities[0].productId', 999, 'a product'],
    ['activities[2].ruleId', 131, 'a rule'],
    ['activities[2].rewardId', 999, 'an issued reward'],
    ['redemptions[0].customerId', 999, 'a customer'],
    ['redemptions[0].ruleId', 999, 'a spending rule'],
    ['issuedRewards[0].customerId', 999, 'a customer'],
    ['reviews[0].productId', 999, 'a product'],
    ['reviews[0].orderId', 999, 'an order'],
    ['reviews[0].customerId', 999, 'a customer'],
    ['reviews[0].votes[0].customerId', 999, 'a customer'],
    ['questions[0].productId', 999, 'a product'],
    ['questions[0].customerId', 999, 'a customer'],
    ['questions[0].answers[0].customerId', 999, 'a customer'],
    ['sessions[0].customerId', 999, 'a customer'],
    ['wishlists[0].items[0].productId', 999, 'a product'],
    ['wishlists[1].sessionId', 999, 'a session'],
  ])('rejects %s of nothing', (at, value, what) => {
    const problems = problemsOf(withValue(`${SHOP}.${at}`, value));
    const [first] = problems.filter(({ path }) => path.startsWith(`${SHOP}.${at}`));
    expect(first?.message).toMatch(
      new RegExp(`^\\d+ is not ${what} of the shop. Add it, or correct the id.$`),
    );
  });

  it.each([
    [
      'redemptions[0].activityId',
      9902,
      '9902 is not an activity of type `redeem`. Add it, or correct the id.',
    ],
    ['punchCards[0].ruleId', 131, '131 is not a punch card. Name a rule of type `punch_card`.'],
    [
      'wishlists[0].items[0].variantId',
      991011,
      '991011 is not a variant of the product 890011. Add it, or correct the id.',
    ],
    [
      'spendingRules[2].terms.products[0].variants[0].variantId',
      991013,
      '991013 is not a variant of the product 890010. Add it, or correct the id.',
    ],
    [
      'shareLinks[0].wishlistIds[0]',
      392,
      '392 is not a public wishlist of the owner. Correct the id.',
    ],
    ['questions[0].answers[0].customerId', 202, '202 asked the question. Name another customer.'],
    [
      'subscriptions[0].clientId',
      'cl_other',
      'cl_other is not a client of southlight.shop.example. Add it, or correct the id.',
    ],
  ])('rejects %s of the wrong kind', (at, value, message) => {
    const path = `${SHOP}.${at}`;
    expect(problemsOf(withValue(path, value))).toContainEqual({ path, message });
  });
});

describe('uniqueness', () => {
  it.each([
    ['products', {}, 'id'],
    ['products[0].variants', {}, 'id'],
    ['orders', {}, 'id'],
    ['orders[0].items', {}, 'variantId'],
    ['galleries', {}, 'id'],
    ['galleries[0].media', {}, 'postId'],
    ['galleries[0].media[0].productIds', {}, null],
    ['customers', { id: 203 }, 'shopCustomerId'],
    ['customers', { id: 203, shopCustomerId: null }, 'email'],
    ['customers', { id: 203, shopCustomerId: null, email: null }, 'phone'],
    ['earningRules', {}, 'id'],
    ['spendingRules', {}, 'id'],
    ['tiers', {}, 'id'],
    ['boostCampaigns', {}, 'id'],
    ['punchCards', {}, ''],
    ['activities', {}, 'id'],
    ['redemptions', {}, 'id'],
    ['issuedRewards', {}, 'id'],
    ['issuedRewards', { id: 6902 }, 'code'],
    ['reviews', {}, 'id'],
    ['reviews', { id: 5903 }, ''],
    ['reviews[0].votes', {}, 'customerId'],
    ['questions', {}, 'id'],
    ['questions[0].answers', {}, 'id'],
    ['sessions', {}, 'id'],
    ['sessions', { id: 92 }, 'token'],
    ['wishlists', { isDefault: false }, 'id'],
    ['wishlists[0].items', {}, 'id'],
    ['wishlists[0].items', { id: 3903 }, 'variantId'],
    ['shareLinks', { token: 'sh_92' }, 'id'],
    ['shareLinks', { id: 492 }, 'token'],
    ['shareLinks', { id: 492, token: 'sh_92' }, ''],
    ['subscriptions', {}, 'id'],
    ['subscriptions', { id: 98, address: 'HTTPS://Hooks.partner.example:443/reviews' }, 'address'],
  ])('rejects a second entry in %s with %o', (list, values, field) => {
    const file =
      field === null
        ? withValue(`${SHOP}.${list}`, [890010, 890010])
        : withCopy(`${SHOP}.${list}`, values);
    const paths = problemsOf(file)
      .filter(({ message }) => message.includes('is used twice'))
      .map(({ path }) => path);
    const suffix = field === null || field === '' ? '' : `.${field}`;
    expect(paths).toContainEqual(
      expect.stringMatching(new RegExp(`\\[\\d+\\]${suffix.replace('.', '\\.')}$`)),
    );
    expect(paths[0]).toContain(`${SHOP}.${list}`);
  });

  it('rejects a second shop of the same domain and a second client of the same id', () => {
    const file = withCopy('shops');
    expect(problemsOf(file)).toContainEqual({
      path: 'shops[1].domain',
      message:
        'southlight.shop.example is used twice: shops[0].domain has it too. Domains are unique.',
    });
    expect(problemsOf(withCopy('clients')).map(({ path }) => path)).toEqual([
      'clients[1].id',
      'clients[1].name',
    ]);
  });
});
