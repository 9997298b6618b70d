import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startTimer } from '../../api-server/timers';
import type { Database } from '../../database/database';
import { startBadReceivers } from '../../webhooks/bad-receivers.fixture';
import { startDeliverer } from '../../webhooks/deliverer';
import { startDeliveryTest } from '../../webhooks/deliveries.fixture';
import { startReceiver } from '../../webhooks/receiver.fixture';
import { createPublicSender } from '../../webhooks/send-public';
import { percentile } from './load';
import { type Figure, ms } from './report';

const EVENTS = 300;
const PAUSE_MS = 50;
const MAX_DELAY_MS = 250;
const MAX_GROWTH_MB = 50;

/** Measures a good receiver while others are down or slow, reset connections, or send 10 MB or headers byte by byte. */
export async function measureBadReceivers(
  report: (figure: Figure) => void,
  name: string,
  database: Database,
): Promise<void> {
  const send = createPublicSender({ allowsLocal: true });
  const options = { sendTo: () => send };
  const test = await startDeliveryTest(database, options);
  const bad = await startBadReceivers();
  const committedAt = new Map<string, number>();
  const delays: number[] = [];
  const good = await startReceiver((response, { headers }) => {
    const at = committedAt.get(headers['webhook-id']?.toString() ?? '');
    if (at !== undefined) delays.push(performance.now() - at);
    response.end();
  });
  for (const { address } of [...bad.all, good]) await test.subscribe(address);
  const deliverer = startDeliverer(
    { database, now: test.api.clock.now, randomBytes },
    {
      ...options,
      startTimer,
      onError(error) {
        throw error;
      },
    },
  );
  const memory: number[] = [];
  for (let index = 0; index < EVENTS; index++) {
    const at = performance.now();
    const [id = ''] = await test.emit();
    committedAt.set(id, at);
    deliverer.wake();
    memory.push(process.memoryUsage.rss() / 1_048_576);
    await wait(PAUSE_MS);
  }
  while (good.requests.length < EVENTS) await wait(1);
  const p95 = percentile(delays, 0.95);
  report({
    name: `delay of a good receiver beside ${bad.all.length} bad ones, ${name}`,
    value: `p50 ${ms(percentile(delays, 0.5))}, p95 ${ms(p95)}`,
    target: `p95 ≤ ${MAX_DELAY_MS} ms`,
    isMet: p95 <= MAX_DELAY_MS,
  });
  const third = Math.floor(memory.length / 3);
  const [before, after] = [memory.slice(third, 2 * third), memory.slice(-third)].map((part) =>
    percentile(part, 0.5),
  ) as [number, number];
  report({
    name: `memory of the process meanwhile, ${name}`,
    value: `${Math.round(before)} MB, ${Math.round(after)} MB`,
    target: `growth ≤ ${MAX_GROWTH_MB} MB`,
    isMet: after - before <= MAX_GROWTH_MB,
  });
  bad.hangUp();
  await deliverer.stop();
  bad.close();
  await good.close();
}
