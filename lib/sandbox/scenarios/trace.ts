import type { RecordData, StreamRecord } from '../contract/records.schema';

/** A finished step of a scenario: a request, or an action with the events that it fired. */
export type TracedStep = { requestId: string } | { action: string; eventIds: readonly string[] };

/** One thing that happened. */
export interface TraceEntry {
  kind: 'request' | 'action' | 'transaction' | 'event' | 'delivery';
  /** Endpoint, name of the action, or topic; for a transaction, what made it: request, action or background. */
  name: string;
  /** Number of the transaction that it belongs to, from 1. */
  transaction: number;
  /** Status of the response of a request or a receiver; `null` without a response. */
  status: number | null;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** Duration in milliseconds. */
  ms: number;
}

/**
 * Returns the effects of the steps in the order in which they were stored. A request and its transaction come before
 * their events.
 *
 * @param records the records of the sandbox since the first step
 * @param steps the steps that are done
 * @param address only deliveries to this address are part of it
 */
export function traceOf(
  records: readonly StreamRecord[],
  steps: readonly TracedStep[],
  address: string,
): TraceEntry[] {
  const entries: TraceEntry[] = [];
  const transactions: string[] = [];
  const transactionOf = new Map<string, number>();
  for (const { kind, data } of records) {
    if (kind === 'event') {
      const step = stepOf(data, steps);
      if (step === undefined) continue;
      const at = Date.parse(data.triggeredAt);
      // All events of a transaction have the same timestamp.
      const key = `${data.requestId} ${at}`;
      const isNew = !transactions.includes(key);
      if (isNew) transactions.push(key);
      const transaction = transactions.indexOf(key) + 1;
      if (isNew) entries.push(...beginningOf({ step, at, transaction }, records));
      transactionOf.set(data.id, transaction);
      entries.push({ kind, name: data.topic, transaction, status: null, at, ms: 0 });
    } else if (kind === 'delivery') {
      const { eventId, topic, address: sentTo, attempt } = data;
      const transaction = transactionOf.get(eventId);
      if (transaction === undefined || sentTo !== address) continue;
      const { at, status, ms } = attempt;
      entries.push({ kind, name: topic, transaction, status, at: Date.parse(at), ms });
    }
  }
  return entries;
}

/** The step that fired an event; `null` for work in the background, `undefined` for a request outside the scenario. */
function stepOf(
  { id, requestId }: RecordData<'event'>,
  steps: readonly TracedStep[],
): TracedStep | null | undefined {
  const found = steps.find((step) =>
    'action' in step ? step.eventIds.includes(id) : step.requestId === requestId,
  );
  return found ?? (requestId === null ? null : undefined);
}

/** A transaction as it is found. */
interface FoundTransaction {
  step: TracedStep | null;
  at: number;
  transaction: number;
}

/** The entry of a transaction, and before it the request or the action that made it. */
function beginningOf(
  { step, at, transaction }: FoundTransaction,
  records: readonly StreamRecord[],
): TraceEntry[] {
  const moment = { transaction, status: null, at, ms: 0 };
  if (step === null) return [{ kind: 'transaction', name: 'background', ...moment }];
  if ('action' in step) {
    return [
      { kind: 'action', name: step.action, ...moment },
      { kind: 'transaction', name: 'action', ...moment },
    ];
  }
  const found = records
    .flatMap(({ kind, data }) => (kind === 'request' ? [data] : []))
    .find(({ requestId }) => requestId === step.requestId);
  const own: TraceEntry = { kind: 'transaction', name: 'request', ...moment };
  if (!found) return [own];
  const { method, path, status, at: startedAt, ms } = found;
  const name = `${method} ${path}`;
  return [{ kind: 'request', name, transaction, status, at: Date.parse(startedAt), ms }, own];
}

/** Whether all events of a scenario fired, and no others. */
export function hasFired(trace: readonly TraceEntry[], topics: readonly string[]): boolean {
  return haveNames(entriesOf(trace, 'event'), topics);
}

/** Whether all events of a scenario fired and were received, and all requests are there. */
export function isComplete(
  trace: readonly TraceEntry[],
  topics: readonly string[],
  steps: readonly TracedStep[],
): boolean {
  const received = entriesOf(trace, 'delivery').filter(
    ({ status }) => status !== null && status < 300,
  );
  const requests = steps.filter((step) => 'requestId' in step);
  return (
    hasFired(trace, topics) &&
    haveNames(received, topics) &&
    entriesOf(trace, 'request').length === requests.length
  );
}

function entriesOf(trace: readonly TraceEntry[], kind: TraceEntry['kind']): TraceEntry[] {
  return trace.filter((entry) => entry.kind === kind);
}

/** Whether entries have these names, in any order. */
function haveNames(entries: readonly TraceEntry[], names: readonly string[]): boolean {
  const sorted = entries.map(({ name }) => name).sort();
  return sorted.join() === [...names].sort().join();
}
