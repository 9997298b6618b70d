import { describe, expect, it } from 'vitest';
import { customer, program, setUpProgram, world } from '../program.fixture';

setUpProgram();

const customerIdentifier = () => ({ customerIdentifier: customer.customerIdentifier });
const row = () => program.readCustomer(customer.id);

describe('addTag', () => {
  it('lets the customer reach the tier of the tag', async () => {
    const details = { condition: 'customer_tag', tag: 'wholesale', tagsToAdd: ['vip'] };
    const tierId = await program.tier(1, { details });
    expect(await world.act('addTag', { ...customerIdentifier(), tag: 'staff' })).toEqual([]);
    expect(await world.act('addTag', { ...customerIdentifier(), tag: ' wholesale ' })).toEqual([
      'customer/tierUpdated',
    ]);
    expect(await row()).toMatchObject({ tierId, tags: ['staff', 'wholesale', 'vip'] });
    expect(await world.act('addTag', { ...customerIdentifier(), tag: 'wholesale' })).toEqual([]);
  });

  it('is rejected for unknown customers', async () => {
    expect(await world.reject('addTag', { customerIdentifier: '1', tag: 'x' })).toEqual([
      404,
      'customerIdentifier matches no customer',
    ]);
  });
});

describe('assignTier', () => {
  it('gives the entry reward once, however often the tier is assigned', async () => {
    const tierId = await program.tier(1, {
      conditionValue: 1_000,
      details: { rewarding: { type: 'points', points: 50 } },
    });
    const assign = (id: number | null) =>
      world.act('assignTier', { ...customerIdentifier(), tierId: id });
    expect(await assign(tierId)).toEqual(['customer/tierUpdated', 'customer/balanceUpdated']);
    expect(await assign(tierId)).toEqual([]);
    expect(await assign(null)).toEqual(['customer/tierUpdated']);
    expect(await row()).toMatchObject({ tierId: null, tierAchievedAt: null });
    expect(await assign(null)).toEqual([]);
    expect(await assign(tierId)).toEqual(['customer/tierUpdated']);
    expect((await row()).pointsBalance).toBe(50);
  });

  it('is rejected for tiers that are unknown or inactive', async () => {
    const tierId = await program.tier(1, { isActive: false });
    for (const id of [tierId, 1]) {
      const input = { ...customerIdentifier(), tierId: id };
      expect(await world.reject('assignTier', input)).toEqual([
        400,
        'tierId matches no active tier',
      ]);
    }
  });
});

describe('importPoints', () => {
  it('adds the points without multiplying them, and they count toward no tier', async () => {
    await program.tier(1, { pointsMultiplier: 2, conditionValue: 10 });
    await program.campaign({ pointsMultiplier: 2 });
    const input = { ...customerIdentifier(), points: 500.5, note: 'Stamp card' };
    expect(await world.act('importPoints', input)).toEqual(['customer/balanceUpdated']);
    expect(await row()).toMatchObject({ pointsBalance: 500.5, tierId: null });
    expect(await program.history(customer.customerIdentifier)).toMatchObject([
      { type: 'import', note: 'Stamp card', reward: { type: 'points', points: 500.5 } },
    ]);
  });
});

describe('programOff and programOn', () => {
  it.each([
    ['points', 'pointsProgramEnabled'],
    ['tiers', 'tiersProgramEnabled'],
    ['referrals', 'referralProgramEnabled'],
  ])('switch the program %s', async (name, field) => {
    const isEnabled = async () => (await world.call('getLoyaltyProgramStatus')).body[field];
    expect(await world.act('programOff', { program: name })).toEqual([]);
    expect(await isEnabled()).toBe(false);
    await world.act('programOn', { program: name });
    expect(await isEnabled()).toBe(true);
  });
});

describe('ruleOff and ruleOn', () => {
  it('switch an earning rule', async () => {
    const ruleId = await program.earningRule();
    const body = { ...customerIdentifier(), ruleId, ruleType: 'custom_action' };
    await world.act('ruleOff', { ruleId });
    expect((await world.call('sendEvent', { body })).status).toBe(400);
    await world.act('ruleOn', { ruleId, kind: 'earning' });
    expect((await world.call('sendEvent', { body })).status).toBe(204);
  });

  it('switch a spending rule', async () => {
    const ruleId = await program.spendingRule();
    const titles = async () => (await world.call('getSpendingRules')).body.spendingRules.length;
    await world.act('ruleOff', { ruleId });
    expect(await titles()).toBe(0);
    await world.act('ruleOn', { ruleId, kind: 'spending' });
    expect(await titles()).toBe(1);
  });

  it('are rejected for unknown rules', async () => {
    const ruleId = await program.spendingRule();
    const reject = (input: object) => world.reject('ruleOff', input);
    expect(await reject({ ruleId: 1 })).toEqual([404, 'ruleId matches no rule']);
    expect(await reject({ ruleId, kind: 'earning' })).toEqual([
      404,
      'ruleId matches no earning rule',
    ]);
    expect(await reject({ ruleId: 1, kind: 'spending' })).toEqual([
      404,
      'ruleId matches no spending rule',
    ]);
  });
});
