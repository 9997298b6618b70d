import type { TraceEntry } from '../../sandbox/scenarios/trace';

/** An entry with a key that it keeps when entries are added before it. */
export interface KeyedEntry extends TraceEntry {
  key: string;
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
export function spanOf(trace: readonly TraceEntry[]): { start: number; duration: number } {
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
