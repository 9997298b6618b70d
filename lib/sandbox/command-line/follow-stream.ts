import { setTimeout as wait } from 'node:timers/promises';
import type { StreamRecord } from '../contract/records.schema';
import { readStream } from './read-stream';
import { RejectedError, type SandboxClient } from './sandbox-client';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface FollowOptions {
  signal: AbortSignal;
  /** Called when the stream is open for the first time. */
  onOpen: () => void;
  onRecord: (record: StreamRecord) => Promise<void>;
  /** Called when the connection is lost, and when it is back. */
  onConnection: (isConnected: boolean) => void;
}

/**
 * Follows the stream of a sandbox. When the connection is lost, it connects again and continues after the last record:
 * every record is handled once.
 *
 * @throws RejectedError if the sandbox is gone; UnreachableError if the API can't be reached at the beginning
 */
export async function followStream(
  client: SandboxClient,
  { signal, onOpen, onRecord, onConnection }: FollowOptions,
): Promise<void> {
  let lastId: string | undefined;
  let pause = FIRST_PAUSE_MS;
  let isLost = false;
  while (!signal.aborted) {
    try {
      const response = await client.stream(lastId, signal);
      if (isLost) onConnection(true);
      isLost = false;
      const remember = (id: string) => {
        const isFirst = lastId === undefined;
        lastId = id;
        pause = FIRST_PAUSE_MS;
        if (isFirst) onOpen();
      };
      for await (const record of readStream(response.body ?? empty(), remember)) {
        await onRecord(record);
      }
    } catch (error) {
      if (signal.aborted) return;
      const isFinal = error instanceof RejectedError && error.status < 500 && error.status !== 429;
      if (isFinal || lastId === undefined) throw error;
    }
    if (signal.aborted) return;
    if (!isLost) onConnection(false);
    isLost = true;
    await wait(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
}

async function* empty(): AsyncGenerator<Uint8Array> {}
