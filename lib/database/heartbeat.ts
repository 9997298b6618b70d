import { utimesSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** How often a process shows that it runs. */
const HEARTBEAT_MS = 2_000;

/** Runs in a separate thread: the embedded database may keep the main thread busy for long. */
const PROGRAM = `
  const { utimesSync } = require('node:fs');
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    try {
      utimesSync(workerData.file, new Date(), new Date());
    } catch {}
  }, workerData.interval);
`;

/**
 * Updates the modification time of a file until it is stopped or the process ends.
 *
 * @returns stops it
 */
export function startHeartbeat(file: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { file, interval: HEARTBEAT_MS },
    execArgv: [],
    env: {},
  });
  worker.unref();
  // If the thread fails, the main thread updates the file instead.
  worker.once('error', () => {
    timer = setInterval(() => beat(file), HEARTBEAT_MS).unref();
  });
  return () => {
    clearInterval(timer);
    worker.terminate();
  };
}

function beat(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The file was removed. The next check of the lock reports it.
  }
}
