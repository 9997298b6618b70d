import { beforeEach, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../tools/testing/api/invariants';
import { addLoadRows } from '../../tools/testing/api/load-rows';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { limits } from '../contract/limits';

const customerIdentifier = '7400112';
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
});

/** Adds a customer with a balance. @returns the identifier */
async function addRichCustomer({ database, shop }: TestApi, balance: number): Promise<string> {
  const { customers } = await addLoadRows(database, shop.id, { balance });
  return customers[0] ?? '';
}

async function balance(): Promise<number> {
  const { body } = await api.call('getCustomer', { query: { customerIdentifier } });
  return body.pointsBalance;
}

describe('getCustomer', () => {
  it.each([customerIdentifier, 'mara@mail.example', 'MARA@Mail.Example', '+4930555010'])(
    'finds a customer by %s',
    async (identifier) => {
      const { status, body } = await api.call('getCustomer', {
        query: { customerIdentifier: identifier },
      });
      expect([status, body.customerId]).toEqual([200, 7400112]);
    },
  );

  it('returns 404 for a well-formed identifier that matches no customer', async () => {
    const query = { customerIdentifier: '999999' };
    expect(await api.call('getCustomer', { query })).toMatchObject({
      status: 404,
      body: { message: ['customerIdentifier matches no customer'] },
    });
  });
});

describe('updateBalance', () => {
  it('changes the balance, adds an activity and fires customer/balanceUpdated', async () => {
    const before = await balance();
    const { status, body } = await api.call('updateBalance', {
      body: { customerIdentifier, balanceDelta: -20.25 },
    });
    expect([status, body]).toEqual([200, { pointsBalance: before - 20.25 }]);
    expect(await balance()).toBe(before - 20.25);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'customer/balanceUpdated',
        payload: {
          occurredAt: '2026-03-04T09:15:00.000Z',
          previousBalance: before,
          pointsBalance: before - 20.25,
          balanceDelta: -20.25,
          activity: { type: 'manual', points: -20.25 },
        },
      },
    ]);
  });

  it('returns 422 and changes nothing if the balance would become negative', async () => {
    const before = await balance();
    const body = { customerIdentifier, balanceDelta: -before - 0.01 };
    expect((await api.call('updateBalance', { body })).status).toBe(422);
    expect(await balance()).toBe(before);
    expect(await api.newEvents()).toEqual([]);
  });

  it('accepts a change that leaves a balance of 0', async () => {
    const body = { customerIdentifier, balanceDelta: -(await balance()) };
    expect((await api.call('updateBalance', { body })).body).toEqual({ pointsBalance: 0 });
  });

  it('returns 422 and changes nothing if the balance would exceed its limit', async () => {
    const { database, shop } = api;
    const identifier = await addRichCustomer(api, limits.pointsBalance.max - 1);
    const add = (balanceDelta: number) =>
      api.call('updateBalance', { body: { customerIdentifier: identifier, balanceDelta } });
    expect(await add(1.01)).toMatchObject({
      status: 422,
      body: { message: ['points balance must not exceed 1000000000000'] },
    });
    expect(await api.newEvents()).toEqual([]);
    expect((await add(1)).body).toEqual({ pointsBalance: limits.pointsBalance.max });
    expect((await add(-1_000_000)).status).toBe(200);
    expect(await brokenInvariants(database, shop.id)).toEqual([]);
  });

  it.each([0, '5', 1.005, 1_000_000.01, -1_000_000.01, null])(
    'returns 400 for a change of %j',
    async (balanceDelta) => {
      const body = { customerIdentifier, balanceDelta };
      expect((await api.call('updateBalance', { body })).status).toBe(400);
    },
  );
});

describe('updateBirthday', () => {
  const DAY_MS = 24 * 60 * 60 * 1_000;
  const send = (date: object) =>
    api.call('updateBirthday', { body: { customerIdentifier, ...date } });
  const sendLater = async (milliseconds: number, date: object) => {
    api.clock.advance(milliseconds);
    const token = await api.issueToken('full');
    return api.call('updateBirthday', { token, body: { customerIdentifier, ...date } });
  };

  it('stores a birthday and fires customer/birthdayUpdated', async () => {
    expect(await send({ day: 3, month: 9 })).toMatchObject({
      status: 200,
      body: { birthday: '09-03' },
    });
    const { body } = await api.call('getCustomer', { query: { customerIdentifier } });
    expect(body.birthday).toBe('09-03');
    expect(await api.newEvents()).toMatchObject([
      { topic: 'customer/birthdayUpdated', payload: { birthday: '09-03' } },
    ]);
  });

  it('returns 409 for the stored date, and fires nothing', async () => {
    await send({ day: 3, month: 9, year: 1990 });
    await api.newEvents();
    expect((await send({ day: 3, month: 9 })).status).toBe(409);
    expect((await send({ day: 3, month: 9, year: 1990 })).status).toBe(409);
    expect(await api.newEvents()).toEqual([]);
  });

  it('returns 403 for another date within 365 days, and accepts it afterward', async () => {
    await send({ day: 3, month: 9 });
    expect((await send({ day: 4, month: 9 })).status).toBe(403);
    expect((await sendLater(365 * DAY_MS - 1, { day: 4, month: 9 })).status).toBe(403);
    expect((await sendLater(1, { day: 4, month: 9 })).status).toBe(200);
    expect(await api.newEvents()).toMatchObject([
      { payload: { birthday: '09-03' } },
      { payload: { previousBirthday: '09-03', birthday: '09-04' } },
    ]);
  });

  it.each([
    { day: 31, month: 4 },
    { day: 30, month: 2 },
    { day: 29, month: 2, year: 2025 },
    { day: 1, month: 1, year: 1899 },
    { day: 5, month: 3, year: 2026 },
    { day: 0, month: 1 },
    { day: 1, month: 13 },
    { day: 1.5, month: 1 },
  ])('returns 400 for a date that does not exist or lies in the future: %j', async (date) => {
    expect((await send(date)).status).toBe(400);
  });

  it('rejects a date in the future before it looks for the customer', async () => {
    const body = { customerIdentifier: '7499999', day: 5, month: 3, year: 2026 };
    expect((await api.call('updateBirthday', { body })).status).toBe(400);
  });

  it.each([
    { day: 29, month: 2 },
    { day: 29, month: 2, year: 2024 },
    { day: 4, month: 3, year: 2026 },
    { day: 1, month: 1, year: 1900 },
  ])('accepts %j', async (date) => {
    expect((await send(date)).status).toBe(200);
  });
});
