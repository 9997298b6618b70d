import { describe, expect, it } from 'vitest';
import { deliveriesOf } from '../../tools/testing/api/test-api';
import {
  address,
  api,
  create,
  list,
  newSubscription,
  setUpSubscriptions,
  topic,
} from './subscriptions.fixture';

setUpSubscriptions();

/** Causes an event of the topic. @returns its id */
async function fire(): Promise<string> {
  await api.newEvents();
  const body = { customerIdentifier: '7400112', balanceDelta: 1 };
  expect((await api.call('updateBalance', { body })).status).toBe(200);
  const [event] = await api.newEvents();
  return event?.id ?? '';
}

describe('updateSubscription', () => {
  const update = (id: number, to: string) =>
    api.call('updateSubscription', { body: { id, address: to } });
  const other = 'https://hooks.shop.example/v2/loyalty';

  it('changes the address; the topic stays', async () => {
    const id = await newSubscription();
    const { status, body } = await update(id, other);
    expect([status, body]).toEqual([200, { subscription: { id, topic, address: other } }]);
    expect(await list()).toEqual([body.subscription]);
    expect((await create()).status).toBe(200);
  });

  it('returns 200 and changes nothing for the present address', async () => {
    const id = await newSubscription();
    const { status, body } = await update(id, 'https://HOOKS.shop.example:443/loyalty');
    expect([status, body]).toEqual([200, { subscription: { id, topic, address } }]);
  });

  it('returns 422 for the address of another subscription to the topic', async () => {
    await newSubscription({ address: other });
    await newSubscription({ topic: 'customer/tierUpdated', address: `${other}/tier` });
    const id = await newSubscription();
    expect((await update(id, other)).status).toBe(422);
    expect((await update(id, `${other}/tier`)).status).toBe(200);
  });

  it('returns 400 for an address that is not public, and 404 for an unknown subscription', async () => {
    const id = await newSubscription();
    expect((await update(id, 'https://127.0.0.1/')).status).toBe(400);
    expect(await update(1, other)).toMatchObject({
      status: 404,
      body: { message: ['id matches no subscription'] },
    });
  });

  it('gives an address to one of several subscriptions at once', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => newSubscription({ address: `${address}/${name}` })),
    );
    const statuses = await Promise.all(ids.map(async (id) => (await update(id, other)).status));
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  });

  it('keeps the deliveries that wait: they refer to the subscription', async () => {
    const id = await newSubscription({ topic: 'customer/balanceUpdated' });
    const event = await fire();
    await update(id, other);
    expect(await deliveriesOf(api, event)).toMatchObject([
      { subscriptionId: id, state: 'waiting' },
    ]);
  });
});

describe('deleteSubscription', () => {
  const remove = (id: number) => api.call('deleteSubscription', { body: { id } });

  it('returns 204, and 404 the second time', async () => {
    const id = await newSubscription();
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect((await remove(id)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('cancels its deliveries that wait, and no others', async () => {
    const id = await newSubscription({ topic: 'customer/balanceUpdated' });
    const kept = await newSubscription({
      topic: 'customer/balanceUpdated',
      address: `${address}/2`,
    });
    const event = await fire();
    await remove(id);
    const states = new Map(
      (await deliveriesOf(api, event)).map((row) => [row.subscriptionId, row.state]),
    );
    expect(states).toEqual(
      new Map([
        [id, 'cancelled'],
        [kept, 'waiting'],
      ]),
    );
  });

  it('receives no later event', async () => {
    const id = await newSubscription({ topic: 'customer/balanceUpdated' });
    await remove(id);
    expect(await deliveriesOf(api, await fire())).toEqual([]);
  });

  it('succeeds once if it is sent several times at once', async () => {
    const id = await newSubscription();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await remove(id)).status),
    );
    expect(statuses.sort()).toEqual([204, 404, 404, 404]);
  });
});
