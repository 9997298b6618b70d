import { describe, expect, it } from 'vitest';
import { api, at, customer, program, replaceCustomer, setUpProgram } from '../program.fixture';

setUpProgram({ pointsBalance: 100 });

describe('getTiers', () => {
  it('lists active tiers, lowest first', async () => {
    const gold = await program.tier(2);
    const silver = await program.tier(1, {
      conditionValue: 100,
      details: { condition: 'spent_amount', tagsToAdd: ['silver'] },
    });
    await program.tier(3, { isActive: false });
    const { tiers } = (await api.call('getTiers')).body;
    expect(tiers).toMatchObject([
      { id: silver, condition: 'spent_amount', conditionValue: 100, tagsToAdd: ['silver'] },
      { id: gold },
    ]);
  });

  it('shows the tag that a tier needs as its conditionValue', async () => {
    await program.tier(1, { details: { condition: 'customer_tag', tag: 'vip' } });
    const { tiers } = (await api.call('getTiers')).body;
    expect(tiers).toMatchObject([{ condition: 'customer_tag', conditionValue: 'vip' }]);
  });
});

describe('getTierProgress', () => {
  const read = ({ customerIdentifier } = customer, query = {}) =>
    api.call('getTierProgress', { query: { customerIdentifier, ...query } });
  const progress = async () => (await read()).body.tierProgress;
  const spent = (conditionValue: number, position = 1) =>
    program.tier(position, { conditionValue, details: { condition: 'spent_amount' } });

  it('counts money spent since the first order, without refunded orders', async () => {
    const tierId = await spent(200);
    await program.order(customer.id, 100, { paidAt: at(-10) });
    await program.order(customer.id, 50);
    await program.order(customer.id, 500, { refundedAt: at(0) });
    expect(await progress()).toMatchObject({
      currentTier: null,
      nextTier: { id: tierId },
      condition: 'spent_amount',
      currentValue: 150,
      targetValue: 200,
      remainingValue: 50,
      progressPercent: 75,
      periodStartsAt: '2026-02-22T09:15:00.000Z',
      periodEndsAt: null,
    });
  });

  it('counts the current calendar year', async () => {
    await program.settings({ tiers: { isEnabled: true, period: 'calendarYear' } });
    await spent(200);
    await program.order(customer.id, 100, { paidAt: new Date('2025-12-31T23:59:59.999Z') });
    await program.order(customer.id, 30, { paidAt: new Date('2026-01-01T00:00:00.000Z') });
    expect(await progress()).toMatchObject({
      currentValue: 30,
      periodStartsAt: '2026-01-01T00:00:00.000Z',
      periodEndsAt: '2027-01-01T00:00:00.000Z',
    });
  });

  it('counts from a date that the shop sets', async () => {
    const period = { startsAt: '2026-02-01T00:00:00.000Z' };
    await program.settings({ tiers: { isEnabled: true, period } });
    await program.tier(1, { conditionValue: 4, details: { condition: 'purchases_made' } });
    await program.order(customer.id, 10, { paidAt: new Date('2026-01-31T23:59:59.999Z') });
    await program.order(customer.id, 10, { paidAt: new Date(period.startsAt) });
    expect(await progress()).toMatchObject({ currentValue: 1, progressPercent: 25 });
  });

  it('counts referrals', async () => {
    await program.tier(1, { conditionValue: 3, details: { condition: 'completed_referrals' } });
    await program.activity(customer.id, 'referrer', 0, { reward: {}, referredCustomer: {} });
    expect(await progress()).toMatchObject({ currentValue: 1, progressPercent: 33.33 });
  });

  it('is complete on the highest tier', async () => {
    const tierId = await spent(200);
    await replaceCustomer({ tierId, tierAchievedAt: at(-1) });
    expect(await progress()).toMatchObject({
      currentTier: { id: tierId, achievedAt: '2026-03-03T09:15:00.000Z' },
      nextTier: null,
      targetValue: null,
      remainingValue: null,
      progressPercent: 100,
    });
  });

  it('has no numbers for tags', async () => {
    await program.tier(1, { details: { condition: 'customer_tag', tag: 'vip' } });
    expect(await progress()).toMatchObject({
      condition: 'customer_tag',
      currentValue: null,
      targetValue: null,
      remainingValue: null,
      progressPercent: 0,
    });
  });

  it('returns texts in the requested language', async () => {
    await spent(200);
    const { body } = await read(customer, { locale: 'de' });
    expect(body.tierProgress.nextTier.title).toBe('Stufe 1');
  });

  it('returns 404 for an unknown customer, then 403 for a program that is off and for excluded customers', async () => {
    expect((await read({ id: 0, customerIdentifier: '1' })).status).toBe(404);
    const excluded = await program.customer({ isAllowedToEarnTier: false });
    expect((await read(excluded)).status).toBe(403);
    await program.settings({ tiers: { isEnabled: false, period: 'firstOrder' } });
    expect((await read()).status).toBe(403);
  });
});

describe('getActivityHistory', () => {
  const read = async (query = {}) => {
    const { customerIdentifier } = customer;
    return (await api.call('getActivityHistory', { query: { customerIdentifier, ...query } })).body;
  };

  it('is sorted newest first, then by id, and pages neither overlap nor skip', async () => {
    const same = { points: 1 };
    const ids = [
      await program.activity(customer.id, 'manual', 1, same, { createdAt: at(-1) }),
      await program.activity(customer.id, 'manual', 1, same, { createdAt: at(1) }),
      await program.activity(customer.id, 'manual', 1, same, { createdAt: at(1) }),
    ];
    const [older, first, second] = ids;
    const all = (await read()).activities.map(({ id }: { id: number }) => id);
    expect([all[0], all[1], all[3]]).toEqual([second, first, older]);
    const pages = [await read({ perPage: 3, page: 1 }), await read({ perPage: 3, page: 2 })];
    expect(
      pages.flatMap(({ activities }) => activities.map(({ id }: { id: number }) => id)),
    ).toEqual(all);
    expect(await read({ perPage: 3, page: 3 })).toEqual({
      totalCount: 4,
      currentPage: 3,
      perPage: 3,
      activities: [],
    });
    const page = Number.MAX_SAFE_INTEGER;
    expect((await read({ perPage: 250, page })).activities).toEqual([]);
  });

  it('hides contact data of other customers from storefront tokens', async () => {
    const referredCustomer = { shopifyCustomerId: 5, email: 'tom@mail.example', phone: '+491' };
    const reward = { type: 'points', points: 5 };
    await program.activity(customer.id, 'referrer', 5, { reward, referredCustomer });
    const { customerIdentifier } = customer;
    const token = await api.issueStorefrontToken({ customerIdentifier });
    const own = (await api.call('getActivityHistory', { token })).body.activities;
    const shown = own.find(({ type }: { type: string }) => type === 'referrer');
    expect(shown.referredCustomer).toEqual({ shopifyCustomerId: 5, email: null, phone: null });
    const shop = (await read()).activities.find(
      ({ type }: { type: string }) => type === 'referrer',
    );
    expect(shop.referredCustomer).toEqual(referredCustomer);
  });
});
