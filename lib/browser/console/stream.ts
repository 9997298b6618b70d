import { readStream } from '../../sandbox/command-line/read-stream';
import type { StreamRecord } from '../../sandbox/contract/records.schema';
import { withBasePath } from '../../site/config/base-path';
import { ConsoleProblem, fetchOrProblem, problemOf } from './problem';
import type { Sandbox } from './sandbox';

/** The records of a sandbox since the stream was opened. */
export interface OpenStream {
  /** Calls back with all records now, and each time records are added. */
  onRecords(callback: (records: readonly StreamRecord[]) => void): void;
  /** Settles when the stream has ended: after `stop`, or because the connection is lost. */
  ended: Promise<void>;
  stop(): void;
}

/**
 * Opens the stream of a sandbox, so that nothing of what follows is missed.
 *
 * @throws ConsoleProblem if it can't be opened
 */
export async function openStream({ key }: Sandbox): Promise<OpenStream> {
  const end = new AbortController();
  const response = await fetchOrProblem(withBasePath('/sandbox/stream'), {
    headers: { Authorization: `Bearer ${key}`, Accept: 'text/event-stream' },
    signal: end.signal,
  });
  const problem = problemOf(response);
  if (problem) throw problem;
  if (response.status === 401) throw new ConsoleProblem('expired');
  if (!response.ok || !response.body) throw new ConsoleProblem('failed');
  const records: StreamRecord[] = [];
  let notify = () => {};
  const ended = collect(response.body, (record) => {
    records.push(record);
    notify();
  }).catch(() => {
    // What arrived before the connection was lost is shown.
  });
  return {
    onRecords(callback) {
      notify = () => callback(records);
      notify();
    },
    ended,
    stop: () => end.abort(),
  };
}

async function collect(
  body: ReadableStream<Uint8Array>,
  onRecord: (record: StreamRecord) => void,
): Promise<void> {
  for await (const record of readStream(chunksOf(body), () => {})) onRecord(record);
}

/** Not every browser can iterate over a stream. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
