import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { changeSettings } from '../../tools/testing/api/change-settings';
import { referralClaims } from '../database/tables/customers';
import { createTestStorefront, type TestStorefront } from './storefront.fixture';

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await createTestStorefront();
});

const OFFER = { type: 'discount', discountType: 'fixed_amount', value: 10, currency: 'EUR' };
const JO = { referralCode: 'mv7', email: 'Jo@mail.example' };

const read = (query = '', token?: string) =>
  storefront.send('referralOffer', { query, ...(token && { token }) });

const claim = async (friend: object, token?: string) => {
  const { status, error, body } = await storefront.send('claimReferralOffer', {
    body: friend,
    ...(token && { token }),
  });
  return error ? [status, error] : [status, body];
};

async function changeReferrals(change: object) {
  const referrals = { isEnabled: true, referrerReward: null, referredReward: null, ...change };
  await changeSettings(storefront.api, { referrals });
}

it('returns what both sides get, and to customers the number of their friends', async () => {
  const rewards = {
    referrerReward: { type: 'points', points: 100 },
    referredReward: { type: 'points', points: 50 },
    offer: { ...OFFER, minimumPurchaseAmount: 30, lifetimeInDays: 30 },
  };
  const { status, body } = await read();
  expect([status, body]).toEqual([200, { ...rewards, friendsCount: null, isAvailable: null }]);
  const own = await read('', storefront.mara);
  expect(own.body).toEqual({ ...rewards, friendsCount: expect.any(Number), isAvailable: null });
});

it('offers it to guests, and not to customers who open a link', async () => {
  expect((await read('referralCode=mv7')).body.isAvailable).toBe(true);
  expect((await read('referralCode=mv7', storefront.mara)).body.isAvailable).toBe(false);
  await changeReferrals({});
  expect((await read('referralCode=mv7')).body).toMatchObject({ offer: null, isAvailable: false });
  expect((await read('referralCode=zz9')).error).toBe('referralCodeNotFound');
  expect((await read(`referralCode=${'x'.repeat(65)}`)).status).toBe(400);
  await changeReferrals({ isEnabled: false });
  expect((await read()).error).toBe('referralsDisabled');
});

it('offers and gives nothing while the points program is disabled', async () => {
  await changeSettings(storefront.api, { points: { isEnabled: false, expireAfterDays: null } });
  expect((await read('referralCode=mv7')).error).toBe('referralsDisabled');
  expect(await claim(JO)).toEqual([403, 'referralsDisabled']);
});

it('gives a friend the code of the offer, once', async () => {
  const { api } = storefront;
  expect(await claim(JO)).toEqual([200, { code: expect.stringMatching(/^[2-9A-Z]{12}$/) }]);
  const [created] = await api.newEvents();
  expect(created).toMatchObject({
    topic: 'customer/rewardCreated',
    payload: { customer: { email: 'jo@mail.example' }, origin: 'referred', action: null },
  });
  const query = { customerIdentifier: 'jo@mail.example' };
  const { body } = await api.call('getCustomerActiveRewards', { query });
  expect(body.activeRewards).toMatchObject([{ ...OFFER, title: 'Referral', origin: 'referred' }]);
  expect((await api.call('getCustomer', { query })).body).toMatchObject({
    customerId: null,
    referralLink: null,
    pointsBalance: 0,
  });
  expect(await claim({ ...JO, email: 'jo@mail.example' })).toEqual([409, 'knownCustomer']);
});

it('gives nothing to customers, whether or not they are signed in', async () => {
  expect(await claim({ ...JO, email: 'mara@mail.example' })).toEqual([409, 'knownCustomer']);
  expect(await claim(JO, storefront.mara)).toEqual([409, 'knownCustomer']);
  expect(await storefront.api.newEvents()).toEqual([]);
});

it('gives nothing without an offer, a program, or a link', async () => {
  expect(await claim({ ...JO, referralCode: 'zz9' })).toEqual([404, 'referralCodeNotFound']);
  await changeReferrals({});
  expect(await claim(JO)).toEqual([403, 'referralOfferMissing']);
  await changeReferrals({ isEnabled: false });
  expect(await claim(JO)).toEqual([403, 'referralsDisabled']);
});

it('rejects what is no address and no code', async () => {
  for (const wrong of [
    { email: 'jo' },
    { email: `${'x'.repeat(320)}@mail.example` },
    { referralCode: '' },
    { referralCode: 'x'.repeat(65) },
    { name: 'Jo' },
  ]) {
    expect([wrong, (await claim({ ...JO, ...wrong }))[0]]).toEqual([wrong, 400]);
  }
});

it('counts 100 claims in a day for a link, and again when the first is a day old', async () => {
  const { api } = storefront;
  await claim(JO);
  api.clock.advance(60_000);
  const [first] = await api.database
    .select()
    .from(referralClaims)
    .where(eq(referralClaims.shopId, api.shop.id));
  if (!first) throw new Error('The claim was not counted.');
  const { shopId, referrerId } = first;
  const claimedAt = new Date(api.clock.now());
  const others = Array.from({ length: 99 }, () => ({
    shopId,
    referrerId,
    sessionId: 1,
    claimedAt,
  }));
  await api.database.insert(referralClaims).values(others);
  await expectWait(24 * 3600 - 60);
  api.clock.advance(24 * 3_600_000 - 60_000);
  expect((await claim({ ...JO, email: 'kim@mail.example' }, await newGuest()))[0]).toBe(200);
});

it('lets a guest try 5 addresses in a day, also those of customers', async () => {
  const known = { ...JO, email: 'mara@mail.example' };
  for (let i = 0; i < 4; i++) expect(await claim(known)).toEqual([409, 'knownCustomer']);
  expect((await claim(JO))[0]).toBe(200);
  await expectWait(24 * 3600);
  expect(await claim(known, await newGuest())).toEqual([409, 'knownCustomer']);
});

/** Expects that neither a customer's nor a new address gets an answer. */
async function expectWait(seconds: number): Promise<void> {
  for (const email of ['mara@mail.example', 'kim@mail.example']) {
    const late = await storefront.send('claimReferralOffer', { body: { ...JO, email } });
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, String(seconds)]);
  }
}

async function newGuest(): Promise<string> {
  const { api } = storefront;
  const token = await api.issueToken('full');
  const issued = await api.call('getStorefrontToken', { token, body: {} });
  return issued.body.storefrontToken;
}
