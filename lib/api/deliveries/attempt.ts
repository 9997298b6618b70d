import { SpanKind, trace } from '@opentelemetry/api';
import type { Database } from '../database/database';
import type { TopicName } from '../webhooks/topic-names';
import { missingScope } from '../webhooks/topic-scopes';
import type { RecordAttempt } from './attempt-recorder';
import type { ClaimedDelivery } from './claim-deliveries';
import { nextStep } from './retry-rules';
import { deliveryHeaders } from './sending/delivery-headers';
import { notSent, type OutgoingRequest, type Send } from './sending/send';
import { signingSecrets } from './sending/signature';

export interface DelivererServices {
  database: Database;
  /** Milliseconds since 1970, by the clock of the system. */
  now: () => number;
  /** Cryptographically random bytes. */
  randomBytes: (count: number) => Uint8Array;
}

export interface AttemptOptions {
  /** Chooses what sends the webhooks of a shop to an address. */
  sendTo: (address: string, shopId: number) => Send;
  record: RecordAttempt;
  /** Called when the attempt only waits, such as for the delay of an inbox, so that others can start. */
  onWait: () => void;
}

/** Sends a claimed delivery once and records what came of it, or why it was withheld. */
export async function attemptDelivery(
  { now, randomBytes }: Pick<DelivererServices, 'now' | 'randomBytes'>,
  { sendTo, record, onWait }: AttemptOptions,
  claimed: ClaimedDelivery,
): Promise<void> {
  const { shopId, eventId, subscriptionId, attempt: number, address, clockOffsetMs } = claimed;
  const sentAt = now();
  const reason = withheldReason(claimed);
  const request = reason === null ? requestOf(claimed, sentAt) : noRequest(claimed);
  const startedAt = performance.now();
  const sent =
    reason === null
      ? await traceAttempt(claimed, () => sendTo(address, shopId)({ ...request, onWait }))
      : notSent(reason);
  const { status, response, error, retryAfter, isFinal, isBodyKept = true } = sent;
  const durationMs = Math.round(performance.now() - startedAt);
  const endedAt = now();
  const step = nextStep(
    { number, status, error, retryAfter, isFinal },
    { now: endedAt, random: fraction(randomBytes) },
  );
  await record({
    claimed,
    result: {
      state: step.state,
      dueAt: new Date(step.state === 'waiting' ? endedAt + step.delayMs : endedAt),
    },
    row: {
      shopId,
      eventId,
      subscriptionId,
      number,
      at: new Date(sentAt + clockOffsetMs),
      address,
      requestHeaders: { ...request.headers },
      requestBody: isBodyKept ? request.body : '',
      status,
      response,
      durationMs,
      error,
    },
  });
}

/** Sends a webhook as a span, which is found by the id of the event that the trace of its request has too. */
async function traceAttempt<T>(
  { topic, eventId, attempt }: ClaimedDelivery,
  send: () => Promise<T>,
): Promise<T> {
  const attributes = { 'laurel.event.id': eventId, 'laurel.attempt': attempt };
  const options = { kind: SpanKind.PRODUCER, attributes };
  const span = trace.getTracer('laurel').startSpan(`deliver ${topic}`, options);
  try {
    return await send();
  } finally {
    span.end();
  }
}

/** Why the client of the subscription must not receive the delivery; else `null`. */
function withheldReason({ topic, scopes }: ClaimedDelivery): string | null {
  // createSubscription accepts known topics only.
  const scope = missingScope(topic as TopicName, scopes);
  return scope && `The client was not granted the scope ${scope}, so nothing was sent.`;
}

/** Returns the request of a withheld delivery: nothing was signed or sent. */
function noRequest({ address }: ClaimedDelivery): OutgoingRequest {
  return { address, headers: {}, body: '' };
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
  const headers = deliveryHeaders(described, signingSecrets(secrets, now));
  return { address, headers, body };
}

/** A number from 0 to 1. */
function fraction(randomBytes: DelivererServices['randomBytes']): number {
  return Buffer.from(randomBytes(4)).readUInt32BE() / 0xffff_ffff;
}
