import { setTimeout as wait } from 'node:timers/promises';
import type { SiteResponse } from '../../testing/site-server';

/** Response times in milliseconds. */
export interface Latencies {
  p50: number;
  p95: number;
  p99: number;
  /** Responses by status. */
  statuses: Record<number, number>;
}

/** The value below which a part of all values is. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/**
 * Sends requests at a constant rate, whether or not earlier ones have their response. The time of a response begins when
 * its request is sent, because a busy machine can send it late. A warning is printed if the rate was not kept.
 */
export async function sendAtRate(
  send: (index: number) => Promise<Response | SiteResponse>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Latencies> {
  const times: number[] = [];
  const lateness: number[] = [];
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const dueAt = startedAt + (index * 1_000) / perSecond;
    await wait(Math.max(0, dueAt - performance.now()));
    const sentAt = performance.now();
    lateness.push(sentAt - dueAt);
    sent.push(
      send(index).then(async (response) => {
        if (response instanceof Response) await response.arrayBuffer();
        times.push(performance.now() - sentAt);
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      }),
    );
  }
  await Promise.all(sent);
  const late = percentile(lateness, 0.95);
  if (late > 1_000 / perSecond) {
    console.warn(
      `The machine was too busy for ${perSecond} requests a second: 5 % were sent more than ${late.toFixed(0)} ms late.`,
    );
  }
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((part) => percentile(times, part));
  return { p50, p95, p99, statuses };
}
