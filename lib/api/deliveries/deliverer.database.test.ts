import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLocalSender } from '../../tools/testing/deliverer/local-sender';
import { customers } from '../database/tables/customers';
import type { RecordedAttempt } from './attempt-recorder';
import { A, B, database, setUpDeliverer, start } from './deliverer.fixture';
import { fakeReceiver, startDeliveryTest } from './deliveries.fixture';
import { startReceiver } from './receiver.fixture';
import { sendNowhere } from './sending/send';
import { createPublicSender } from './sending/send-public';

setUpDeliverer();

describe('a delivery', () => {
  it('is a signed POST of the payload as it was written', async () => {
    const receiver = await startReceiver();
    const send = createLocalSender();
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
    const send = createPublicSender(async () => ['10.0.0.1']);
    const test = await startDeliveryTest(database, { sendTo: () => send });
    await test.subscribe('https://hooks.shop.example/');
    await test.emit();
    await test.deliver();
    expect(await test.deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  it('outside the sandbox fails at once on a host that delivers to inboxes only', async () => {
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
