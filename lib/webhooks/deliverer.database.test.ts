import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { clients } from '../database/tables/access';
import { customers } from '../database/tables/customers';
import { deliveries, events } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';
import { testDatabase } from '../testing/api/test-database';
import { eventually } from '../testing/eventually';
import type { RecordedAttempt } from './attempt-recorder';
import { type DeliveryTest, fakeReceiver, startDeliveryTest } from './deliveries.fixture';
import { resend } from './delivery-store';
import { startReceiver } from './receiver.fixture';
import { removeFinishedDeliveries } from './remove-finished';
import { RETRY_DELAYS_MS } from './retry-rules';
import { rotateWebhookSecret } from './rotate-secret';
import { sendNowhere } from './send';
import { createPublicSender } from './send-public';

const DAY_MS = 24 * 60 * 60 * 1_000;
const A = 'https://a.example/hooks';
const B = 'https://b.example/hooks';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

const start = (receiver = fakeReceiver()) => startDeliveryTest(database, receiver);

describe('a delivery', () => {
  it('is a signed POST of the payload as it was written', async () => {
    const receiver = await startReceiver();
    const send = createPublicSender({ allowsLocal: true });
    const test = await startDeliveryTest(database, { sendTo: () => send });
    await test.subscribe(receiver.address);
    const [id] = await test.emit();
    test.api.clock.advance(1_500);
    expect(await test.deliver()).toBe(1);
    const [request] = receiver.requests;
    const body = '{"occurredAt":"2026-03-04T09:15:00.000Z","zone":"Zoë","a":0}';
    expect(request).toMatchObject({
      method: 'POST',
      path: '/hooks',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Laurel-Webhooks/2',
        'webhook-id': id,
        'webhook-timestamp': String(Date.parse('2026-03-04T09:15:01.000Z') / 1_000),
        'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
        'x-laurel-topic': 'customer/birthdayUpdated',
        'x-laurel-shop': 'northlight.shop.example',
        'x-laurel-attempt': '1',
        'x-laurel-triggered-at': '2026-03-04T09:15:00.000Z',
      },
    });
    expect(request?.headers.cookie).toBeUndefined();
    expect(request?.headers.authorization).toBeUndefined();
    await receiver.close();
  });

  it('is recorded with its request, its response and its duration', async () => {
    const recorded: RecordedAttempt[] = [];
    const { sendTo, requests } = fakeReceiver(() => ({ status: 202, response: 'thanks' }));
    const test = await startDeliveryTest(database, {
      sendTo,
      onAttempts: async (_transaction, attempts) => void recorded.push(...attempts),
    });
    const subscriptionId = await test.subscribe(A);
    const [eventId] = await test.emit();
    await test.deliver();
    const attempt = {
      eventId,
      subscriptionId,
      number: 1,
      at: new Date(test.api.clock.now()),
      address: A,
      requestHeaders: requests[0]?.headers,
      requestBody: requests[0]?.body,
      status: 202,
      response: 'thanks',
      durationMs: expect.any(Number),
      error: null,
    };
    expect(await test.attempts()).toMatchObject([attempt]);
    const [delivery] = await test.deliveries();
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(recorded).toMatchObject([
      {
        ...attempt,
        deliveryId: delivery?.id,
        state: 'delivered',
        topic: 'customer/birthdayUpdated',
        triggeredAt: new Date(test.api.clock.now()),
      },
    ]);
  });

  it('goes to each subscription of the topic once, with the same id', async () => {
    const receiver = fakeReceiver();
    const test = await start(receiver);
    await test.subscribe(A);
    await test.subscribe(B);
    await test.subscribe('https://c.example/', 'customer/tierUpdated');
    const [id] = await test.emit();
    await test.deliver();
    expect(receiver.requests.map(({ address }) => address).sort()).toEqual([A, B]);
    expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
    expect(await test.deliver()).toBe(0);
  });

  it('sends the snapshot of an entity that was deleted meanwhile', async () => {
    const receiver = fakeReceiver();
    const test = await start(receiver);
    await test.subscribe(A, 'customer/balanceUpdated');
    await test.api.call('updateBalance', {
      body: { customerIdentifier: '7400112', balanceDelta: 1.5 },
    });
    await database.delete(customers).where(eq(customers.shopId, test.api.shop.id));
    await test.deliver();
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({
      occurredAt: '2026-03-04T09:15:00.000Z',
      balanceDelta: 1.5,
    });
  });

  it('to an address that must not be called fails at once with the reason', async () => {
    const send = createPublicSender();
    const test = await startDeliveryTest(database, { sendTo: () => send });
    await test.subscribe('https://10.0.0.1/');
    await test.emit();
    await test.deliver();
    expect(await test.attempts()).toMatchObject([
      { status: null, response: null, error: 'The address 10.0.0.1 is not public.' },
    ]);
    expect(await test.deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });

  it('to a name of an address that must not be called is tried again', async () => {
    const send = createPublicSender({ resolve: async () => ['10.0.0.1'] });
    const test = await startDeliveryTest(database, { sendTo: () => send });
    await test.subscribe('https://hooks.shop.example/');
    await test.emit();
    await test.deliver();
    expect(await test.deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  it('outside of the sandbox fails at once on a host that delivers to inboxes only', async () => {
    const test = await startDeliveryTest(database, { sendTo: () => sendNowhere });
    await test.subscribe('https://hooks.shop.example:8443/loyalty');
    await test.emit();
    await test.deliver();
    expect(await test.attempts()).toMatchObject([
      {
        status: null,
        error: 'This host delivers to inboxes of the sandbox only, not to hooks.shop.example:8443.',
      },
    ]);
    expect(await test.deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }]);
  });
});

describe('a delivery that fails', () => {
  it('is tried nine times by the plan, each time with a new timestamp and signature', async () => {
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
    const test = await start(fakeReceiver(() => ({ status: 503, retryAfter: '600' })));
    await test.subscribe(A);
    await test.emit();
    await test.deliver();
    expect((await test.deliveries())[0]?.dueAt).toEqual(new Date(test.api.clock.now() + 600_000));
  });

  it('with 410 is not tried again, and the subscription stays', async () => {
    const receiver = fakeReceiver(() => ({ status: 410 }));
    const test = await start(receiver);
    await test.subscribe(A);
    await test.emit();
    await test.deliver();
    expect(await test.deliveries()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    await test.emit();
    await test.deliver();
    expect(receiver.requests).toHaveLength(2);
  });

  it('is kept for 30 days, with its attempts', async () => {
    const test = await start(fakeReceiver(() => ({ status: 410 })));
    await test.subscribe(A);
    await test.emit();
    await test.deliver();
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
    const receiver = fakeReceiver(() => ({ status }));
    const test = await start(receiver);
    await test.subscribe(A);
    await test.emit();
    await test.deliver();
    expect(await again(test, await idOf(test))).toBe('due');
    await test.deliver();
    const attempts = receiver.requests.map(({ headers }) => headers['X-Laurel-Attempt']);
    expect(attempts).toEqual(['1', '1']);
    expect(await test.attempts()).toHaveLength(2);
  });

  it('makes a retry due now', async () => {
    const receiver = fakeReceiver(() => ({ status: 500 }));
    const test = await start(receiver);
    await test.subscribe(A);
    await test.emit();
    await test.deliver();
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

/**
 * A receiver that responds once as many requests arrived at the same time as expected, and left time for one more.
 * If they never arrive, it never responds.
 */
function receiverOfMany(expected: number) {
  let atOnce = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const receiver = fakeReceiver(async () => {
    atOnce++;
    most = Math.max(most, atOnce);
    if (most < expected) await new Promise<void>((resolve) => waiting.push(resolve));
    for (const respond of waiting.splice(0)) respond();
    await new Promise((resolve) => setTimeout(resolve, 20));
    atOnce--;
    return {};
  });
  return { ...receiver, mostInAll: () => most };
}

describe('attempts at the same time', () => {
  it('are at most 4 for one address, 16 in one shop, and 32 in all', async () => {
    // The oldest deliveries may be for the same addresses, so a claim can take fewer than 16.
    const receiver = receiverOfMany(5);
    const tests = [await start(receiver), await start(receiver), await start(receiver)];
    const addresses = (shop: number) =>
      Array.from({ length: 10 }, (_, index) => `https://${shop}.example/${index}`);
    for (const [index, test] of tests.entries()) {
      for (const address of addresses(index)) await test.subscribe(address);
      await test.emit(6);
    }
    const [first, second, third] = tests.map(({ api }) => api.shop.id) as [number, number, number];
    const { deliverer } = tests[0] as (typeof tests)[number];
    expect(await deliverer.deliverDue({ shopIds: [first] })).toBe(60);
    expect(receiver.mostInAll()).toBeLessThanOrEqual(16);
    expect(await deliverer.deliverDue({ shopIds: [second, third] })).toBe(120);
    expect(receiver.mostInAll()).toBeLessThanOrEqual(32);
    expect(Math.max(...receiver.most.values())).toBeLessThanOrEqual(4);
  });

  it('take no place while they only wait', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const receiver = fakeReceiver(async ({ address, onWait }) => {
      if (!address.includes('slow')) return {};
      onWait?.();
      await released;
      return {};
    });
    const tests = [await start(receiver), await start(receiver), await start(receiver)];
    const shopIds = tests.map(({ api }) => api.shop.id);
    for (const [index, test] of tests.entries()) {
      const isSlow = index < 2;
      const names = isSlow ? ['slow1', 'slow2', 'slow3', 'slow4'] : ['fast'];
      for (const name of names) await test.subscribe(`https://${name}-${index}.example/`);
      await test.emit(4);
    }
    const [{ deliverer }, , fast] = tests as [DeliveryTest, DeliveryTest, DeliveryTest];
    await deliverer.fill({ shopIds: shopIds.slice(0, 2) });
    await eventually(() => expect(receiver.requests).toHaveLength(32));
    expect(await deliverer.deliverDue({ shopIds: shopIds.slice(2) })).toBe(4);
    release();
    await deliverer.finish();
    expect((await fast.deliveries()).map(({ state }) => state)).toEqual(Array(4).fill('delivered'));
  });

  it('count for each shop if the address is one of its own', async () => {
    const most = async (ownAddresses: string, expected: number) => {
      const receiver = receiverOfMany(expected);
      const options = { ...receiver, ownAddresses };
      const tests = [
        await startDeliveryTest(database, options),
        await startDeliveryTest(database, options),
      ] as const;
      for (const test of tests) {
        await test.subscribe(A);
        await test.emit(6);
      }
      const shopIds = tests.map(({ api }) => api.shop.id);
      await tests[0].deliverer.deliverDue({ shopIds });
      return receiver.most.get(A);
    };
    expect(await most('https://inbox.example/', 4)).toBe(4);
    expect(await most('https://a.example/', 8)).toBe(8);
  });

  it('count together if several subscriptions have the address', async () => {
    const receiver = receiverOfMany(4);
    const test = await start(receiver);
    await test.subscribe(A);
    await test.subscribe(A, 'customer/tierUpdated');
    await test.emit(4);
    await test.emit(4, 'customer/tierUpdated');
    await test.deliver();
    expect(receiver.most.get(A)).toBe(4);
  });

  it('leave a slow address behind', async () => {
    const order: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const test = await start(
      fakeReceiver(async ({ address }) => {
        if (address === A) await released;
        order.push(address);
        // The slow address responds when everything else has arrived.
        if (order.length === 40) release();
        return {};
      }),
    );
    await test.subscribe(A);
    await test.emit(300);
    await test.subscribe(B);
    await test.emit(40);
    await test.deliver();
    expect(order.slice(0, 40)).toEqual(Array(40).fill(B));
    expect(order).toHaveLength(380);
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

/** Verifies like a receiver at the time of the attempt. */
function verify(secret: string, headers: Readonly<Record<string, string>>, body: string): void {
  const webhook = new Webhook(secret);
  const id = headers['webhook-id'] ?? '';
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers['webhook-signature']?.split(' ')).toContain(webhook.sign(id, at, body));
}
