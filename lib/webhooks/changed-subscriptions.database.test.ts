import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { clients } from '../database/tables/access';
import { testDatabase } from '../testing/api/test-database';
import { fakeReceiver, startDeliveryTest } from './deliveries.fixture';
import { rotateWebhookSecret } from './rotate-secret';

const DAY_MS = 24 * 60 * 60 * 1_000;

const A = 'https://a.example/hooks';

const B = 'https://b.example/hooks';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

const start = (receiver = fakeReceiver()) => startDeliveryTest(database, receiver);

/** Verifies like a receiver at the time of the attempt. */
function verify(secret: string, headers: Readonly<Record<string, string>>, body: string): void {
  const webhook = new Webhook(secret);
  const id = headers['webhook-id'] ?? '';
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers['webhook-signature']?.split(' ')).toContain(webhook.sign(id, at, body));
}

describe('a subscription that changes', () => {
  it('takes its waiting deliveries to the new address', async () => {
    const receiver = fakeReceiver(({ address }) => ({ status: address === A ? 500 : 200 }));
    const test = await start(receiver);
    const id = await test.subscribe(A);
    await test.emit();
    await test.deliver();
    await test.api.call('updateSubscription', { body: { id, address: B } });
    test.api.clock.advance(11_000);
    await test.deliver();
    expect(receiver.requests.map(({ address }) => address)).toEqual([A, B]);
    expect((await test.attempts()).map(({ address }) => address)).toEqual([A, B]);
  });

  it('cancels its deliveries when it is deleted', async () => {
    const receiver = fakeReceiver(() => ({ status: 500 }));
    const test = await start(receiver);
    const id = await test.subscribe(A);
    await test.emit();
    await test.deliver();
    await test.api.call('deleteSubscription', { body: { id } });
    test.api.clock.advance(DAY_MS);
    expect(await test.deliver()).toBe(0);
    expect(await test.deliveries()).toMatchObject([{ state: 'cancelled' }]);
  });

  it.each([200, 500])(
    'is deleted while an attempt ends with %i: it is the last one',
    async (status) => {
      let id = 0;
      const test = await start(
        fakeReceiver(async () => {
          await test.api.call('deleteSubscription', { body: { id } });
          return { status };
        }),
      );
      id = await test.subscribe(A);
      await test.emit();
      await test.deliver();
      expect(await test.deliveries()).toMatchObject([{ state: 'cancelled' }]);
      expect(await test.attempts()).toMatchObject([{ status }]);
      test.api.clock.advance(DAY_MS);
      expect(await test.deliver()).toBe(0);
    },
  );
});

describe('a new webhook secret', () => {
  it('signs beside the one before until its end', async () => {
    const receiver = fakeReceiver(() => ({ status: 500 }));
    const test = await start(receiver);
    await test.subscribe(A);
    await test.emit();
    const { clock, clients: credentials } = test.api;
    const { clientId } = credentials.full;
    const previousEndsAt = new Date(clock.now() + 20_000);
    const { current: secret } = await rotateWebhookSecret(
      database,
      { clientIds: [clientId], previousEndsAt },
      randomBytes,
    );
    await test.deliver();
    clock.advance(20_000);
    await test.deliver();
    const [both, one] = receiver.requests;
    if (!both || !one) throw new Error('There were no two attempts.');
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    verify(test.secret, both.headers, both.body);
    verify(secret, both.headers, both.body);
    expect(one.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    verify(secret, one.headers, one.body);
    const stored = await database.select().from(clients).where(eq(clients.id, clientId));
    expect(stored[0]?.webhookSecret).toBe(secret);
  });
});
