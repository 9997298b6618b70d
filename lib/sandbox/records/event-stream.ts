import type { SandboxServices } from '../http/services';
import type { StreamPlace } from './record-hub';
import { hasGap, readRecords } from './records';

/** Proxies close connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 15_000;
/** A record can have 128 kB and more. */
const BATCH_SIZE = 10;

export interface EventStreamOptions {
  sandboxId: string;
  /** Id of the last record that the client received. */
  after: number;
  /** Whether records after that one may have been deleted. */
  mayHaveGap: boolean;
  /** Released when the stream ends. */
  place: StreamPlace;
  /** Ends all streams when the process stops. */
  stopSignal: AbortSignal;
}

/** Streams the records of a sandbox as server-sent events, until the client disconnects or the process stops. */
export function eventStream(
  { database, now, startTimer, log }: SandboxServices,
  { sandboxId, after, mayHaveGap, place, stopSignal }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let position = after;
  let isBehind = mayHaveGap;
  let sentAt = now();
  let hasEnded = false;
  let isCalled = false;
  let continueNow = () => {};
  const wake = () => {
    isCalled = true;
    continueNow();
  };
  const end = () => {
    hasEnded = true;
    place.release();
    stopSignal.removeEventListener('abort', end);
    wake();
  };
  place.listener.onRecords = wake;
  place.listener.onRemoved = end;
  stopSignal.addEventListener('abort', end, { once: true });

  /** Waits for the next look at the records. */
  const pause = async () => {
    if (isCalled || hasEnded) return;
    await new Promise<void>((resolve) => {
      const cancel = startTimer(resolve, Math.max(1, sentAt + HEARTBEAT_MS - now()));
      continueNow = () => {
        cancel();
        resolve();
      };
    });
  };

  return new ReadableStream({
    start(controller) {
      // The id is sent without a record, so that a client that loses the connection immediately can continue after it.
      controller.enqueue(encoder.encode(`: connected\nid: ${after}\n\n`));
    },
    // Called when the client can receive more, so a slow client doesn't fill the memory.
    async pull(controller) {
      while (!hasEnded) {
        isCalled = false;
        try {
          const isGap = isBehind && (await hasGap(database, sandboxId, position));
          const records = await readRecords(database, sandboxId, position, BATCH_SIZE);
          isBehind = records.length === BATCH_SIZE;
          if ((isGap || records.length > 0) && !hasEnded) {
            const gap = isGap ? `event: gap\ndata: ${JSON.stringify({ after: position })}\n\n` : '';
            position = records.at(-1)?.id ?? position;
            sentAt = now();
            controller.enqueue(encoder.encode(gap + records.map(toText).join('')));
            return;
          }
        } catch (error) {
          // The client connects again and continues after its last record.
          log('error', { worker: 'stream', err: error instanceof Error ? error.name : 'unknown' });
          end();
          break;
        }
        if (now() - sentAt >= HEARTBEAT_MS) {
          sentAt = now();
          controller.enqueue(encoder.encode(': heartbeat\n\n'));
          return;
        }
        await pause();
      }
      controller.close();
    },
    cancel: end,
  });
}

function toText({ id, kind, data }: Awaited<ReturnType<typeof readRecords>>[number]): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
}
