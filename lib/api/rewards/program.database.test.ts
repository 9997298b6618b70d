import { describe, expect, it } from 'vitest';
import { api, at, customer, program, setUpProgram } from './program.fixture';

setUpProgram({ pointsBalance: 100 });

describe('getEarningRules', () => {
  const list = async (query = {}, token?: string) =>
    (await api.call('getEarningRules', { query, ...(token && { token }) })).body.earningRules;

  it('lists active rules by position, then by id', async () => {
    const third = await program.earningRule({ position: 2 });
    const second = await program.earningRule({ position: 1 });
    const first = await program.earningRule({ id: 800_000, position: 1 });
    await program.earningRule({ isActive: false });
    const ids = (await list()).map(({ id }: { id: number }) => id);
    expect(ids).toEqual([first, second, third]);
  });

  it('returns texts in the requested language, and English if there is none', async () => {
    await program.earningRule({ title: { en: 'Visit us', de: 'Besuche uns' } });
    expect((await list({ locale: 'de' }))[0].title).toBe('Besuche uns');
    expect((await list({ locale: 'DE-at' }))[0].title).toBe('Besuche uns');
    expect((await list({ locale: 'xx' }))[0].title).toBe('Visit us');
    expect((await list())[0].title).toBe('Visit us');
  });

  it('shows the limit of the types that have one', async () => {
    await program.earningRule({ timesAction: 2, periodInDays: 7 });
    await program.earningRule({ type: 'create_account', position: 1 });
    const [limited, plain] = await list();
    expect(limited).toMatchObject({ timesAction: 2, periodInDays: 7, completed: null });
    expect(plain).not.toHaveProperty('timesAction');
  });

  it('says for a customer which rules are used up', async () => {
    const unused = await program.earningRule();
    const limited = await program.earningRule({ timesAction: 1, periodInDays: 7, position: 1 });
    const once = await program.earningRule({ type: 'create_account', position: 2 });
    const birthday = await program.earningRule({ type: 'birthday_gift', position: 3 });
    const card = await program.earningRule({
      type: 'punch_card',
      position: 4,
      options: { ordersRequired: 3 },
    });
    const completed = async () =>
      (await list({ customerIdentifier: customer.customerIdentifier })).map(
        (rule: { completed: boolean }) => rule.completed,
      );
    expect(await completed()).toEqual([false, false, false, false, false]);
    const rewarded = (ruleId: number, createdAt: Date) =>
      program.activity(
        customer.id,
        'reward',
        0,
        { reward: {}, earningRule: null },
        { ruleId, createdAt },
      );
    await rewarded(unused, at(0));
    await rewarded(limited, at(-7, 1));
    await rewarded(once, at(-5_000));
    await rewarded(birthday, at(-365));
    await program.punches(customer.id, card, 3);
    expect(await completed()).toEqual([false, true, true, false, true]);
    await rewarded(birthday, at(-365, 1));
    expect((await completed())[3]).toBe(true);
  });

  it('takes the customer of a storefront token, and rejects guests who identify one', async () => {
    const { customerIdentifier } = customer;
    await program.earningRule();
    const token = await api.issueStorefrontToken({ customerIdentifier });
    expect((await list({}, token))[0].completed).toBe(false);
    const guest = await api.issueStorefrontToken({});
    expect((await list({}, guest))[0].completed).toBeNull();
    const query = { customerIdentifier };
    expect((await api.call('getEarningRules', { query, token: guest })).status).toBe(403);
  });

  it('returns 404 for an unknown customer', async () => {
    const query = { customerIdentifier: '1' };
    expect((await api.call('getEarningRules', { query })).status).toBe(404);
  });
});

describe('getPunchCardProgress', () => {
  const read = (ruleId: number, { customerIdentifier } = customer) =>
    api.call('getPunchCardProgress', { query: { customerIdentifier, ruleId } });
  const punchCard = (row = {}) =>
    program.earningRule({
      type: 'punch_card',
      options: { ordersRequired: 5, minimumOrderAmount: 20 },
      rewarding: { type: 'points', points: 250 },
      ...row,
    });

  it('returns how full the card is', async () => {
    const ruleId = await punchCard();
    expect((await read(ruleId)).body.punchCardProgress).toMatchObject({
      ordersRequired: 5,
      ordersCompleted: 0,
      ordersRemaining: 5,
      minimumOrderAmount: 20,
      completed: false,
      lastPunchedAt: null,
    });
    await program.punches(customer.id, ruleId, 3);
    expect((await read(ruleId)).body.punchCardProgress).toEqual({
      ruleId,
      title: 'Visit us',
      ordersRequired: 5,
      ordersCompleted: 3,
      ordersRemaining: 2,
      minimumOrderAmount: 20,
      completed: false,
      rewarding: { type: 'points', points: 250 },
      lastPunchedAt: '2026-03-04T09:15:00.000Z',
    });
  });

  it('returns 404 for an unknown customer, an unknown rule and a rule of another type', async () => {
    const ruleId = await punchCard();
    expect((await read(ruleId, { id: 0, customerIdentifier: '1' })).status).toBe(404);
    expect((await read(1)).status).toBe(404);
    expect((await read(await program.earningRule())).status).toBe(404);
  });

  it('returns 400 for an inactive card', async () => {
    expect((await read(await punchCard({ isActive: false }))).status).toBe(400);
  });

  it('returns 403 to customers outside the points program, and while it is off', async () => {
    const ruleId = await punchCard();
    expect(
      (await read(ruleId, await program.customer({ isEligibleForPoints: false }))).status,
    ).toBe(403);
    await program.settings({ points: { isEnabled: false, expireAfterDays: null } });
    expect((await read(ruleId)).status).toBe(403);
  });
});

describe('getSpendingRules', () => {
  const list = async (query = {}) =>
    (await api.call('getSpendingRules', { query })).body.spendingRules;

  it('lists active rules by position, then by id', async () => {
    const third = await program.spendingRule({ position: 2 });
    const second = await program.spendingRule({ position: 1 });
    const first = await program.spendingRule({ id: 800_000, position: 1 });
    await program.spendingRule({ isActive: false });
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([first, second, third]);
  });

  it('says for a customer which rules the balance is enough for', async () => {
    await program.spendingRule({ pointsPrice: 100 });
    await program.spendingRule({ pointsPrice: 100.01, position: 1 });
    const flexible = { isFlexible: true, pointsPerUnit: 10, maxPointsToSpend: 500 };
    await program.spendingRule({ ...flexible, minPointsToSpend: 100, position: 2 });
    await program.spendingRule({ ...flexible, minPointsToSpend: 100.01, position: 3 });
    const affordable = async (query = {}) =>
      (await list(query)).map((rule: { isAffordable: boolean }) => rule.isAffordable);
    expect(await affordable()).toEqual([null, null, null, null]);
    const { customerIdentifier } = customer;
    expect(await affordable({ customerIdentifier })).toEqual([true, false, true, false]);
  });

  it('says which rules a customer can redeem, as redeem then decides', async () => {
    const tierId = await program.tier(1);
    const { customerIdentifier } = customer;
    const rules = [
      await program.spendingRule({ useLimit: 1 }),
      await program.spendingRule({ tierIds: [tierId], position: 1 }),
      await program.spendingRule({ pointsPrice: 5_000, position: 2 }),
    ];
    type Rule = Record<'id' | 'isRedeemable' | 'notRedeemableReason' | 'usesRemaining', unknown>;
    const read = async (query = {}) =>
      (await list(query)).map((rule: Rule) => [
        rule.isRedeemable,
        rule.notRedeemableReason,
        rule.usesRemaining,
      ]);
    const redeem = (ruleId: number | undefined) =>
      api.call('redeem', { body: { customerIdentifier, ruleId } });
    expect(await read()).toEqual([
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ]);
    expect(await read({ customerIdentifier })).toEqual([
      [true, null, 1],
      [false, 'otherTier', null],
      [false, 'notEnoughPoints', null],
    ]);
    expect((await redeem(rules[0])).status).toBe(204);
    const [first] = await read({ customerIdentifier });
    expect(first).toEqual([false, 'limitReached', 0]);
    const names = [];
    for (const rule of rules) {
      const { status, headers } = await redeem(rule);
      names.push([status, headers.get('laurel-error')]);
    }
    expect(names).toEqual([
      [403, 'redeemDenied'],
      [403, 'redeemDenied'],
      [403, 'notEnoughPoints'],
    ]);
    const [, second] = await list();
    expect(second.tierIds).toEqual([tierId]);
  });

  it('has titles in the requested locale, as tiers and punch cards have', async () => {
    await program.tier(1);
    await program.spendingRule({ title: { en: '5 off', de: '5 Rabatt' } });
    const ruleId = await program.earningRule({
      type: 'punch_card',
      title: { en: 'Card', de: 'Karte' },
      options: { ordersRequired: 5 },
    });
    const query = { locale: 'de-AT' };
    const [rule] = await list(query);
    const { tiers } = (await api.call('getTiers', { query })).body;
    const { customerIdentifier } = customer;
    const ofCard = { ...query, customerIdentifier, ruleId };
    const { punchCardProgress } = (await api.call('getPunchCardProgress', { query: ofCard })).body;
    const titles = [rule, tiers[0], punchCardProgress].map(({ title }) => title);
    expect(titles).toEqual(['5 Rabatt', 'Stufe 1', 'Karte']);
    const [earning] = (await api.call('getEarningRules')).body.earningRules;
    expect(earning).toMatchObject({ ordersRequired: 5, goalAmount: null, address: null });
  });

  it('offers the variants of a free product', async () => {
    const { mint, lemon } = await program.freeProductRule();
    const [{ products }] = await list();
    expect(products).toMatchObject([{ variants: [{ variantId: mint }, { variantId: lemon }] }]);
  });
});

describe('getActiveBoostCampaign', () => {
  const read = async () => (await api.call('getActiveBoostCampaign')).body.boostCampaign;

  it('runs from its start, inclusive, to its end, exclusive', async () => {
    expect(await read()).toBeNull();
    await program.campaign({ startsAt: at(0, 1) });
    expect(await read()).toBeNull();
    await program.campaign({ startsAt: at(-1), endsAt: at(0) });
    expect(await read()).toBeNull();
    await program.campaign({ startsAt: at(0), endsAt: at(0, 1), pointsMultiplier: 1.5 });
    expect(await read()).toEqual({
      pointsMultiplier: 1.5,
      startsAt: '2026-03-04T09:15:00.000Z',
      endsAt: '2026-03-04T09:15:00.001Z',
    });
  });

  it('is the one with the greatest multiplier, then the newest', async () => {
    await program.campaign({ pointsMultiplier: 3, startsAt: at(-3) });
    await program.campaign({ pointsMultiplier: 3, startsAt: at(-2), endsAt: null });
    await program.campaign({ pointsMultiplier: 2, startsAt: at(-1) });
    expect(await read()).toMatchObject({ pointsMultiplier: 3, startsAt: at(-2).toISOString() });
  });
});

describe('getCustomerActiveRewards', () => {
  it('lists what can be used now, newest first', async () => {
    const old = await program.reward(customer.id, { createdAt: at(-2) });
    const first = await program.reward(customer.id);
    const second = await program.reward(customer.id, { expiresAt: at(0, 1) });
    await program.reward(customer.id, { expiresAt: at(0) });
    for (const state of ['used', 'expired', 'cancelled'] as const) {
      await program.reward(customer.id, { state });
    }
    await program.reward((await program.customer()).id);
    const rewards = await program.activeRewards(customer.customerIdentifier);
    expect(rewards.map(({ id }: { id: number }) => id)).toEqual([second, first, old]);
  });
});

describe('getLoyaltyProgramStatus', () => {
  it('returns which programs are on', async () => {
    await program.settings({ tiers: { isEnabled: false, period: 'firstOrder' } });
    expect((await api.call('getLoyaltyProgramStatus')).body).toEqual({
      pointsProgramEnabled: true,
      referralProgramEnabled: true,
      tiersProgramEnabled: false,
    });
  });
});
