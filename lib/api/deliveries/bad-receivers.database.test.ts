import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../tools/testing/api/test-database';
import { createLocalSender } from '../../tools/testing/deliverer/local-sender';
import { eventually } from '../../tools/testing/eventually';
import { runs } from '../../tools/testing/runner/test-all';
import type { Database } from '../database/database';
import { type BadReceivers, startBadReceivers } from './bad-receivers.fixture';
import { startDeliveryTest } from './deliveries.fixture';
import { startReceiver } from './receiver.fixture';
import { sendLimits } from './sending/send';

const EVENTS = runs({ test: 8, all: 50 });
const HOUR_MS = 60 * 60 * 1_000;

let database: Database;
let bad: BadReceivers;
beforeAll(async () => {
  database = await testDatabase();
  bad = await startBadReceivers();
});
afterAll(() => bad.close());

describe('receivers that are bad for an hour', () => {
  it('get every event at least once, and delay no other receiver', async () => {
    const patient = createLocalSender({ totalMs: 60_000 });
    const impatient = createLocalSender({ totalMs: 300 });
    let send = patient;
    const test = await startDeliveryTest(database, { sendTo: () => send });
    const { clock } = test.api;
    const good = await startReceiver();
    for (const { address } of [...bad.all, good]) await test.subscribe(address);
    const ids = await test.emit(EVENTS);
    const startedAt = clock.now();

    const [slow, large] = ['slow', 'large'].map((wanted) =>
      bad.all.find(({ name }) => name === wanted),
    );
    const firstRound = test.deliver();
    // The good receiver and the one with 10 MB have everything before the connections of the others are closed.
    await eventually(async () => {
      const delivered = (await test.deliveries()).filter(({ state }) => state === 'delivered');
      expect(delivered).toHaveLength(2 * EVENTS);
    });
    expect(good.requests).toHaveLength(EVENTS);
    // Slow requests take their four places all the time; the others wait for them.
    expect(slow?.arrived.length).toBeLessThanOrEqual(4);
    send = impatient;
    bad.hangUp();
    await firstRound;

    let hasRecovered = false;
    for (;;) {
      const waiting = (await test.deliveries()).filter(({ state }) => state === 'waiting');
      if (waiting.length === 0) break;
      clock.set(Math.max(...waiting.map(({ dueAt }) => dueAt.getTime())));
      if (clock.now() - startedAt >= HOUR_MS && !hasRecovered) {
        await bad.recover();
        hasRecovered = true;
        // A receiver that responds may still need a second on a busy machine.
        send = patient;
      }
      await test.deliver();
    }
    await good.close();
    for (const { name, arrived } of bad.all) {
      expect([name, [...new Set(arrived)].sort()]).toEqual([name, [...ids].sort()]);
    }
    expect((await test.deliveries()).map(({ state }) => state)).toEqual(
      Array(EVENTS * (bad.all.length + 1)).fill('delivered'),
    );
    const kept = (await test.attempts()).map(({ response }) => response?.length ?? 0);
    expect(Math.max(...kept)).toBe(sendLimits.keptBytes);
    // 10 MB in one response are read up to a limit, so they count as a success.
    expect(large?.arrived).toHaveLength(EVENTS);
    expect(test.errors).toEqual([]);
  });
});
