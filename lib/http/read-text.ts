import { setImmediate } from 'node:timers/promises';

/** Why a body was not read to its end. */
export type BodyProblem = 'tooLarge' | 'tooSlow' | 'notText' | 'brokenOff';

export interface BodyLimits {
  maxBytes: number;
  /** For the whole body, from the call on. */
  timeoutMs: number;
}

type ReadBody = { text: string } | { problem: BodyProblem };
type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** How long a body that is not wanted may go on before its connection is closed. */
const LINGER_MS = 2_000;

/**
 * Reads the body of a request as UTF-8 and keeps no byte beyond the limit.
 *
 * @returns the text, empty without a body, or why there is none
 */
export async function readText(
  request: Request,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<ReadBody> {
  if (Number(request.headers.get('content-length')) > maxBytes) return { problem: 'tooLarge' };
  if (!request.body) return { text: '' };
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ReadBody>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'tooSlow' }), timeoutMs);
  });
  const read = await Promise.race([readAll(reader, maxBytes), late]);
  clearTimeout(timer);
  if ('problem' in read) void discard(reader);
  return read;
}

async function readAll(reader: BodyReader, maxBytes: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) return { problem: 'tooLarge' };
      chunks.push(part.value);
    }
  } catch {
    return { problem: 'brokenOff' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { problem: 'notText' };
  }
}

/** Lets the rest come in unread: to end a connection while it still sends would lose the answer. */
async function discard(reader: BodyReader): Promise<void> {
  const timer = setTimeout(() => reader.cancel().catch(() => {}), LINGER_MS);
  try {
    while (!(await reader.read()).done) await setImmediate();
  } catch {
    // Broken off: there is nothing left to discard.
  }
  clearTimeout(timer);
}
