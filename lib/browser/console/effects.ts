import { INBOXES_ONLY } from '../../api/deliveries/sending/inboxes-only';
import type { RecordData, StreamRecord } from '../../sandbox/contract/records.schema';
import type { Sandbox } from './sandbox';
import { openStream } from './stream';

/** An event that fired. */
export type FiredEvent = RecordData<'event'>;

/** The latest attempt to deliver an event to a subscription. */
export type DeliveryAttempt = RecordData<'delivery'>;

/** Everything that a request caused. */
export interface Effects {
  events: readonly FiredEvent[];
  deliveries: readonly DeliveryAttempt[];
}

/** No effects. */
export const NO_EFFECTS: Effects = { events: [], deliveries: [] };

/** A change of a points balance. */
export interface BalanceChange {
  customer: string;
  before: number;
  after: number;
  activity: string;
}

/** Time to wait for effects after a response: deliveries and the rewards of redemptions follow later. */
const WATCH_MS = 12_000;

/** Watches a sandbox from now on. */
export interface EffectsWatch {
  /** Calls back with all effects of a request each time one is added. */
  of(requestId: string, onEffects: (effects: Effects) => void): void;
  stop(): void;
}

/**
 * Watches a sandbox from before the next request, so that no effect of it is missed.
 *
 * @throws ConsoleProblem if there is no connection
 */
export async function watchEffects(sandbox: Sandbox): Promise<EffectsWatch> {
  const { onRecords, stop } = await openStream(sandbox);
  return {
    of(requestId, onEffects) {
      onRecords((records) => onEffects(effectsOf(requestId, records)));
      setTimeout(stop, WATCH_MS);
    },
    stop,
  };
}

/** The effects of a request among the records of a stream. */
function effectsOf(requestId: string, records: readonly StreamRecord[]): Effects {
  const events = records
    .flatMap(({ kind, data }) => (kind === 'event' ? [data] : []))
    .filter((event) => event.requestId === requestId || event.requestId === null);
  const ids = new Set(events.map(({ id }) => id));
  const latest = new Map<number, DeliveryAttempt>();
  for (const { kind, data } of records) {
    if (kind === 'delivery' && ids.has(data.eventId)) latest.set(data.id, data);
  }
  return { events, deliveries: [...latest.values()] };
}

/** Whether nothing was sent, because the site delivers to inboxes of its sandboxes only. */
export function isNotSent({ attempt }: DeliveryAttempt): boolean {
  return attempt.error?.startsWith(INBOXES_ONLY) ?? false;
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
