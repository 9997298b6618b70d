import { HttpError } from '../api-error';

/** Maximum pause and maximum duration of a body, in milliseconds. */
const bodyTimes = { idleMs: 10_000, totalMs: 60_000 };

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The chunks of a body as they arrive. If they aren't read to the end, the body is cancelled.
 *
 * @throws HttpError 413 if there are more bytes than the limit; 400 if the client ends the connection before the body is
 *   complete, or takes too long
 */
export async function* bodyChunks(
  body: ReadableStream<Uint8Array>,
  limit: number,
  times = bodyTimes,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  const endsAt = performance.now() + times.totalMs;
  let size = 0;
  try {
    for (;;) {
      const leftMs = endsAt - performance.now();
      const { done, value } = await (leftMs < times.idleMs
        ? within(reader, leftMs, `body must arrive within ${times.totalMs / 1_000} seconds`)
        : within(reader, times.idleMs, pauseMessage(times.idleMs)));
      if (done) return;
      size += value.byteLength;
      if (size > limit) throw tooLarge(limit);
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

const pauseMessage = (idleMs: number) =>
  `body must arrive without pauses of ${idleMs / 1_000} seconds`;

/** The next chunk. @throws HttpError 400 with the message if there is none in time */
async function within(reader: Reader, milliseconds: number, message: string) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError(400, [message])), milliseconds);
  });
  const next = reader.read().catch(() => {
    throw new HttpError(400, ['body is incomplete']);
  });
  try {
    return await Promise.race([next, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The error if a body has more bytes than its limit. */
export function tooLarge(limit: number): HttpError {
  return new HttpError(413, [`body must have at most ${limit / 1024} KB`]);
}
