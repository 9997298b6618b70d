import { beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type TestWorld } from '../world.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = await createWorld();
});

const MARA = '7400112';
/** Has never ordered. */
const YUKI = '7400128';
const referred = { referrerIdentifier: MARA, customerIdentifier: YUKI };

describe('referral', () => {
  it('rewards the friend for the order, then both sides for the referral', async () => {
    const before = { mara: await world.customer(MARA), yuki: await world.customer(YUKI) };
    await world.newEvents();
    expect(await world.act('referral', { ...referred, total: 30 })).toEqual([
      'customer/balanceUpdated',
      'customer/balanceUpdated',
      'customer/balanceUpdated',
    ]);
    // 30 × 2 points × a boost of 2, and 50 for the referral.
    expect((await world.customer(YUKI)).pointsBalance).toBe(before.yuki.pointsBalance + 170);
    expect((await world.customer(MARA)).pointsBalance).toBe(before.mara.pointsBalance + 100);
    expect((await world.history(MARA))[0]).toMatchObject({
      type: 'referrer',
      reward: { type: 'points', points: 100 },
      referredCustomer: { shopifyCustomerId: Number(YUKI) },
    });
    expect((await world.history(YUKI))[0]).toMatchObject({
      type: 'referred',
      reward: { type: 'points', points: 50 },
      referrerCustomer: { shopifyCustomerId: Number(MARA) },
    });
  });

  it('fires customer/rewardCreated for codes', async () => {
    await world.settings({
      referrals: {
        isEnabled: true,
        referrerReward: { type: 'gift_card', value: 10, currency: 'EUR' },
        referredReward: null,
      },
    });
    expect(await world.act('referral', { ...referred, total: 0 })).toEqual([
      'customer/rewardCreated',
    ]);
  });

  it('happens once', async () => {
    await world.act('referral', { ...referred, orderId: 77, total: 30 });
    const rejection = [400, 'customerIdentifier must be a customer without orders'];
    expect(await world.reject('referral', { ...referred, total: 30 })).toEqual(rejection);
    await world.act('orderRefunded', { orderId: 77 });
    expect(await world.reject('referral', { ...referred, total: 30 })).toEqual(rejection);
  });

  it('needs two customers, a referral link, and the referral program', async () => {
    const reject = (input: object) => world.reject('referral', { ...referred, total: 1, ...input });
    expect(await reject({ referrerIdentifier: YUKI })).toEqual([
      400,
      'referrerIdentifier and customerIdentifier must be different customers',
    ]);
    expect(await reject({ referrerIdentifier: '1' })).toEqual([
      404,
      'referrerIdentifier matches no customer',
    ]);
    expect(await reject({ customerIdentifier: '1' })).toEqual([
      404,
      'customerIdentifier matches no customer',
    ]);
    expect(await reject({ referrerIdentifier: 'ida@mail.example' })).toEqual([
      400,
      'referrerIdentifier must be a customer with a referral link',
    ]);
    await world.act('programOff', { program: 'referrals' });
    expect(await reject({})).toEqual([400, 'referral program is disabled']);
  });
});

describe('the first order of a friend who claimed the offer', () => {
  const order = { customerIdentifier: 'jo@mail.example', total: 30 };

  beforeEach(async () => {
    const url = 'https://api.laurel.example/storefront/v1/claimReferralOffer';
    const headers = {
      Authorization: `Bearer ${await world.issueStorefrontToken({})}`,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ referralCode: 'mv7', email: order.customerIdentifier });
    const claimed = await world.send(new Request(url, { method: 'POST', headers, body }));
    expect(claimed.status).toBe(200);
  });

  it('rewards both sides, as a referral does', async () => {
    const before = await world.customer(MARA);
    await world.act('orderPaid', order);
    expect((await world.customer(MARA)).pointsBalance).toBe(before.pointsBalance + 100);
    expect((await world.history(MARA))[0]).toMatchObject({
      type: 'referrer',
      referredCustomer: { email: 'jo@mail.example' },
    });
    expect((await world.customer(order.customerIdentifier)).pointsBalance).toBe(170);
    await world.act('orderPaid', order);
    expect((await world.customer(MARA)).pointsBalance).toBe(before.pointsBalance + 100);
  });

  it('rewards only the order if the referral program has ended', async () => {
    await world.act('programOff', { program: 'referrals' });
    const before = await world.customer(MARA);
    await world.act('orderPaid', order);
    expect((await world.customer(MARA)).pointsBalance).toBe(before.pointsBalance);
    expect((await world.customer(order.customerIdentifier)).pointsBalance).toBe(120);
  });
});
