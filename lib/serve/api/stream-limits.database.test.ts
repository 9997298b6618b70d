import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordHub } from '../../sandbox/records/record-hub';
import { eventually } from '../../tools/testing/eventually';
import { type CreatedSandbox, type HostClient, openHost } from './api-host.fixture';

let close = async () => {};
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

const openStream = (client: HostClient, { key }: CreatedSandbox) =>
  client.send('GET', '/sandbox/stream', { token: key });

describe('streams', () => {
  it('of one client leave places for another', async () => {
    const host = await openHost({ STREAMS_PER_CLIENT: 3, STREAMS: 4 });
    close = host.close;
    const [attacker, victim] = [host.clientAt('192.0.2.1'), host.clientAt('203.0.113.5')];
    const [first, second] = [await attacker.create(), await attacker.create()];
    const sandbox = await victim.create();
    const streams = [];
    for (const own of [first, second, first]) streams.push(await openStream(attacker, own));
    const further = await openStream(attacker, second);
    expect([further.status, further.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await further.json()).toMatchObject({
      message: ['your network can have 3 streams at the same time, close one of them'],
    });
    streams.push(await openStream(victim, sandbox));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await openStream(victim, sandbox)).status).toBe(503);
    await streams[0]?.body?.cancel();
    const again = await openStream(victim, sandbox);
    expect(again.status).toBe(200);
    for (const { body } of [...streams.slice(1), again]) await body?.cancel();
  });

  it('are only called for what happens in their sandbox', async () => {
    const host = await openHost();
    close = host.close;
    const [attacker, victim] = [host.clientAt('192.0.2.1'), host.clientAt('203.0.113.5')];
    const [own, sandbox] = [await attacker.create(), await victim.create()];
    const called = vi.spyOn(RecordHub.prototype, 'notify');
    const stream = await openStream(victim, sandbox);
    // The first look for records of other processes finds all of a stream.
    await eventually(async () => expect(called).toHaveBeenCalledWith(sandbox.id));
    called.mockClear();
    const token = own.shop.accessToken;
    const address = 'https://inbox.sandbox.example/orders';
    const subscription = { topic: 'customer/balanceUpdated', address };
    await attacker.send('POST', '/v2/webhooks/createSubscription', { token, body: subscription });
    const change = { customerIdentifier: '7400112', balanceDelta: 1 };
    await attacker.send('POST', '/v2/customers/updateBalance', { token, body: change });
    await attacker.send('POST', '/sandbox/drain', { token: own.key, body: {} });
    await eventually(async () => {
      const list = await attacker.send('GET', '/sandbox/deliveries', { token: own.key });
      const { deliveries } = (await list.json()) as { deliveries: { state: string }[] };
      expect(deliveries.map(({ state }) => state)).toContain('delivered');
    });
    expect(called).toHaveBeenCalled();
    expect(new Set(called.mock.calls.flat())).toEqual(new Set([own.id]));
    expect(called.mock.calls.every(([id]) => id === own.id)).toBe(true);
    await stream.body?.cancel();
  });
});
