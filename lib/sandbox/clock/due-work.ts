import { sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { idList, rowsOf } from '../../api/database/sql';
import { redemptions } from '../../api/database/tables/rewards';
import { deliveries } from '../../api/database/tables/webhooks';
import { fulfillRedemptions } from '../../api/rewards/redemption/fulfill-redemptions';
import type { SandboxServices } from '../http/services';
import { type Sandbox, shopIdsOf } from '../sandboxes/sandbox-store';
import { listDueRuns, nextDueAt, runCalendar } from '../world/calendar/calendar';
import { type ClockStep, stepClock } from './clock';

const BATCH_SIZE = 50;
/** Time between two looks for work of other processes. */
const PAUSE_MS = 20;
/** If work of another process takes longer than this, that process has probably ended. */
const MAX_WAIT_MS = 15_000;

/** A move of the clock that takes longer ends early, so that a request doesn't run forever. */
const DEFAULT_MAX_MOVE_MS = 20_000;

export interface DoneWork {
  /** Redemptions. */
  jobs: number;
  /** Attempts to deliver. */
  deliveries: number;
  /** Runs of the calendar that had something to do. */
  ticks: number;
}

/** Work that was done while the clock moved. */
export interface DoneMove extends DoneWork {
  /** Milliseconds by which the clock has yet to be moved because there was too much to do. */
  left: number;
}

/** Does all that is due in a sandbox now, and what becomes due by it. */
export async function doDueWork(services: SandboxServices, sandbox: Sandbox): Promise<DoneWork> {
  const shopIds = shopIdsOf(sandbox);
  const done: DoneWork = { jobs: 0, deliveries: 0, ticks: 0 };
  for (;;) {
    const runs = await listDueRuns(services, shopIds);
    for (const run of runs) await runCalendar(services, run);
    const jobs = await fulfillDue(services, shopIds);
    done.ticks += runs.length;
    done.jobs += jobs;
    if (runs.length + jobs === 0) break;
  }
  await untilFulfilled(services, shopIds);
  done.deliveries = await services.deliverDue({ shopIds });
  return done;
}

/**
 * Moves the clock of a sandbox forward, from one time at which something is due to the next, and does it there. Retries
 * that are due at nearly the same time are sent together.
 *
 * @param milliseconds how far
 * @throws HttpError if the clock would be too far ahead, or if the sandbox was reset or removed meanwhile
 */
export async function advanceClock(
  services: SandboxServices,
  sandbox: Sandbox,
  milliseconds: number,
): Promise<DoneMove> {
  const endsAt = performance.now() + (services.maxMoveMs ?? DEFAULT_MAX_MOVE_MS);
  const { database } = services;
  const shopIds = shopIdsOf(sandbox);
  const before = await countAttempts(database, shopIds);
  const done = await doDueWork(services, sandbox);
  // Retries are many and change nothing that the calendar reads, so its time is kept until it or a redemption ran.
  let calendarDueAt = await nextDueAt(services, shopIds);
  let left = milliseconds;
  let lastOffset: number | null = null;
  while (left > 0 && performance.now() < endsAt) {
    const step: ClockStep = await stepClock(services, sandbox, {
      longest: left,
      calendarDueAt,
      lastOffset,
    });
    left -= step.moved;
    lastOffset = step.offset;
    if (step.isMoreDue) {
      const { jobs, ticks } = await doDueWork(services, sandbox);
      done.jobs += jobs;
      done.ticks += ticks;
      calendarDueAt = await nextDueAt(services, shopIds);
    } else await services.deliverDue({ shopIds });
  }
  await doDueWork(services, sandbox);
  const after = await countAttempts(database, shopIds);
  return { ...done, deliveries: after - before, left };
}

async function fulfillDue(services: SandboxServices, shopIds: number[]): Promise<number> {
  let fulfilled = 0;
  for (;;) {
    const { claimed } = await fulfillRedemptions(services, { limit: BATCH_SIZE, shopIds });
    fulfilled += claimed;
    if (claimed < BATCH_SIZE) return fulfilled;
  }
}

/** Waits for the redemptions that the background work, or another process, has claimed. */
async function untilFulfilled(
  { database, startTimer }: SandboxServices,
  shopIds: readonly number[],
): Promise<void> {
  const attempts = MAX_WAIT_MS / PAUSE_MS;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [found] = rowsOf<{ count: number }>(
      await database.execute(sql`select count(*)::int as count from ${redemptions}
        where shop_id in (${idList(shopIds)}) and state = 'fulfilling'`),
    );
    if (!found?.count) return;
    await new Promise<void>((resolve) => startTimer(resolve, PAUSE_MS));
  }
}

/** Counts the attempts to deliver webhooks of shops, whoever made them. */
async function countAttempts(database: Database, shopIds: readonly number[]): Promise<number> {
  const [found] = rowsOf<{ count: number }>(
    await database.execute(sql`select coalesce(sum(claims), 0)::int as count from ${deliveries}
      where shop_id in (${idList(shopIds)})`),
  );
  return found?.count ?? 0;
}
