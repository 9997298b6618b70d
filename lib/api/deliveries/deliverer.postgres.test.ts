import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type PostgresDatabase,
  postgresDatabase,
  query,
} from '../../tools/testing/api/postgres-database';
import { eventually } from '../../tools/testing/eventually';
import { holdTimers } from '../../tools/testing/hold-timers';
import { startDeliverer } from './deliverer';
import { fakeReceiver, startDeliveryTest } from './deliveries.fixture';

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
  // Nothing here depends on a crash of the server, and a disk that other tests use is slow.
  const { pathname } = new URL(postgres.url);
  await query(postgres.url, `alter database ${pathname.slice(1)} set synchronous_commit to off`);
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

const A = 'https://a.example/hooks';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

describe('two deliverers on one database', () => {
  it('send each delivery once, at most 4 at a time to one address', async () => {
    const receiver = fakeReceiver(async () => {
      await pause(Math.random() * 5);
      return {};
    });
    const test = await startDeliveryTest(postgres.database, receiver);
    for (let index = 0; index < 10; index++) await test.subscribe(`https://a${index}.example/`);
    const ids = await test.emit(20);
    const services = { database: postgres.database, now: test.api.clock.now, randomBytes };
    const onError = vi.fn();
    const deliverers = [1, 2].map(() => startDeliverer(services, { ...receiver, onError }));
    await eventually(async () => {
      const states = (await test.deliveries()).map(({ state }) => state);
      expect(states.every((state) => state === 'delivered')).toBe(true);
    });
    await Promise.all(deliverers.map(({ stop }) => stop()));

    const sent = receiver.requests.map(
      ({ address, headers }) => `${headers['webhook-id']} ${address}`,
    );
    expect(sent).toHaveLength(10 * ids.length);
    expect(new Set(sent).size).toBe(sent.length);
    expect(Math.max(...receiver.most.values())).toBeLessThanOrEqual(4);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a deliverer that runs', () => {
  it('sends when it is woken and when its timer ends, and finishes the attempts when it is stopped', async () => {
    let release = () => {};
    const receiver = fakeReceiver(
      () =>
        new Promise((resolve) => {
          release = () => resolve({});
        }),
    );
    const test = await startDeliveryTest(postgres.database, receiver);
    await test.subscribe(A);
    const timers = holdTimers(1_000);
    const deliverer = startDeliverer(
      { database: postgres.database, now: test.api.clock.now, randomBytes },
      { ...receiver, onError: vi.fn() },
    );
    await eventually(() => expect(timers).toHaveLength(1));
    await test.emit();
    deliverer.wake();
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    release();
    await eventually(async () => expect(await test.attempts()).toHaveLength(1));

    await eventually(() => expect(timers.length).toBeGreaterThan(1));
    await test.emit();
    timers.at(-1)?.();
    await eventually(() => expect(receiver.requests).toHaveLength(2));
    const stopped = deliverer.stop();
    release();
    await stopped;
    await test.emit();
    deliverer.wake();
    expect((await test.deliveries()).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
      'waiting',
    ]);
    expect(receiver.requests).toHaveLength(2);
  });
});
