import type { RecordHub } from './record-hub';
import { readRecords } from './records';
import type { SandboxServices } from './services';

/** How often a stream looks for records of other processes. */
const POLL_MS = 500;
/** Proxies close connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 15_000;
const BATCH_SIZE = 100;

export interface EventStreamOptions {
  sandboxId: string;
  /** Id of the last record that the reader has. */
  after: number;
  hub: RecordHub;
  /** Ends all streams when the process stops. */
  stopSignal: AbortSignal;
}

/** Streams the records of a sandbox as server-sent events, until the reader goes away or the process stops. */
export function eventStream(
  { database, now, startTimer, log }: SandboxServices,
  { sandboxId, after, hub, stopSignal }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let position = after;
  let sentAt = now();
  let isOver = false;
  let isCalled = false;
  let continueNow = () => {};
  const wake = () => {
    isCalled = true;
    continueNow();
  };
  const stopListening = hub.listen(sandboxId, wake);
  const end = () => {
    isOver = true;
    stopListening();
    wake();
  };
  stopSignal.addEventListener('abort', end, { once: true });

  /** Waits for the next look at the records. */
  const pause = async () => {
    if (isCalled || isOver) return;
    await new Promise<void>((resolve) => {
      const cancel = startTimer(resolve, POLL_MS);
      continueNow = () => {
        cancel();
        resolve();
      };
    });
  };

  return new ReadableStream({
    start(controller) {
      // The id comes without a record, so that a reader that loses the connection at once can continue here.
      controller.enqueue(encoder.encode(`: connected\nid: ${after}\n\n`));
    },
    // Called when the reader has room, so a slow reader doesn't fill the memory.
    async pull(controller) {
      while (!isOver) {
        isCalled = false;
        try {
          const records = await readRecords(database, sandboxId, position, BATCH_SIZE);
          const last = records.at(-1);
          if (last && !isOver) {
            position = last.id;
            sentAt = now();
            controller.enqueue(encoder.encode(records.map(toText).join('')));
            return;
          }
        } catch (error) {
          // The reader connects again and continues after its last record.
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
