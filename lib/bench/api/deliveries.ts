import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTemplate } from '../../api-server/template';
import { startTimer } from '../../api-server/timers';
import type { OpenDatabase } from '../../database/database';
import { openEmbedded } from '../../database/open-embedded';
import { openServer } from '../../database/open-server';
import { ensurePermanentSandbox } from '../../sandbox/permanent-sandbox';
import { startPostgres } from '../../testing/postgres';
import { type RunningDeliverer, startDeliverer } from '../../webhooks/deliverer';
import { type DeliveryTest, startDeliveryTest } from '../../webhooks/deliveries.fixture';
import { type Receiver, startReceiver } from '../../webhooks/receiver.fixture';
import { createPublicSender } from '../../webhooks/send-public';
import { measureBadReceivers } from './bad-receivers';
import { percentile } from './load';
import { type Figure, ms } from './report';

const ADDRESSES = 10;
const EVENTS = 300;
const MIN_PER_SECOND = 300;
const SINGLE_EVENTS = 200;
const SINGLE_PAUSE_MS = 25;
const MAX_DELAY_MS = 250;

/** Measures deliveries to a receiver in the same process, with both databases. */
export async function measureDeliveries(report: (figure: Figure) => void): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-bench-'));
  try {
    const embedded = await openEmbedded({ directory, template: await findTemplate() });
    await measure(report, 'PGlite', embedded, 1);
    await measureBadReceivers(report, 'PGlite', embedded.database);
    await embedded.close();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const postgres = await startPostgres();
  try {
    for (const deliverers of [1, 2]) {
      const opened = await openServer({ url: await postgres.createDatabase() });
      await measure(report, 'PostgreSQL', opened, deliverers);
      await opened.close();
    }
  } finally {
    await postgres.remove();
  }
}

async function measure(
  report: (figure: Figure) => void,
  name: string,
  { database }: OpenDatabase,
  count: number,
): Promise<void> {
  await ensurePermanentSandbox({ database, now: Date.now, randomBytes });
  const send = createPublicSender({ allowsLocal: true });
  const options = { sendTo: () => send };
  const test = await startDeliveryTest(database, options);
  const receiver = await startReceiver();
  const addresses = Array.from({ length: ADDRESSES }, (_, index) => `${receiver.address}/${index}`);
  for (const address of addresses) await test.subscribe(address);
  await test.emit(EVENTS);
  const startedAt = performance.now();
  const deliverers = Array.from({ length: count }, () =>
    startDeliverer(
      { database, now: test.api.clock.now, randomBytes },
      { ...options, startTimer, onError: fail },
    ),
  );
  await received(receiver, EVENTS * ADDRESSES);
  const perSecond = (1_000 * EVENTS * ADDRESSES) / (performance.now() - startedAt);
  report({
    name: `deliveries per second to ${ADDRESSES} local addresses, ${name}, deliverers: ${count}`,
    value: `${Math.round(perSecond)}/s`,
    target: `≥ ${MIN_PER_SECOND}/s`,
    isMet: perSecond >= MIN_PER_SECOND,
  });
  await reportDelay(report, name, test, deliverers[0] as RunningDeliverer);
  for (const deliverer of deliverers) await deliverer.stop();
  await receiver.close();
}

/** Commits events one after the other. */
async function reportDelay(
  report: (figure: Figure) => void,
  name: string,
  test: DeliveryTest,
  deliverer: RunningDeliverer,
): Promise<void> {
  const delays: number[] = [];
  let committedAt = 0;
  const receiver = await startReceiver((response) => {
    delays.push(performance.now() - committedAt);
    response.end();
  });
  await test.subscribe(receiver.address, 'customer/tierUpdated');
  for (let index = 0; index < SINGLE_EVENTS; index++) {
    await test.emit(1, 'customer/tierUpdated');
    committedAt = performance.now();
    deliverer.wake();
    await received(receiver, index + 1);
    await wait(SINGLE_PAUSE_MS);
  }
  const p95 = percentile(delays, 0.95);
  report({
    name: `delay from commit to the arrival of the request, ${name}`,
    value: `p50 ${ms(percentile(delays, 0.5))}, p95 ${ms(p95)}`,
    target: `p95 ≤ ${MAX_DELAY_MS} ms`,
    isMet: p95 <= MAX_DELAY_MS,
  });
  await receiver.close();
}

async function received({ requests }: Receiver, count: number): Promise<void> {
  while (requests.length < count) await wait(1);
}

function fail(error: unknown): never {
  throw error;
}
