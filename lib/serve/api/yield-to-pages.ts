import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Low enough that a waking process of normal priority always runs first, and enough to get a tenth of a busy core. */
const PRIORITY = 10;

/**
 * Gives way to pages: when the machine is busy or has no memory left, this process has to wait or to end. On Linux a
 * priority belongs to a thread, and those that compile and collect garbage exist before any code runs.
 */
export function yieldToPages(): void {
  try {
    setPriority(PRIORITY);
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), PRIORITY);
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // Not every system has these.
  }
}
