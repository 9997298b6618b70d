import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { idempotencyKeys } from '../database/tables/access';
import { inTransaction } from '../database/transaction';
import { runOnce } from './idempotency';

const customerIdentifier = '7400112';
const DAY_MS = 24 * 60 * 60 * 1_000;
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
});

const change = (balanceDelta: number, key?: string, token?: string) =>
  api.call('updateBalance', {
    body: { customerIdentifier, balanceDelta },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
    ...(token && { token }),
  });

async function balance(): Promise<number> {
  const { body } = await api.call('getCustomer', { query: { customerIdentifier } });
  return body.pointsBalance;
}

describe('a request with an Idempotency-Key', () => {
  it('runs once; a retry gets the stored response', async () => {
    const before = await balance();
    const first = await change(10, 'key-1');
    const second = await change(10, 'key-1');
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(first.headers.has('idempotency-replayed')).toBe(false);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await balance()).toBe(before + 10);
    expect(await api.newEvents()).toHaveLength(1);
  });

  it('runs once if it is sent 20 times at once', async () => {
    const before = await balance();
    const responses = await Promise.all(Array.from({ length: 20 }, () => change(1, 'at-once')));
    const count = (status: number) => responses.filter((one) => one.status === status).length;
    expect(count(200)).toBeGreaterThan(0);
    expect(count(200) + count(409)).toBe(20);
    const firsts = responses.filter(
      ({ status, headers }) => status === 200 && !headers.has('idempotency-replayed'),
    );
    expect(firsts).toHaveLength(1);
    expect(await balance()).toBe(before + 1);
  });

  it('returns 422 for another body, and changes nothing', async () => {
    await change(10, 'key-1');
    const before = await balance();
    expect((await change(11, 'key-1')).status).toBe(422);
    expect(await balance()).toBe(before);
  });

  it('compares the fields of bodies, and not how they are written', async () => {
    const headers = { 'Idempotency-Key': 'key-1', 'Content-Type': 'application/json' };
    const send = (body: string) => api.call('updateBalance', { body: Buffer.from(body), headers });
    const first = await send(`{"customerIdentifier":"${customerIdentifier}","balanceDelta":10}`);
    const retry = await send(`{ "balanceDelta": 1e1,\n "customerIdentifier": "7400112" }`);
    expect(retry).toMatchObject({ status: 200, body: first.body });
    expect(retry.headers.get('idempotency-replayed')).toBe('true');
    const other = await send('{"customerIdentifier":"mara@mail.example","balanceDelta":10}');
    expect(other.status).toBe(422);
  });

  it('gets the response that version 1.0.0 stored, by the bytes of the body', async () => {
    const { body: customer } = await change(10);
    const before = await balance();
    const bytes = Buffer.from(`{ "balanceDelta": 10, "customerIdentifier": "7400112" }`);
    const stored = {
      ...{ shopId: api.shop.id, clientId: api.clients.full.clientId, holder: null },
      ...{ operationId: 'updateBalance', key: 'key-1', bytes, sentBytes: undefined },
      now: new Date(api.clock.now()),
    };
    await inTransaction(api.database, (transaction) =>
      runOnce(transaction, stored, async () => ({ status: 200, body: customer })),
    );
    const headers = { 'Idempotency-Key': 'key-1', 'Content-Type': 'application/json' };
    const retry = await api.call('updateBalance', { body: bytes, headers });
    expect(retry).toMatchObject({ status: 200, body: customer });
    expect(retry.headers.get('idempotency-replayed')).toBe('true');
    expect((await change(11, 'key-1')).status).toBe(422);
    expect(await balance()).toBe(before);
  });

  it('leaves the key free if the first request failed', async () => {
    expect((await change(-1_000_000, 'key-1')).status).toBe(422);
    const retry = await change(5, 'key-1');
    expect([retry.status, retry.headers.has('idempotency-replayed')]).toEqual([200, false]);
  });

  it('shares no key with another client, operation or shop', async () => {
    await change(10, 'key-1');
    const partner = await api.issueToken('partner');
    const { status, headers } = await change(11, 'key-1', partner);
    expect([status, headers.has('idempotency-replayed')]).toEqual([200, false]);
    const birthday = await api.call('updateBirthday', {
      body: { customerIdentifier: '7400115', day: 1, month: 6 },
      headers: { 'Idempotency-Key': 'key-1' },
    });
    expect([birthday.status, birthday.headers.has('idempotency-replayed')]).toEqual([200, false]);
  });

  it('shares no key with another customer or guest of the same client', async () => {
    const body = { wishlistTitle: 'Gifts' };
    const headers = { 'Idempotency-Key': 'create-list' };
    const identities = [{ customerIdentifier }, { customerIdentifier: '7400115' }, {}, {}];
    const owners = new Set<string>();
    for (const identity of identities) {
      const token = await api.issueStorefrontToken(identity);
      const response = await api.call('createWishlist', { token, body, headers });
      expect([response.status, response.headers.has('idempotency-replayed')]).toEqual([200, false]);
      owners.add(JSON.stringify(response.body));
    }
    expect(owners.size).toBe(identities.length);
  });

  it('runs again after 24 hours, and not before', async () => {
    await change(10, 'key-1');
    const before = await balance();
    const later = async (milliseconds: number) => {
      api.clock.advance(milliseconds);
      return change(10, 'key-1', await api.issueToken('full'));
    };
    expect((await later(DAY_MS - 1)).headers.get('idempotency-replayed')).toBe('true');
    expect((await later(1)).headers.has('idempotency-replayed')).toBe(false);
    api.accessToken = await api.issueToken('full');
    expect((await change(1, undefined, api.accessToken)).body.pointsBalance).toBe(before + 11);
  });

  it.each(['', ' ', 'has space', 'x'.repeat(256), 'ümlaut'.normalize()])(
    'returns 400 for the malformed key %j',
    async (key) => {
      expect((await change(1, key)).status).toBe(400);
    },
  );

  it('accepts a key of 255 characters', async () => {
    expect((await change(1, 'x'.repeat(255))).status).toBe(200);
  });

  it('has no effect on requests for tokens, which would otherwise return an expired one', async () => {
    const { clientId, clientSecret } = api.clients.full;
    const body = { clientId, clientSecret, grantType: 'client_credentials', scope: 'read_review' };
    const headers = { 'Idempotency-Key': 'token-1' };
    const before = await api.database.$count(idempotencyKeys);
    const requests = [
      () => api.call('getAccessToken', { token: null, body, headers }),
      () => api.call('getStorefrontToken', { body: {}, headers }),
    ];
    for (const send of requests) {
      const { body: first } = await send();
      api.clock.advance(1_000);
      const { status, headers: received, body: second } = await send();
      expect([status, received.has('idempotency-replayed')]).toEqual([200, false]);
      expect(Date.parse(second.expiresAt)).toBe(Date.parse(first.expiresAt) + 1_000);
      expect(JSON.stringify(second)).not.toBe(JSON.stringify(first));
    }
    expect(await api.database.$count(idempotencyKeys)).toBe(before);
  });
});
