import { fileURLToPath } from 'node:url';
import { type AddressContents, CONTENT_KINDS, type ContentKind, readBuild } from './build-contents';

interface Change {
  kind: 'address' | ContentKind | 'order';
  /** The line before and after; `null` where it was added or removed. */
  before: string | null;
  after: string | null;
}

/** A change that one or more addresses have in common. */
export interface Difference extends Change {
  /** Addresses with this change. */
  addresses: string[];
}

type Build = ReadonlyMap<string, AddressContents>;

/** Compares the contents of two builds; equal changes on several pages are one difference. */
export function compareBuilds(before: Build, after: Build): Difference[] {
  const differences = new Map<string, Difference>();
  const report = (address: string, change: Change) => {
    const key = JSON.stringify(change);
    const known = differences.get(key) ?? { ...change, addresses: [] };
    known.addresses.push(address);
    differences.set(key, known);
  };
  for (const address of new Set([...before.keys(), ...after.keys()])) {
    const [old, current] = [before.get(address), after.get(address)];
    if (!old) report(address, { kind: 'address', before: null, after: address });
    else if (!current) report(address, { kind: 'address', before: address, after: null });
    else for (const change of compareAddress(old, current)) report(address, change);
  }
  return [...differences.values()];
}

function compareAddress(before: AddressContents, after: AddressContents): Change[] {
  return CONTENT_KINDS.flatMap((kind): Change[] => {
    const [old, current] = [before[kind] ?? [], after[kind] ?? []];
    const removed = without(old, current);
    const added = without(current, old);
    if (removed.length + added.length === 0 && old.join('\n') !== current.join('\n')) {
      return [{ kind: 'order', before: kind, after: kind }];
    }
    // If as many lines were added as removed, they are most probably the same lines with changes.
    if (removed.length === added.length) {
      return removed.map((line, index) => ({ kind, before: line, after: added[index] ?? null }));
    }
    return [
      ...removed.map((line) => ({ kind, before: line, after: null })),
      ...added.map((line) => ({ kind, before: null, after: line })),
    ];
  });
}

/** The lines of a list that another list doesn't have, or has less often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

const MAX_LINE = 300;

/** Writes differences by kind, the most frequent first, and a summary at the end. */
export function formatDifferences(differences: readonly Difference[]): string {
  const lines: string[] = [];
  const summary: string[] = [];
  for (const kind of ['address', ...CONTENT_KINDS, 'order'] as const) {
    const found = differences
      .filter((difference) => difference.kind === kind)
      .sort((a, b) => b.addresses.length - a.addresses.length);
    const addresses = new Set(found.flatMap((difference) => difference.addresses));
    summary.push(`${kind.padEnd(8)} ${found.length} differences at ${addresses.size} addresses`);
    if (found.length > 0) lines.push(`── ${kind}`);
    for (const { before, after, addresses } of found) {
      const more = addresses.length > 1 ? ` and ${addresses.length - 1} more` : '';
      lines.push(`at ${addresses[0]}${more}`);
      if (before !== null) lines.push(`  - ${before.slice(0, MAX_LINE)}`);
      if (after !== null) lines.push(`  + ${after.slice(0, MAX_LINE)}`);
    }
  }
  return [...lines, '', ...summary].join('\n');
}

function main(): void {
  const [before, after] = process.argv.slice(2);
  if (!before || !after) throw new Error('Usage: npm run check:compare -- <build A> <build B>');
  const [a, b] = [readBuild(before), readBuild(after)];
  console.log(`build A: ${a.size} addresses, build B: ${b.size} addresses`);
  console.log(formatDifferences(compareBuilds(a, b)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
