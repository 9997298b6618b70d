import { describe, expect, it } from 'vitest';
import { problemsOf, SHOP, withCopy, withValue } from './changed-file.fixture';

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
