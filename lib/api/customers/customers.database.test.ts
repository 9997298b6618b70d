import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api/test-api';
import { testDatabase } from '../../testing/api/test-database';

const customerIdentifier = '7400112';
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
});

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

  it('returns 404 for a well-formed identifier that matches nobody', async () => {
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

  it.each([0, '5', 1.005, 1_000_000.01, -1_000_000.01, null])(
    'returns 400 for a change of %j',
    async (balanceDelta) => {
      const body = { customerIdentifier, balanceDelta };
      expect((await api.call('updateBalance', { body })).status).toBe(400);
    },
  );
});

describe('updateBirthday', () => {
  const send = (date: object) =>
    api.call('updateBirthday', { body: { customerIdentifier, ...date } });

  it('stores a first birthday and fires customer/birthdayUpdated', async () => {
    expect(await send({ day: 17, month: 9 })).toMatchObject({
      status: 200,
      body: { birthday: '09-17' },
    });
    expect(await api.newEvents()).toMatchObject([
      { topic: 'customer/birthdayUpdated', payload: { previousBirthday: null, birthday: '09-17' } },
    ]);
  });
});
