import type { LiveEntry } from './live-entry';

/** An entry of a log with its number, and its time in milliseconds since the page was opened. */
export type LoggedEntry = LiveEntry & { number: number; at: number };

/** The oldest entries of a long log are dropped. */
const MAX_ENTRIES = 200;

/** Creates a log of what SDKs do, to which a panel can subscribe. */
export function createLog() {
  let entries: readonly LoggedEntry[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly LoggedEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => entries,
    add(entry: LiveEntry) {
      const number = (entries.at(-1)?.number ?? 0) + 1;
      change([...entries, { ...entry, number, at: performance.now() }].slice(-MAX_ENTRIES));
    },
    clear: () => change([]),
    /** Calls a function after each change. @returns stops it */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
