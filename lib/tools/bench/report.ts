import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

/** Format and goal of a value. */
export interface Measure {
  name: string;
  unit?: string;
  /** Decimal places of the value. */
  digits?: number;
  /** The goal: the value is at most, or at least, this. */
  max?: number;
  min?: number;
  /** Whether the benchmark fails if the goal is missed. Values that depend on the machine have no budget. */
  isBudget?: boolean;
}

/** Prints a figure as soon as it is measured. */
export function report(figure: Measure & { value: number; note?: string }): void {
  const { name, value, unit = '', digits = 0, max, min, isBudget, note = '' } = figure;
  const show = (amount: number) =>
    `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trimEnd();
  const goal = max !== undefined ? `≤ ${show(max)}` : min !== undefined ? `≥ ${show(min)}` : '';
  const isMissed =
    value > (max ?? Number.POSITIVE_INFINITY) || value < (min ?? Number.NEGATIVE_INFINITY);
  if (isBudget && isMissed) process.exitCode = 1;
  const verdict = goal === '' ? '' : isMissed ? 'MISS' : 'ok';
  const columns = [name.padEnd(60), show(value).padStart(12), goal.padStart(13), verdict.padEnd(4)];
  console.log([...columns, note].join(' ').trimEnd());
}

export function printTitle(title: string): void {
  console.log(`\n${title}`);
}

/** The value below which a part of all values is. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Reports times in milliseconds. Other work on the machine changes the fastest one least. */
export function reportTimes(
  name: string,
  times: readonly number[],
  format: Pick<Measure, 'digits' | 'max'> = {},
): void {
  const show = (value: number) => value.toFixed(format.digits ?? 0);
  const note = `p50 ${show(median(times))} ms, fastest ${show(Math.min(...times))} ms`;
  report({ name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', ...format, note });
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Measures several times, and reports the median of each value. */
export async function reportMedians<Key extends string>(
  measures: Readonly<Record<Key, Measure>>,
  runs: number,
  measure: () => Promise<Record<NoInfer<Key>, number>>,
): Promise<void> {
  const results: Record<NoInfer<Key>, number>[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure());
  for (const key of Object.keys(measures) as Key[]) {
    report({ ...measures[key], value: median(results.map((result) => result[key])) });
  }
}

export async function msOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/** Resident memory of a process in megabytes. */
export function memoryOf(processId: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(processId)]);
  return Math.round(Number(stdout) / 1024);
}

/** Returns the compressed size of a response. */
export function gzipped(body: Buffer | string): number {
  return gzipSync(body, { level: 9 }).length;
}
