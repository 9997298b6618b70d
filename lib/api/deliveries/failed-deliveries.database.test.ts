import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../site/config/durations';
import { deliveries, events } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';
import { A, B, database, setUpDeliverer, start, verify } from './deliverer.fixture';
import { fakeReceiver, startDeliveryTest } from './deliveries.fixture';
import { resend } from './delivery-store';
import { removeFinishedDeliveries } from './remove-finished';
import { RETRY_DELAYS_MS } from './retry-rules';
import type { SendResult } from './sending/send';

setUpDeliverer();

/** Delivers an event to a receiver that always responds in the same way. */
async function deliverOnce(response: Partial<SendResult>) {
  const receiver = fakeReceiver(() => response);
  const test = await start(receiver);
  await test.subscribe(A);
  await test.emit();
  await test.deliver();
  return { test, receiver };
}

describe('a delivery that fails', () => {
  it('is tried nine times as planned, each time with a new timestamp and signature', async () => {
    const receiver = fakeReceiver(() => ({ status: 500 }));
    const test = await start(receiver);
    await test.subscribe(A);
    const [id] = await test.emit();
    const { clock } = test.api;
    expect(await test.deliver()).toBe(1);
    for (const delay of RETRY_DELAYS_MS) {
      clock.advance(0.9 * delay - 1);
      expect(await test.deliver()).toBe(0);
      clock.advance(0.2 * delay + 1);
      expect(await test.deliver()).toBe(1);
    }
    expect(await test.deliveries()).toMatchObject([{ state: 'failed', attempts: 9 }]);
    clock.advance(DAY_MS);
    expect(await test.deliver()).toBe(0);

    const sent = receiver.requests;
    const valuesOf = (name: string) => sent.map(({ headers }) => headers[name]);
    expect(new Set(valuesOf('webhook-id'))).toEqual(new Set([id]));
    expect(valuesOf('X-Laurel-Attempt')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(new Set(valuesOf('webhook-timestamp')).size).toBe(9);
    expect(new Set(valuesOf('webhook-signature')).size).toBe(9);
    expect(new Set(valuesOf('X-Laurel-Triggered-At')).size).toBe(1);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    for (const { headers, body } of sent) verify(test.secret, headers, body);
  });

  it('waits as long as Retry-After says', async () => {
    const { test } = await deliverOnce({ status: 503, retryAfter: '600' });
    expect((await test.deliveries())[0]?.dueAt).toEqual(new Date(test.api.clock.now() + 600_000));
  });

  it('with 410 is not tried again, and the subscription stays', async () => {
    const { test, receiver } = await deliverOnce({ status: 410 });
    expect(await test.deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    await test.emit();
    await test.deliver();
    expect(receiver.requests).toHaveLength(2);
  });

  it('is kept for 30 days, with its attempts', async () => {
    const { test } = await deliverOnce({ status: 410 });
    const { clock, shop } = test.api;
    const left = async () => {
      await removeFinishedDeliveries(database, clock.now());
      const stored = await database.select().from(events).where(eq(events.shopId, shop.id));
      return [(await test.deliveries()).length, (await test.attempts()).length, stored.length];
    };
    clock.advance(30 * DAY_MS - 1);
    expect(await left()).toEqual([1, 1, 1]);
    clock.advance(1);
    expect(await left()).toEqual([0, 0, 0]);
  });
});

describe('sending again', () => {
  const again = (test: Awaited<ReturnType<typeof start>>, id: number) =>
    inTransaction(database, (transaction) =>
      resend(transaction, { shopId: test.api.shop.id, id }, new Date(test.api.clock.now())),
    );
  const idOf = async (test: Awaited<ReturnType<typeof start>>) =>
    (await test.deliveries())[0]?.id ?? 0;

  it.each([200, 410])('starts the plan again after a %i', async (status) => {
    const { test, receiver } = await deliverOnce({ status });
    expect(await again(test, await idOf(test))).toBe('due');
    await test.deliver();
    const attempts = receiver.requests.map(({ headers }) => headers['X-Laurel-Attempt']);
    expect(attempts).toEqual(['1', '1']);
    expect(await test.attempts()).toHaveLength(2);
  });

  it('makes a retry due now', async () => {
    const { test, receiver } = await deliverOnce({ status: 500 });
    expect(await again(test, await idOf(test))).toBe('due');
    await test.deliver();
    expect(receiver.requests[1]?.headers['X-Laurel-Attempt']).toBe('2');
  });

  it('changes nothing without a subscription, in another shop, or while it is sent', async () => {
    const results: unknown[] = [];
    const receiver = fakeReceiver(async () => {
      results.push(await again(test, await idOf(test)));
      return {};
    });
    const test = await start(receiver);
    const id = await test.subscribe(A);
    await test.emit();
    await test.deliver();
    expect(results).toEqual(['sending']);
    const other = await start();
    expect(await again(other, await idOf(test))).toBe('unknown');
    await test.api.call('deleteSubscription', { body: { id } });
    expect(await again(test, await idOf(test))).toBe('unsubscribed');
    expect(await test.deliver()).toBe(0);
  });
});

describe('an error of the database', () => {
  it('with one attempt does not prevent others from being recorded', async () => {
    const test = await startDeliveryTest(database, {
      sendTo: fakeReceiver().sendTo,
      async onAttempts(_transaction, attempts) {
        if (attempts.some(({ address }) => address === B)) throw new Error('broken');
      },
    });
    for (const address of [A, B]) await test.subscribe(address);
    await test.emit(4);
    await test.deliverer.fill({ shopIds: [test.api.shop.id] });
    await test.deliverer.finish();
    expect(test.errors).toHaveLength(4);
    expect((await test.attempts()).map(({ address }) => address)).toEqual(Array(4).fill(A));
    // Their leases would end during other tests, which share the database.
    await database.delete(deliveries).where(eq(deliveries.shopId, test.api.shop.id));
  });

  it('leaves the delivery to its lease, which ends after a minute', async () => {
    const receiver = fakeReceiver();
    let isBroken = true;
    const test = await startDeliveryTest(database, {
      sendTo: receiver.sendTo,
      async onAttempts() {
        if (isBroken) throw new Error('broken');
      },
    });
    await test.subscribe(A);
    await test.emit();
    await test.deliverer.fill({ shopIds: [test.api.shop.id] });
    await test.deliverer.finish();
    expect(test.errors).toMatchObject([{ message: 'broken' }]);
    expect(await test.attempts()).toEqual([]);
    isBroken = false;
    test.api.clock.advance(59_999);
    await test.deliverer.fill({ shopIds: [test.api.shop.id] });
    await test.deliverer.finish();
    const [own] = await database
      .select()
      .from(deliveries)
      .where(eq(deliveries.shopId, test.api.shop.id));
    expect(own).toMatchObject({ state: 'sending', attempts: 1 });
    test.api.clock.advance(1);
    await test.deliver();
    expect(await test.deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    expect(receiver.requests).toHaveLength(2);
  });
});
