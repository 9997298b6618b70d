import { withBasePath } from '../config/base-path';
import { readStream, type StreamRecord } from '../sandbox-cli/read-stream';
import { fetchOrProblem } from './problem';
import type { Sandbox } from './sandbox';

/** An event that fired. */
export interface FiredEvent {
  id: string;
  topic: string;
  /** The request that fired it; `null` for work in the background, such as the fulfillment of a redemption. */
  requestId: string | null;
  payload: Readonly<Record<string, unknown>>;
}

/** The latest attempt to deliver an event to a subscription. */
export interface DeliveryAttempt {
  id: number;
  eventId: string;
  address: string | null;
  state: string;
  attempt: { number: number; status: number | null; ms: number; error: string | null };
}

/** What a request caused. */
export interface Effects {
  events: readonly FiredEvent[];
  deliveries: readonly DeliveryAttempt[];
}

/** The effects of nothing. */
export const NO_EFFECTS: Effects = { events: [], deliveries: [] };

/** A change of a points balance. */
export interface BalanceChange {
  customer: string;
  before: number;
  after: number;
  activity: string;
}

/** How long effects are waited for after a response: rewards of redemptions and deliveries take a moment. */
const WATCH_MS = 12_000;

/** Watches a sandbox from now on. */
export interface EffectsWatch {
  /** Calls back with all effects of a request whenever there are more. */
  of(requestId: string, onEffects: (effects: Effects) => void): void;
  stop(): void;
}

/**
 * Opens the stream of a sandbox, so that no effect of the next request is missed.
 *
 * @throws ConsoleProblem if there is no connection
 */
export async function watchEffects({ key }: Sandbox): Promise<EffectsWatch> {
  const end = new AbortController();
  const response = await fetchOrProblem(withBasePath('/sandbox/stream'), {
    headers: { Authorization: `Bearer ${key}`, Accept: 'text/event-stream' },
    signal: end.signal,
  });
  const records: StreamRecord[] = [];
  let onRecord = () => {};
  if (response.ok && response.body) {
    collect(response.body, (record) => {
      records.push(record);
      onRecord();
    }).catch(() => {
      // The effects that arrived before are shown.
    });
  }
  const stop = () => end.abort();
  return {
    of(requestId, onEffects) {
      onRecord = () => onEffects(effectsOf(requestId, records));
      onRecord();
      setTimeout(stop, WATCH_MS);
    },
    stop,
  };
}

async function collect(
  body: ReadableStream<Uint8Array>,
  onRecord: (record: StreamRecord) => void,
): Promise<void> {
  for await (const record of readStream(chunksOf(body), () => {})) onRecord(record);
}

/** Not every browser can iterate over a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** The effects of a request among the records of a stream. */
function effectsOf(requestId: string, records: readonly StreamRecord[]): Effects {
  const events = records
    .filter(({ kind }) => kind === 'event')
    .map(({ data }) => data as FiredEvent)
    .filter((event) => event.requestId === requestId || event.requestId === null);
  const ids = new Set(events.map(({ id }) => id));
  const latest = new Map<number, DeliveryAttempt>();
  for (const { kind, data } of records) {
    const delivery = data as DeliveryAttempt;
    if (kind === 'delivery' && ids.has(delivery.eventId)) latest.set(delivery.id, delivery);
  }
  return { events, deliveries: [...latest.values()] };
}

/** The change of a balance that an event reports; `null` if it reports none. */
export function balanceChangeOf({ topic, payload }: FiredEvent): BalanceChange | null {
  if (topic !== 'customer/balanceUpdated') return null;
  const { customer, pointsBalance, balanceDelta, activity } = payload as {
    customer: { shopifyCustomerId: number | null; email: string | null };
    pointsBalance: number;
    balanceDelta: number;
    activity: { type: string };
  };
  return {
    customer: customer.email ?? String(customer.shopifyCustomerId),
    // Points have two decimals.
    before: Math.round((pointsBalance - balanceDelta) * 100) / 100,
    after: pointsBalance,
    activity: activity.type,
  };
}
