import { describe, expect, it } from 'vitest';
import { api, customer, program, replaceCustomer, send, setUpProgram } from '../program.fixture';

setUpProgram();

describe('tiers', () => {
  it('are reached by points: tags, entry reward and events in their order', async () => {
    const tierId = await program.tier(1, {
      conditionValue: 50,
      details: { tagsToAdd: ['silver'], rewarding: { type: 'points', points: 20 } },
    });
    await send(await program.earningRule());
    const row = await program.readCustomer(customer.id);
    expect(row).toMatchObject({ tierId, tags: ['silver'], pointsBalance: 70 });
    expect(await api.newEvents()).toMatchObject([
      { topic: 'customer/balanceUpdated', payload: { pointsBalance: 50 } },
      {
        topic: 'customer/tierUpdated',
        payload: {
          previousTier: null,
          currentTier: { id: tierId, achievedAt: '2026-03-04T09:15:00.000Z' },
        },
      },
      {
        topic: 'customer/balanceUpdated',
        payload: {
          previousBalance: 50,
          pointsBalance: 70,
          activity: { type: 'tier', tier: { id: tierId } },
        },
      },
    ]);
    const history = await program.history(customer.customerIdentifier);
    expect(history.map(({ type }: { type: string }) => type)).toEqual(['tier', 'reward']);
  });

  it('give a code as their entry reward with customer/rewardCreated', async () => {
    await program.tier(1, {
      conditionValue: 50,
      details: { rewarding: { type: 'gift_card', value: 10, currency: 'EUR' } },
    });
    await send(await program.earningRule());
    const topics = (await api.newEvents()).map(({ topic }) => topic);
    expect(topics).toEqual([
      'customer/balanceUpdated',
      'customer/tierUpdated',
      'customer/rewardCreated',
    ]);
    expect(await program.activeRewards(customer.customerIdentifier)).toMatchObject([
      { type: 'gift_card', origin: 'tier', expiresAt: null },
    ]);
  });

  it("aren't reached one hundredth below the milestone", async () => {
    await program.tier(1, { conditionValue: 50.01 });
    await send(await program.earningRule());
    expect((await program.readCustomer(customer.id)).tierId).toBeNull();
  });

  it('count rewards and referrals, but not manual changes, imports and entry rewards', async () => {
    await replaceCustomer({ pointsBalance: 1_000 });
    await program.tier(1, {
      conditionValue: 50,
      details: { rewarding: { type: 'points', points: 500 } },
    });
    const gold = await program.tier(2, { conditionValue: 200 });
    const ruleId = await program.earningRule();
    await send(ruleId);
    expect((await program.readCustomer(customer.id)).tierId).not.toBe(gold);
    await program.activity(customer.id, 'referrer', 100, {
      reward: { type: 'points', points: 100 },
      referredCustomer: { shopifyCustomerId: 1, email: null, phone: null },
    });
    await send(ruleId);
    expect((await program.readCustomer(customer.id)).tierId).toBe(gold);
  });

  it('give their entry reward once, however often they are reached', async () => {
    const tierId = await program.tier(1, {
      conditionValue: 10,
      details: { rewarding: { type: 'points', points: 20 } },
    });
    const ruleId = await program.earningRule();
    await send(ruleId);
    await program.removeFromTier(customer.id);
    await api.newEvents();
    await send(ruleId);
    expect(await program.readCustomer(customer.id)).toMatchObject({ tierId, pointsBalance: 120 });
    expect((await api.newEvents()).map(({ topic }) => topic)).toEqual([
      'customer/balanceUpdated',
      'customer/tierUpdated',
    ]);
  });

  it("aren't reached by customers who are not allowed to, nor while the program is off", async () => {
    await program.tier(1, { conditionValue: 10 });
    const ruleId = await program.earningRule();
    const excluded = await program.customer({ isAllowedToEarnTier: false });
    await send(ruleId, excluded);
    expect((await program.readCustomer(excluded.id)).tierId).toBeNull();
    await program.settings({ tiers: { isEnabled: false, period: 'firstOrder' } });
    await send(ruleId);
    expect((await program.readCustomer(customer.id)).tierId).toBeNull();
  });
});
