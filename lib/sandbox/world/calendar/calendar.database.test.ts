import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isRow } from '../../../api/database/sql';
import { issuedRewards } from '../../../api/database/tables/rewards';
import { shops } from '../../../api/database/tables/shops';
import { balance, customer, program, world } from '../program.fixture';
import { listDueRuns, runCalendar } from './calendar';
import { change, due, services, setUpCalendar, tick, topics } from './calendar.fixture';

setUpCalendar();

describe('points', () => {
  const expiry = '2026-05-01T10:00:00.000Z';
  const expiring = () =>
    program.customer({ pointsBalance: 40.5, pointsExpireAt: new Date(expiry) });

  it('expire at their time: activity, and customer/balanceUpdated', async () => {
    const { id, customerIdentifier } = await expiring();
    expect(await due()).toBe(expiry);
    await world.advanceTo('2026-05-01T09:59:59.999Z');
    expect(await balance(id)).toBe(40.5);
    await world.advanceTo(expiry);
    expect(await world.newEvents()).toMatchObject([
      {
        topic: 'customer/balanceUpdated',
        payload: {
          occurredAt: expiry,
          pointsBalance: 0,
          balanceDelta: -40.5,
          pointsExpiresAt: null,
          activity: { type: 'expired', expiredPoints: 40.5 },
        },
      },
    ]);
    await tick();
    expect((await world.history(customerIdentifier)).map(({ type }) => type)).toEqual([
      'expired',
      'manual',
    ]);
    expect(await world.customer(customerIdentifier)).toMatchObject({
      pointsBalance: 0,
      pointsExpiresAt: null,
    });
  });

  it('stay, like birthdays and rewards, if a reset has set the clock back meanwhile', async () => {
    const { id } = await expiring();
    await program.reward(id, { expiresAt: new Date(expiry) });
    const { database, shop } = world;
    const celebrated = () =>
      database.select({ at: shops.celebratedAt }).from(shops).where(eq(shops.id, shop.id));
    const before = await celebrated();
    const yearMs = 365 * 24 * 3_600_000;
    const now = new Date(world.clock.now() + yearMs);
    await runCalendar(services(), { shopId: shop.id, now, clockOffsetMs: yearMs });
    expect(await balance(id)).toBe(40.5);
    expect(await topics()).toEqual([]);
    const isReward = eq(issuedRewards.shopId, shop.id);
    const [{ state } = {}] = await database.select().from(issuedRewards).where(isReward);
    expect(state).toBe('active');
    expect(await celebrated()).toEqual(before);
  });

  it('expire 365 days after the customer last earned or spent some', async () => {
    await program.earningRule({
      type: 'place_order',
      rewarding: { type: 'points', points: 1, spentAmount: 1 },
    });
    const { customerIdentifier } = customer;
    await world.act('orderPaid', { customerIdentifier, total: 10 });
    expect((await world.customer(customerIdentifier)).pointsExpiresAt).toBe(
      '2027-03-04T09:15:00.000Z',
    );
    world.clock.set('2026-12-24T12:00:00.000Z');
    await world.act('orderPaid', { customerIdentifier, total: 10 });
    await world.advanceTo('2027-12-24T11:59:59.999Z');
    expect(await balance()).toBe(20);
    await world.advanceTo('2027-12-24T12:00:00.000Z');
    expect(await balance()).toBe(0);
  });

  it('of a balance of 0 expire without an activity', async () => {
    const { id } = await program.customer({ pointsExpireAt: new Date(expiry) });
    await world.advanceTo(expiry);
    expect(await topics()).toEqual([]);
    expect((await program.readCustomer(id)).pointsExpireAt).toBeNull();
  });

  it('never expire in a shop without the setting', async () => {
    const { id } = await expiring();
    await world.settings({ points: { isEnabled: true, expireAfterDays: null } });
    await world.advanceTo('2028-01-01T00:00:00.000Z');
    expect(await balance(id)).toBe(40.5);
  });
});

describe('a reward', () => {
  it('leaves the active list at its expiry, without an event', async () => {
    const { id, customerIdentifier } = customer;
    const expiresAt = new Date('2026-03-04T10:00:00.000Z');
    const rewardId = await program.reward(id, { expiresAt });
    expect(await due()).toBe(expiresAt.toISOString());
    expect(await program.activeRewards(customerIdentifier)).toHaveLength(1);
    await world.advanceTo(expiresAt.getTime());
    expect(await program.activeRewards(customerIdentifier)).toEqual([]);
    expect(await topics()).toEqual([]);
    const [reward] = await world.database
      .select({ state: issuedRewards.state })
      .from(issuedRewards)
      .where(isRow(issuedRewards, world.shop.id, rewardId));
    expect(reward).toEqual({ state: 'expired' });
  });
});

describe('due runs', () => {
  const runsAt = (time: string) =>
    listDueRuns({ database: world.database, now: () => Date.parse(time) });
  const isDue = async (time: string) => {
    const found = await runsAt(time);
    return found.find(({ shopId }) => shopId === world.shop.id)?.now.toISOString();
  };

  it('are those of the shop from the day of a birthday until it was celebrated', async () => {
    expect(await isDue('2026-09-16T23:59:59.999Z')).toBeUndefined();
    expect(await isDue('2026-09-17T00:00:00.000Z')).toBe('2026-09-17T00:00:00.000Z');
    expect(await isDue('2026-12-31T00:00:00.000Z')).toBeDefined();
    await world.advanceTo('2026-09-17T00:00:00.000Z');
    expect(await isDue('2026-12-31T00:00:00.000Z')).toBeUndefined();
  });

  it('are those of the shop on 28 February for a birthday of 29 February', async () => {
    await change({ birthMonth: 2, birthDay: 29 });
    await world.advanceTo('2027-01-01T00:00:00.000Z');
    await tick();
    expect(await isDue('2027-02-27T23:59:59.999Z')).toBeUndefined();
    expect(await isDue('2027-02-28T00:00:00.000Z')).toBeDefined();
  });

  it('are those of the shop when points or rewards expire', async () => {
    await program.customer({ pointsExpireAt: new Date('2026-03-05T00:00:00Z') });
    expect(await isDue('2026-03-04T23:59:59.999Z')).toBeUndefined();
    expect(await isDue('2026-03-05T00:00:00.000Z')).toBeDefined();
    await world.advanceTo('2026-03-06T00:00:00.000Z');
    expect(await isDue('2026-03-06T00:00:00.000Z')).toBeUndefined();
    await program.reward(customer.id, { expiresAt: new Date('2026-03-07T00:00:00Z') });
    expect(await isDue('2026-03-07T00:00:00.000Z')).toBeDefined();
  });

  it('follow the clock of each shop', async () => {
    const hourMs = 3_600_000;
    await world.database
      .update(shops)
      .set({ clockOffsetMs: 2 * hourMs })
      .where(eq(shops.id, world.shop.id));
    expect(await isDue('2026-09-16T21:59:59.999Z')).toBeUndefined();
    expect(await isDue('2026-09-16T22:00:00.000Z')).toBe('2026-09-17T00:00:00.000Z');
  });

  it('are never those of a template', async () => {
    const found = await runsAt('2030-01-01T00:00:00Z');
    const templates = await world.database
      .select({ id: shops.id })
      .from(shops)
      .where(eq(shops.isTemplate, true));
    const ids = found.map(({ shopId }) => shopId);
    expect(templates.filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});
