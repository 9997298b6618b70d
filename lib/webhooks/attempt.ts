import { apiBrand } from '../api/contract/brand';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { ClaimedDelivery } from './claim-deliveries';
import { deliveryHeaders } from './delivery-headers';
import {
  type AttemptRow,
  type DeliveryState,
  finishDelivery,
  recordAttempt,
} from './delivery-store';
import { nextStep } from './retry-rules';
import type { OutgoingRequest, Send } from './send';
import { signingSecrets } from './signature';

/** What deliveries need from outside. */
export interface DelivererServices {
  database: Database;
  /** Milliseconds since 1970, by the clock of the system. */
  now: () => number;
  /** Cryptographically random bytes. */
  randomBytes: (count: number) => Uint8Array;
}

/** An attempt that was just recorded, with its delivery. */
export interface RecordedAttempt extends AttemptRow {
  deliveryId: number;
  topic: string;
  triggeredAt: Date;
  /** The state of the delivery after the attempt. */
  state: DeliveryState;
}

/** How attempts are sent and recorded. */
export interface AttemptOptions {
  /** Chooses what sends the webhooks of a shop to an address. */
  sendTo: (address: string, shopId: number) => Send;
  /** Called in the transaction that records an attempt. */
  onAttempt?: (transaction: Transaction, attempt: RecordedAttempt) => Promise<void>;
}

/** Sends a claimed delivery once and records what came of it. */
export async function attemptDelivery(
  { database, now, randomBytes }: DelivererServices,
  { sendTo, onAttempt }: AttemptOptions,
  claimed: ClaimedDelivery,
): Promise<void> {
  const { shopId, eventId, subscriptionId, attempt: number, address } = claimed;
  const { deliveryId, topic, triggeredAt, clockOffsetMs } = claimed;
  const sentAt = now();
  const request = requestOf(claimed, sentAt);
  const startedAt = performance.now();
  const { status, response, error, retryAfter } = await sendTo(address, shopId)(request);
  const durationMs = Math.round(performance.now() - startedAt);
  const endedAt = now();
  const step = nextStep(
    { number, status, error, retryAfter },
    { now: endedAt, random: fraction(randomBytes) },
  );
  await inTransaction(database, async (transaction) => {
    const state = await finishDelivery(transaction, claimed, {
      state: step.state,
      dueAt: new Date(step.state === 'waiting' ? endedAt + step.delayMs : endedAt),
    });
    if (state === null) return;
    const recorded = await recordAttempt(transaction, {
      shopId,
      eventId,
      subscriptionId,
      number,
      at: new Date(sentAt + clockOffsetMs),
      address,
      requestHeaders: { ...request.headers },
      requestBody: request.body,
      status,
      response,
      durationMs,
      error,
    });
    await onAttempt?.(transaction, { ...recorded, deliveryId, topic, triggeredAt, state });
  });
}

/** The request of an attempt. Its timestamp is that of the system, which receivers compare with their own clock. */
function requestOf(claimed: ClaimedDelivery, now: number): OutgoingRequest {
  const { eventId, topic, body, triggeredAt, address, domain, attempt, secrets } = claimed;
  const described = {
    id: eventId,
    timestamp: Math.floor(now / 1_000),
    body,
    topic,
    shop: domain,
    attempt,
    triggeredAt: triggeredAt.toISOString(),
  };
  const headers = deliveryHeaders(described, signingSecrets(secrets, now), apiBrand);
  return { address, headers, body };
}

/** A number from 0 to 1. */
function fraction(randomBytes: DelivererServices['randomBytes']): number {
  return Buffer.from(randomBytes(4)).readUInt32BE() / 0xffff_ffff;
}
