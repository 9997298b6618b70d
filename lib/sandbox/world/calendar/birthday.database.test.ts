import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '../../../api/database/tables/customers';
import { failingDatabase } from '../../../tools/testing/api/failing-database';
import { balance, customer, program, world } from '../program.fixture';
import { runCalendar } from './calendar';
import { change, due, setUpCalendar, tick, topics } from './calendar.fixture';

setUpCalendar();

const giftOf = (points: number) =>
  program.earningRule({ type: 'birthday_gift', rewarding: { type: 'points', points } });
const tickAt = (time: string) => {
  world.clock.set(time);
  return tick();
};

describe('a birthday', () => {
  it('gives the points of the rule on the day: customer/balanceUpdated', async () => {
    await giftOf(40);
    expect(await due()).toBe('2026-09-17T00:00:00.000Z');
    expect(await world.advanceTo('2026-09-16T23:59:59.999Z')).toBe(0);
    expect(await world.advanceTo('2026-09-17T00:00:00.000Z')).toBe(1);
    expect(await topics()).toEqual(['customer/balanceUpdated']);
    expect(await balance()).toBe(40);
    expect(await world.history(customer.customerIdentifier)).toMatchObject([
      { type: 'reward', createdAt: '2026-09-17T00:00:00.000Z', reward: { points: 40 } },
    ]);
  });

  it('gives the code of the rule: customer/rewardCreated', async () => {
    await program.earningRule({
      type: 'birthday_gift',
      rewarding: { type: 'gift_card', value: 10, currency: 'EUR' },
    });
    await world.advanceTo('2026-09-17T00:00:00.000Z');
    expect(await topics()).toEqual(['customer/rewardCreated']);
  });

  it('is multiplied by the tier, but by no boost campaign', async () => {
    await giftOf(40);
    const tierId = await program.tier(1, { pointsMultiplier: 1.5, conditionValue: 1_000 });
    await program.campaign({ pointsMultiplier: 2 });
    await change({ tierId, tierAchievedAt: new Date(world.clock.now()) });
    await world.advanceTo('2026-09-17T00:00:00.000Z');
    expect(await balance()).toBe(60);
  });

  it('is paid once, however often the calendar runs that day', async () => {
    await giftOf(40);
    await tickAt('2026-09-17T00:00:30.000Z');
    await tick();
    await tickAt('2026-09-17T23:59:00.000Z');
    expect(await balance()).toBe(40);
  });

  it('is paid again on the same date, even earlier in the day', async () => {
    await giftOf(40);
    await tickAt('2026-09-17T18:00:00.000Z');
    await tickAt('2027-09-17T00:00:10.000Z');
    expect(await balance()).toBe(80);
  });

  it('is not paid for 365 days after a gift, also for another date', async () => {
    await giftOf(40);
    await tickAt('2026-09-17T12:00:00.000Z');
    await change({ birthDay: 16, birthdayChangedAt: new Date('2026-12-01T00:00:00Z') });
    await tickAt('2027-09-16T12:00:00.000Z');
    expect(await balance()).toBe(40);
  });

  it('counts from next year if it is stored on the day', async () => {
    await giftOf(40);
    await change({ birthdayChangedAt: new Date('2026-09-17T00:00:00.000Z') });
    await world.advanceTo('2026-09-18T00:00:00.000Z');
    expect(await balance()).toBe(0);
    await world.advanceTo('2027-09-17T00:00:00.000Z');
    expect(await balance()).toBe(40);
  });

  it('stored with updateBirthday is paid when it comes', async () => {
    await giftOf(40);
    const { customerIdentifier } = await program.customer();
    const body = { customerIdentifier, day: 5, month: 3 };
    expect((await world.call('updateBirthday', { body })).status).toBe(200);
    await world.newEvents();
    await world.advanceTo('2026-03-05T00:00:00.000Z');
    expect(await topics()).toEqual(['customer/balanceUpdated']);
  });

  it('of 29 February is celebrated on 28 February in other years', async () => {
    await giftOf(40);
    await world.settings({ points: { isEnabled: true, expireAfterDays: null } });
    await change({ birthMonth: 2, birthDay: 29 });
    expect(await due()).toBe('2027-02-28T00:00:00.000Z');
    await world.advanceTo('2027-02-28T00:00:00.000Z');
    expect(await balance()).toBe(40);
    expect(await due()).toBe('2028-02-29T00:00:00.000Z');
    await world.advanceTo('2028-02-28T23:59:00.000Z');
    expect(await balance()).toBe(40);
    await world.advanceTo('2028-02-29T00:00:00.000Z');
    expect(await balance()).toBe(80);
  });

  it('gives nothing if the rule is off, or the customer is not eligible', async () => {
    const ruleId = await giftOf(40);
    await change({ isEligibleForPoints: false });
    await world.advanceTo('2026-09-17T00:00:00.000Z');
    await change({ isEligibleForPoints: true });
    await world.act('ruleOff', { ruleId });
    await world.advanceTo('2027-09-17T00:00:00.000Z');
    // The birthday is over, so switching the rule on again gives nothing either.
    await world.act('ruleOn', { ruleId });
    await world.advanceTo('2027-12-01T00:00:00.000Z');
    await tick();
    expect(await balance()).toBe(0);
  });

  it('that was missed while nothing ran is paid later', async () => {
    await giftOf(40);
    await tickAt('2026-10-02T08:00:00.000Z');
    expect(await balance()).toBe(40);
  });

  it('is paid after a failure, to those who were not paid before it', async () => {
    await giftOf(40);
    const other = await program.customer({ birthMonth: 9, birthDay: 17 });
    world.clock.set('2026-09-17T12:00:00.000Z');
    let transactions = 0;
    const failure = {
      get error() {
        transactions += 1;
        return transactions === 2 ? new Error('The process crashed.') : undefined;
      },
    };
    const failing = { database: failingDatabase(world.database, failure), randomBytes };
    const now = new Date(world.clock.now());
    await expect(runCalendar(failing, { shopId: world.shop.id, now })).rejects.toThrow(
      'failed for 1 customers',
    );
    expect([await balance(), await balance(other.id)]).toEqual([40, 0]);
    await tick();
    expect([await balance(), await balance(other.id)]).toEqual([40, 40]);
  });

  it('is paid to more customers than are read at once', async () => {
    await giftOf(1);
    const others = await world.database
      .insert(customers)
      .values(
        Array.from({ length: 120 }, () => ({
          shopId: world.shop.id,
          birthMonth: 9,
          birthDay: 17,
          createdAt: new Date(world.clock.now()),
        })),
      )
      .returning({ id: customers.id });
    await tickAt('2026-09-17T00:00:00.000Z');
    const ids = others.map(({ id }) => id);
    const paid = and(
      eq(customers.shopId, world.shop.id),
      inArray(customers.id, ids),
      eq(customers.pointsBalance, 1),
    );
    expect(await world.database.$count(customers, paid)).toBe(120);
  });
});
