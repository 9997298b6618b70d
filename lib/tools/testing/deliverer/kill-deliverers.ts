import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { fakeReceiver, startDeliveryTest } from '../../../api/deliveries/deliveries.fixture';
import { startReceiver } from '../../../api/deliveries/receiver.fixture';
import { LEASE_MS } from '../../../api/deliveries/retry-rules';
import { TEST_START } from '../api/test-clock';
import { nameValues } from '../name-values';
import { runs } from '../runner/test-all';
import { openDatabase, type WriterDatabase } from '../writer/open-database';
import type { DelivererJob } from './deliverer-process';

const PROGRAM = fileURLToPath(new URL('./deliverer-process.ts', import.meta.url));

const DELIVERIES = runs({ test: 150, all: 1_000 });
const TIMEOUT_MS = 60_000;
/** Deliveries that a process has claimed, and that are sent again if it is killed. */
const MAX_ATTEMPTS_AT_ONCE = 32;

/**
 * Kills one deliverer process after another while it delivers, each at a random moment. Every event must arrive, and
 * only events that a killed process had claimed may arrive twice.
 *
 * @param database has the demo shop as a template, and is closed
 * @param kills how often a process is killed
 */
export async function killDeliverers(database: WriterDatabase, kills: number): Promise<void> {
  const receiver = await startReceiver();
  const prepared = await openDatabase(database);
  const test = await startDeliveryTest(prepared.database, fakeReceiver());
  const addresses = Array.from({ length: 10 }, (_, index) => `${receiver.address}/${index}`);
  for (const address of addresses) await test.subscribe(address);
  const ids = await test.emit(DELIVERIES / addresses.length);
  await prepared.close();

  // Each process starts when the leases of the one before have ended.
  const startsAt = (run: number) => Date.parse(TEST_START) + 2 * run * LEASE_MS;
  const killedAfter: Record<string, number> = {};
  for (let run = 0; run < kills; run++) {
    const child = start({ database, startsAt: startsAt(run) });
    const received = receiver.requests.length;
    const killAfter = received + 1 + Math.floor(Math.random() * (DELIVERIES / kills / 2));
    killedAfter[`run ${run}`] = killAfter;
    await nameValues(killedAfter, () =>
      waitFor(child, () => receiver.requests.length >= killAfter),
    );
    await kill(child);
  }
  const expected = ids.flatMap((id) => addresses.map((address) => `${id} ${address}`)).sort();
  const arrived = () =>
    receiver.requests.map(
      ({ headers, path }) => `${headers['webhook-id']} ${new URL(path, receiver.address).href}`,
    );
  const last = start({ database, startsAt: startsAt(kills) });
  await nameValues(killedAfter, async () => {
    await waitFor(last, () => new Set(arrived()).size === expected.length);
    await kill(last);
    expect([...new Set(arrived())].sort()).toEqual(expected);
    expect(arrived().length - expected.length).toBeLessThanOrEqual(kills * MAX_ATTEMPTS_AT_ONCE);
  });
  await receiver.close();
}

function start(job: DelivererJob): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(job)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** @throws Error if the process ends before */
function waitFor(child: ChildProcess, isDone: () => boolean): Promise<void> {
  return vi.waitFor(
    () => {
      if (child.exitCode !== null) throw new Error('The deliverer ended by itself.');
      if (!isDone()) throw new Error('The deliveries did not arrive in time.');
    },
    { timeout: TIMEOUT_MS, interval: 2 },
  );
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
