import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../site/config/durations';
import { clients } from '../database/tables/access';
import { A, B, database, setUpDeliverer, start, verify } from './deliverer.fixture';
import { fakeReceiver } from './deliveries.fixture';
import { rotateWebhookSecret } from './secrets/rotate-secret';

setUpDeliverer();

describe('a subscription that changes', () => {
  it('moves its waiting deliveries to the new address', async () => {
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
  it('signs along with the previous one until that ends', async () => {
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
