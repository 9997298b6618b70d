import type { TraceEntry } from '../../sandbox/scenarios/trace';

/** An entry with a key that it keeps when entries are added before it. */
export interface KeyedEntry extends TraceEntry {
  key: string;
}

/** When something began, and how long it took, in milliseconds. */
type Moment = Pick<TraceEntry, 'at' | 'ms'>;

/** Where each entry of a trace begins, and how long it is, in percent of the trace. */
export function toScale(trace: readonly Moment[]): { start: number; length: number }[] {
  const { start, duration } = spanOf(trace);
  const percent = (milliseconds: number) => (milliseconds / duration) * 100;
  return trace.map(({ at, ms }) => ({ start: percent(at - start), length: percent(ms) }));
}

/** The entries of a trace with their keys: what they are, and how many of the same are before them. */
export function withKeys(trace: readonly TraceEntry[]): KeyedEntry[] {
  const counts = new Map<string, number>();
  return trace.map((entry) => {
    const { kind, transaction, name } = entry;
    const what = `${kind} ${transaction} ${name}`;
    const count = counts.get(what) ?? 0;
    counts.set(what, count + 1);
    return { ...entry, key: `${what} ${count}` };
  });
}

/** Returns the start of a trace's first entry and the duration of the trace, in milliseconds. */
export function spanOf(trace: readonly Moment[]): { start: number; duration: number } {
  const start = Math.min(...trace.map(({ at }) => at));
  return { start, duration: Math.max(1, ...trace.map(({ at, ms }) => at + ms - start)) };
}

/** The figures of a trace for texts: how many entries of each kind it has, and how long it took. */
export function figuresOf(trace: readonly TraceEntry[]) {
  const count = (kind: TraceEntry['kind']) =>
    String(trace.filter((entry) => entry.kind === kind).length);
  return {
    requests: count('request'),
    transactions: count('transaction'),
    events: count('event'),
    deliveries: count('delivery'),
    ms: String(spanOf(trace).duration),
  };
}
