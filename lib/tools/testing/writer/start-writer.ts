import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { WriterJob, WriterLine } from './writer-process';

const PROGRAM = fileURLToPath(new URL('./writer-process.ts', import.meta.url));

/** Output of a writer process until it ended. */
export interface WriterReport {
  /** Numbers of the requests that were sent. */
  sent: Set<number>;
  /** Responses by the number of their request. */
  done: Map<number, { status: number; body: string }>;
}

/**
 * Starts a writer process, and kills it with SIGKILL.
 *
 * @param killAfter number of responses after which it is killed, and a pause in milliseconds
 * @throws Error with the output of the process if it ended before
 */
export async function runAndKillWriter(
  job: WriterJob,
  killAfter: { responses: number; pause: number },
): Promise<WriterReport> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const report: WriterReport = { sent: new Set(), done: new Map() };
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    // A line that the kill cut off was not printed.
    const entry = parseLine(line);
    if (!entry) continue;
    if ('sent' in entry) report.sent.add(entry.sent);
    else report.done.set(entry.done, entry);
    if (report.done.size === killAfter.responses) killLater(child, killAfter.pause);
  }
  await ended;
  if (child.signalCode !== 'SIGKILL') {
    throw new Error(`The writer ended with ${child.exitCode} before it was killed:\n${errors}`);
  }
  return report;
}

function killLater(child: ChildProcess, pause: number): void {
  if (pause === 0) child.kill('SIGKILL');
  else setTimeout(() => child.kill('SIGKILL'), pause);
}

function parseLine(line: string): WriterLine | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
