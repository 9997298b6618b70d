import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { ClaimedDelivery } from './claim-deliveries';
import {
  type AttemptRow,
  type DeliveryResult,
  type DeliveryState,
  finishDeliveries,
  type NewAttempt,
  recordAttempts,
} from './delivery-store';
import { shareSubscriptions } from './outbox';

/** An attempt that was just recorded, with its delivery. */
export interface RecordedAttempt extends AttemptRow {
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

/** What is done when attempts are recorded. */
export interface RecorderOptions {
  /** Called in the transaction that records an attempt. */
  onAttempt?: (transaction: Transaction, attempt: RecordedAttempt) => Promise<void>;
  /** Called after a transaction that recorded attempts. */
  onRecorded?: () => void;
}

/** Records an attempt. It ends when the transaction has committed. */
export type RecordAttempt = (ended: EndedAttempt) => Promise<void>;

/** Attempts that one transaction records. */
const MAX_BATCH = 32;

interface Entry {
  ended: EndedAttempt;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Creates the function that records attempts. Attempts that end while a transaction runs are recorded together by the
 * next one. If a transaction fails, each of its attempts is recorded alone, so that one can't prevent the others.
 */
export function createRecorder(database: Database, options: RecorderOptions): RecordAttempt {
  const waiting: Entry[] = [];
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
    isRunning = true;
    while (waiting.length > 0) await storeBatch(waiting.splice(0, MAX_BATCH));
    isRunning = false;
  };

  return (ended) =>
    new Promise((resolve, reject) => {
      waiting.push({ ended, resolve, reject });
      if (!isRunning) void run();
    });
}

async function storeAttempts(
  database: Database,
  { onAttempt, onRecorded }: RecorderOptions,
  attempts: readonly EndedAttempt[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await shareSubscriptions(
      transaction,
      attempts.map(({ claimed }) => claimed.shopId),
    );
    const states = await finishDeliveries(transaction, attempts);
    const left = attempts.flatMap((attempt, at) => {
      const state = states.get(at);
      return state === undefined ? [] : [{ ...attempt, state }];
    });
    const rows = await recordAttempts(
      transaction,
      left.map(({ row }) => row),
    );
    for (const [at, { claimed, state }] of left.entries()) {
      const row = rows[at];
      if (!row) throw new Error('An attempt was not recorded.');
      const { deliveryId, topic, triggeredAt } = claimed;
      await onAttempt?.(transaction, { ...row, deliveryId, topic, triggeredAt, state });
    }
  });
  onRecorded?.();
}
