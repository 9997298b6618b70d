import { describe, expect, it } from 'vitest';
import { type Problem, ShopFileError } from './problems';
import { readShopFile } from './read-shop-file';
import { type SmallFile, smallFile } from './small-file.fixture';

const now = new Date('2026-03-04T09:15:00Z');

function problemsOf(file: unknown): readonly Problem[] {
  try {
    readShopFile(file, now);
  } catch (error) {
    if (error instanceof ShopFileError) return error.problems;
    throw error;
  }
  return [];
}

/** Sets a value anywhere in a file, also one that the types don't allow. */
function withValue(path: string, value: unknown): SmallFile {
  const file = smallFile();
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: the values are wrong on purpose
  const parent = keys.reduce((node: any, key) => node[key], file);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return file;
}

/** Adds a copy of an entry of a list, with other values. */
function withCopy(path: string, values: object = {}): SmallFile {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  const file = smallFile();
  // biome-ignore lint/suspicious/noExplicitAny: lists of all kinds
  const list = keys.reduce((node: any, key) => node[key], file) as object[];
  list.push({ ...structuredClone(list[0]), ...values });
  return file;
}

const SHOP = 'shops[0]';

describe('readShopFile', () => {
  it('accepts a valid file and fills in defaults', () => {
    const [shop] = readShopFile(smallFile(), now).shops;
    expect(shop?.customers[1]).toMatchObject({ phone: null, tags: [], isEligibleForPoints: true });
  });

  it('compares email addresses in lower case', () => {
    const file = withValue(`${SHOP}.customers[1].email`, 'OLGA@mail.example');
    expect(problemsOf(file)).toMatchObject([{ path: 'shops[0].customers[1].email' }]);
  });

  it('lists all problems at once', () => {
    const file = withValue(`${SHOP}.orders[0].customerId`, 999);
    file.clients[0] = { ...file.clients[0], shops: ['north.example'] } as never;
    expect(problemsOf(file).map(({ path }) => path)).toEqual([
      'clients[0].shops[0]',
      'shops[0].orders[0].customerId',
      'shops[0].subscriptions[0].clientId',
    ]);
  });

  it.each([
    [
      'an unknown field',
      'colour',
      'red',
      'colour',
      'is not a known field. Remove it, or correct its name.',
    ],
    ['a missing field', 'domain', undefined, 'domain', 'is missing. Add it.'],
    ['a wrong type', 'hasApi', 'yes', 'hasApi', 'must be true or false.'],
    [
      'an unknown value',
      'settings.displayName',
      'nickname',
      'settings.displayName',
      'must be `firstName`, `firstNameAndInitial`, or `fullName`.',
    ],
    [
      'an unknown variant',
      'activities[0].type',
      'gift',
      'activities[0].type',
      'must be `reward`, `redeem`, `tier`, `referrer`, `referred`, `manual`, `expired`, `refund`, or `import`.',
    ],
    [
      'a wrong timestamp',
      'createdAt',
      'yesterday',
      'createdAt',
      'must be a timestamp from 1900 to 9899 such as `2025-03-04T09:15:00Z`, or at most 36,500 days from the import such as `-400d` or `+3d12h`.',
    ],
    [
      'an id that the API could assign',
      'reviews[0].id',
      1_000_000,
      'reviews[0].id',
      'must be at most 999999: the API assigns higher ids.',
    ],
    ['an id that is no integer', 'reviews[0].id', 1.5, 'reviews[0].id', 'must be an integer.'],
    [
      'a negative amount',
      'customers[0].pointsBalance',
      -1,
      'customers[0].pointsBalance',
      'must be at least 0.',
    ],
    [
      'three decimals',
      'orders[0].total',
      1.005,
      'orders[0].total',
      'must have at most two decimals.',
    ],
    [
      'points that expire after more days than a date can be ahead',
      'settings.points.expireAfterDays',
      36_501,
      'settings.points.expireAfterDays',
      'must be at most 36500.',
    ],
    [
      'a position that the database can not hold',
      'earningRules[0].position',
      2 ** 31,
      'earningRules[0].position',
      'must be at most 2147483647.',
    ],
    [
      'a multiplier that no balance can hold',
      'tiers[0].pointsMultiplier',
      1_001,
      'tiers[0].pointsMultiplier',
      'must be at most 1000.',
    ],
    ['an empty text', 'reviews[0].body', ' ', 'reviews[0].body', 'must not be empty.'],
    ['six stars', 'reviews[0].rate', 6, 'reviews[0].rate', 'must be at most 5.'],
    [
      'six images',
      'reviews[0].images',
      Array(6).fill('https://img.example/1.jpg'),
      'reviews[0].images',
      'must be at most 5 entries.',
    ],
    [
      'a title without English',
      'earningRules[0].title',
      { de: 'Bestellen' },
      'earningRules[0].title',
      'must have a text in `en`.',
    ],
    [
      'a limit on a rule without one',
      'earningRules[1].timesAction',
      3,
      'earningRules[1].timesAction',
      'must be null.',
    ],
    [
      'an http address',
      'subscriptions[0].address',
      'http://hooks.example',
      'subscriptions[0].address',
      'must be an https URL.',
    ],
    [
      'an address with credentials',
      'subscriptions[0].address',
      'https://a:b@hooks.example',
      'subscriptions[0].address',
      'must have neither credentials nor a fragment.',
    ],
  ])('rejects %s', (_case, at, value, path, message) => {
    expect(problemsOf(withValue(`${SHOP}.${at}`, value))).toEqual([
      { path: `${SHOP}.${path}`, message },
    ]);
  });

  it('rejects a file without shops', () => {
    expect(problemsOf([])).toEqual([{ path: 'The file', message: 'must be an object.' }]);
    expect(problemsOf({ shops: [] })).toEqual([{ path: 'shops', message: 'must not be empty.' }]);
  });
});

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

describe('invariants', () => {
  it('rejects a balance that is not the sum of the activities (I1)', () => {
    expect(problemsOf(withValue(`${SHOP}.customers[0].pointsBalance`, 81))).toEqual([
      {
        path: 'shops[0].customers[0].pointsBalance',
        message:
          "81 is not 80, the sum of the `points` of the customer's activities. Correct the balance, or add an activity.",
      },
    ]);
  });

  it('rejects points that differ from the details', () => {
    const problems = problemsOf(withValue(`${SHOP}.activities[2].details.spentPoints`, 70));
    expect(problems).toEqual([
      {
        path: 'shops[0].activities[2].points',
        message: '-80 is not -70, as `details` says. Correct one of them.',
      },
    ]);
  });

  it('rejects two defaults of one owner (I7)', () => {
    const file = withCopy(`${SHOP}.wishlists`, { id: 393, items: [] });
    expect(problemsOf(file)).toEqual([
      {
        path: 'shops[0].wishlists[2].isDefault',
        message: 'must be false: wishlists[0] is the default of the same owner.',
      },
    ]);
  });

  it.each([
    [
      'customers[1]',
      { id: 202, pointsBalance: 0, createdAt: 'now' },
      'has no identifier. Set `shopCustomerId`, `email` or `phone`.',
    ],
    [
      'customers[0].birthday',
      { day: 31, month: 4, changedAt: 'now' },
      'is not a date. Correct `day`, `month` or `year`.',
    ],
    [
      'customers[0].birthday',
      { day: 29, month: 2, year: 2023, changedAt: 'now' },
      'is not a date. Correct `day`, `month` or `year`.',
    ],
    [
      'spendingRules[0].isFlexible',
      true,
      'must be false: only `fixed_amount` and `percentage` can be flexible.',
    ],
    ['spendingRules[0].pointsPrice', null, 'is missing. Set the price in points.'],
    ['spendingRules[0].terms.value', 5, 'must be left out for `free_shipping`.'],
    ['spendingRules[1].terms.currency', null, 'is missing. Set the currency of the amount.'],
    ['spendingRules[1].isFlexible', false, 'is missing. Set what the reward is worth.'],
    [
      'spendingRules[1].pointsPerUnit',
      null,
      'is flexible. Set `pointsPerUnit` and `minPointsToSpend`.',
    ],
    ['spendingRules[1].pointsPrice', 5, 'is flexible. Leave out `pointsPrice` and `terms.value`.'],
    ['spendingRules[1].maxPointsToSpend', 40, 'is below `minPointsToSpend`. Correct one of them.'],
    [
      'spendingRules[2].terms.products',
      [],
      'must list products for `free_product`, and only then.',
    ],
    ['tiers[0].isDefault', false, 'is missing. Set the milestone.'],
    ['tiers[0].details.condition', 'spent_amount', 'must be left out for the default tier.'],
    ['boostCampaigns[0].endsAt', '-1d', 'is not after `startsAt`. Correct one of them.'],
    ['punchCards[0].ordersCompleted', 4, 'is above 3, a full card.'],
    [
      'reviews[0].guestName',
      'Ilse',
      'must have either `customerId`, or `guestName` and `guestEmail`.',
    ],
    [
      'reviews[1].guestEmail',
      null,
      'must have either `customerId`, or `guestName` and `guestEmail`.',
    ],
    ['wishlists[0].sessionId', 91, 'must have either `customerId` or `sessionId`.'],
    ['wishlists[0].isPrivate', true, '391 is not a public wishlist of the owner. Correct the id.'],
  ])('rejects %s = %o', (at, value, message) => {
    expect(
      problemsOf(withValue(`${SHOP}.${at}`, value)).map((problem) => problem.message),
    ).toContain(message);
  });

  it('rejects tiers with several conditions or defaults', () => {
    const tier = (id: number, condition: string) => ({
      id,
      isDefault: false,
      position: id,
      conditionValue: 5,
      details: { title: { en: 'Tier' }, condition },
    });
    const file = withCopy(`${SHOP}.tiers`, tier(111, 'spent_amount'));
    file.shops[0].tiers.push({ ...file.shops[0].tiers[0], ...tier(112, 'customer_tag') } as never);
    file.shops[0].tiers.push({ ...file.shops[0].tiers[0], id: 113 } as never);
    expect(problemsOf(file)).toEqual([
      {
        path: 'shops[0].tiers[2]',
        message: 'has no milestone. Set `conditionValue`, or `details.tag` for a tag.',
      },
      {
        path: 'shops[0].tiers',
        message: 'have the conditions spent_amount, customer_tag. Choose one for all tiers.',
      },
      {
        path: 'shops[0].tiers',
        message: 'have more than one default. Set `isDefault` for one tier only.',
      },
    ]);
  });

  it('rejects a client of several shops that is no partner, and one of an unknown shop', () => {
    const file = withValue('clients[0].isPartner', false);
    file.clients[0]?.shops.push('north.example');
    expect(problemsOf(file)).toEqual([
      {
        path: 'clients[0].shops',
        message: 'must have one entry: only partners serve several shops. Set `isPartner`.',
      },
      {
        path: 'clients[0].shops[1]',
        message: 'north.example is not a shop of the file. Correct the domain.',
      },
    ]);
  });
});
