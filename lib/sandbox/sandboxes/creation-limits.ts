import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../api/database/database';
import { rowsOf, timeValue } from '../../api/database/sql';
import { sandboxes } from '../../api/database/tables/sandboxes';
import { LOCKS } from '../../api/database/transaction-locks';
import { HttpError } from '../../api/http/api-error';
import { rateLimit } from '../../site/http/rate-limit';
import type { SandboxLimits } from '../http/services';
import { removeContent } from './remove-sandboxes';

const HOUR_MS = 60 * 60 * 1_000;

/** A new sandbox isn't used at once: its client has to receive the credentials first. */
const FIRST_USE_MS = 60_000;

/** A sandbox that is about to be created. */
interface Creation {
  /** Hash of the network that creates it. */
  creatorHash: string;
  now: Date;
  limits: SandboxLimits;
  /** Counts it, also if it will be removed soon. @throws HttpError 429 */
  count: () => void;
}

/**
 * Keeps the limits before a sandbox is created. If there are too many in total, another one is removed.
 *
 * @throws HttpError 429 if the network has created too many, 503 if there are too many and all are in use
 */
export async function keepCreationLimits(
  transaction: Transaction,
  creation: Creation,
): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(${LOCKS.sandboxCreator}, hashtext(${creation.creatorHash}))`,
  );
  await checkNetwork(transaction, creation);
  creation.count();
  const { now, limits } = creation;
  if ((await transaction.$count(sandboxes)) < limits.alive) return;
  if (!(await removeLeastNeeded(transaction, now))) {
    throw new HttpError(
      503,
      [`there are already ${limits.alive} sandboxes, all of them in use, try again later`],
      { 'Retry-After': String(HOUR_MS / 1_000) },
    );
  }
}

async function checkNetwork(
  transaction: Transaction,
  { creatorHash, now, limits }: Creation,
): Promise<void> {
  const isOwn = eq(sandboxes.creatorHash, creatorHash);
  const [recent] = await transaction
    .select({ created: count(), firstAt: min(sandboxes.createdAt) })
    .from(sandboxes)
    .where(and(isOwn, gt(sandboxes.createdAt, new Date(now.getTime() - HOUR_MS))));
  if (recent?.firstAt && recent.created >= limits.perHour) {
    const waitMs = recent.firstAt.getTime() + HOUR_MS - now.getTime();
    throw tooManyInHour(limits.perHour, waitMs);
  }
  if ((await transaction.$count(sandboxes, isOwn)) >= limits.alivePerClient) {
    throw tooMany(
      `this network already has ${limits.alivePerClient} sandboxes, reset one of them or wait until unused ones are removed`,
      HOUR_MS,
    );
  }
}

/**
 * Counts the sandboxes that each network creates in this process, whether or not they still exist: those that were never
 * used can be removed soon.
 *
 * @returns a function that takes a network, and throws HttpError 429 if it has created too many
 */
export function countCreations(perHour: number): (network: string) => void {
  const takeToken = rateLimit({ perMinute: perHour / 60, burstMs: HOUR_MS });
  return (network) => {
    const { allowed, retryAfterSeconds } = takeToken(network);
    if (!allowed) throw tooManyInHour(perHour, retryAfterSeconds * 1_000);
  };
}

function tooManyInHour(perHour: number, waitMs: number): HttpError {
  return tooMany(
    `${perHour} sandboxes were created from this network in the last hour, reset one of them or try again later`,
    waitMs,
  );
}

function tooMany(message: string, waitMs: number): HttpError {
  return new HttpError(429, [message], {
    'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1_000))),
  });
}

/**
 * Removes a sandbox for another one: the oldest that was never used, else of the network that has the most the one that
 * wasn't used for the longest time, at least for an hour.
 *
 * @returns whether there was one
 */
async function removeLeastNeeded(
  transaction: Transaction,
  now: Date,
  attempts = 3,
): Promise<boolean> {
  if (attempts === 0) return false;
  const before = (milliseconds: number) => timeValue(new Date(now.getTime() - milliseconds));
  const [found] = rowsOf<{ id: string; used: string }>(
    await transaction.execute(sql`
      select sandbox.id, sandbox.last_used_at::text as used
      from (select *, last_used_at = created_at as is_unused from ${sandboxes}) sandbox
      join (select creator_hash, count(*) as owned from ${sandboxes} group by creator_hash) network
        on network.creator_hash = sandbox.creator_hash
      where not is_permanent and last_used_at <=
        case when is_unused then ${before(FIRST_USE_MS)} else ${before(HOUR_MS)} end
      order by is_unused desc, case when is_unused then 0 else owned end desc, last_used_at
      limit 1`),
  );
  if (!found) return false;
  // A request that used it, or another creation that removed it, may have come first.
  const isUnchanged = and(
    eq(sandboxes.id, found.id),
    sql`${sandboxes.lastUsedAt}::text = ${found.used}`,
  );
  const removed = await transaction
    .delete(sandboxes)
    .where(isUnchanged)
    .returning({ id: sandboxes.id });
  if (removed.length === 0) return removeLeastNeeded(transaction, now, attempts - 1);
  await removeContent(transaction, found.id);
  return true;
}
