import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { lockOfShops } from '../database/transaction-locks';
import type { ClaimedDelivery } from './claim-deliveries';
import {
  type DeliveryResult,
  type DeliveryState,
  finishDeliveries,
  type NewAttempt,
  recordAttempts,
} from './delivery-store';

/** An attempt that was just recorded, with its delivery. */
export interface RecordedAttempt extends NewAttempt {
  deliveryId: number;
  topic: string;
  triggeredAt: Date;
  /** The state of the delivery after the attempt. */
  state: DeliveryState;
}

/** An attempt that has ended. */
export interface EndedAttempt {
  claimed: ClaimedDelivery;
  result: DeliveryResult;
  row: NewAttempt;
}

export interface RecorderOptions {
  /** Called in the transaction that records attempts. What it returns is called when that has committed. */
  onAttempts?: (
    transaction: Transaction,
    attempts: readonly RecordedAttempt[],
  ) => Promise<(() => void) | undefined>;
}

/** Records an attempt. It ends when the transaction has committed. */
export type RecordAttempt = (ended: EndedAttempt) => Promise<void>;

/** Attempts that one transaction records. */
const MAX_BATCH = 32;

/** A transaction takes long compared with an attempt, so it waits for others to end. */
const GATHER_MS = 10;

interface Entry {
  ended: EndedAttempt;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Creates the function that records attempts. Attempts that end at nearly the same time are recorded by one
 * transaction. If it fails, each of its attempts is recorded alone, so that one can't prevent the others.
 *
 * @param countUnderWay how many attempts are under way, including those that wait to be recorded
 */
export function createRecorder(
  database: Database,
  options: RecorderOptions,
  countUnderWay: () => number,
): RecordAttempt {
  const waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const store = (entries: readonly Entry[]) =>
    storeAttempts(
      database,
      options,
      entries.map(({ ended }) => ended),
    );

  const storeBatch = async (batch: readonly Entry[]) => {
    try {
      await store(batch);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) for (const { reject } of batch) reject(error);
      else for (const entry of batch) await store([entry]).then(entry.resolve, entry.reject);
    }
  };

  const run = async () => {
    clearTimeout(timer);
    timer = undefined;
    isRunning = true;
    await storeBatch(waiting.splice(0, MAX_BATCH));
    isRunning = false;
    schedule();
  };

  const schedule = () => {
    if (isRunning || waiting.length === 0) return;
    if (waiting.length >= Math.min(MAX_BATCH, countUnderWay())) void run();
    else timer ??= setTimeout(run, GATHER_MS);
  };

  return (ended) =>
    new Promise((resolve, reject) => {
      waiting.push({ ended, resolve, reject });
      schedule();
    });
}

async function storeAttempts(
  database: Database,
  { onAttempts }: RecorderOptions,
  attempts: readonly EndedAttempt[],
): Promise<void> {
  const onCommit = await inTransaction(database, async (transaction) => {
    const shopIds = attempts.map(({ claimed }) => claimed.shopId);
    // Subscriptions are deleted, and shops are reset, either before or after.
    await lockOfShops(transaction, 'subscriptions', shopIds, 'shared');
    const states = await finishDeliveries(transaction, attempts);
    const recorded = attempts.flatMap(({ claimed, row }, at): RecordedAttempt[] => {
      const state = states.get(at);
      const { deliveryId, topic, triggeredAt } = claimed;
      return state === undefined ? [] : [{ ...row, deliveryId, topic, triggeredAt, state }];
    });
    if (recorded.length === 0) return undefined;
    await recordAttempts(
      transaction,
      attempts.flatMap(({ row }, at) => (states.has(at) ? [row] : [])),
    );
    return onAttempts?.(transaction, recorded);
  });
  onCommit?.();
}
