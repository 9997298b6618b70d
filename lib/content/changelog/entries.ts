import type { ContractChange } from './compare-outlines';
import stored from './generated/entries.json' with { type: 'json' };

/** The changes of the contract on one day. */
export interface ContractEntry {
  /** `YYYY-MM-DD`. */
  date: string;
  changes: ContractChange[];
}

/** All entries, the newest first. Written by `npm run changelog`. */
export const contractEntries = stored as ContractEntry[];

/** The entry of a date. @throws Error that lists the existing dates */
export function findEntry(date: string): ContractEntry {
  const entry = contractEntries.find((known) => known.date === date);
  if (entry) return entry;
  const dates = contractEntries.map((known) => known.date).join(', ');
  throw new Error(`the changelog has no entry "${date}". Entries: ${dates}`);
}

/**
 * Adds changes to the entry of a date, or creates that entry. Where the entry has already changed a fact, the result
 * leads from the first state to the last one.
 *
 * @throws Error if a later entry exists
 */
export function addChanges(
  entries: readonly ContractEntry[],
  date: string,
  changes: readonly ContractChange[],
): ContractEntry[] {
  const [latest, ...older] = entries;
  if (latest && latest.date > date) {
    throw new Error(
      `The changelog already has an entry of ${latest.date}. Use that date or a later one.`,
    );
  }
  if (latest?.date !== date) return [{ date, changes: [...changes] }, ...entries];
  return [{ date, changes: mergeChanges(latest.changes, changes) }, ...older];
}

function mergeChanges(
  earlier: readonly ContractChange[],
  later: readonly ContractChange[],
): ContractChange[] {
  const merged = new Map(earlier.map((change) => [keyOf(change), change]));
  for (const change of later) {
    const { part: _, before: __, after: ___, ...subject } = change;
    // The whole subject is new.
    if (change.part && merged.get(keyOf(subject))?.kind === 'added') continue;
    const known = merged.get(keyOf(change));
    merged.delete(keyOf(change));
    const combined = known ? combine(known, change) : change;
    if (combined) merged.set(keyOf(change), combined);
  }
  return [...merged.values()];
}

/** Two changes of the same fact as one; `null` if the second reverts the first. */
function combine(first: ContractChange, second: ContractChange): ContractChange | null {
  const isNew = first.kind === 'added';
  const isGone = second.kind === 'removed';
  if (isNew && isGone) return null;
  const { before: _, ...rest } = second;
  if (isNew) return { ...rest, kind: 'added' };
  if (first.before !== undefined && first.before === second.after) return null;
  const before = first.before === undefined ? {} : { before: first.before };
  return { ...rest, kind: isGone ? 'removed' : 'changed', ...before };
}

function keyOf({
  of,
  subject,
  part = '',
}: Pick<ContractChange, 'of' | 'subject' | 'part'>): string {
  return [of, subject, part].join('\n');
}
