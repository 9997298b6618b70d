import { setImmediate } from 'node:timers/promises';

/** Reason that a body could not be read. */
export type BodyError = 'tooLarge' | 'timeout' | 'notUtf8' | 'aborted';

export interface BodyLimits {
  maxBytes: number;
  /** For the whole body. */
  timeoutMs: number;
}

type ReadBody = { text: string } | { error: BodyError };
type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Maximum time for reading the rest of a rejected body before its connection is closed. */
const DISCARD_MS = 2_000;

/**
 * Reads the body of a request as UTF-8 and stops at the limit.
 *
 * @returns the text (empty if there is no body) or the error
 */
export async function readBody(
  request: Request,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<ReadBody> {
  if (Number(request.headers.get('content-length')) > maxBytes) return { error: 'tooLarge' };
  if (!request.body) return { text: '' };
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<ReadBody>((resolve) => {
    timer = setTimeout(() => resolve({ error: 'timeout' }), timeoutMs);
  });
  const read = await Promise.race([readAll(reader, maxBytes), timeout]);
  clearTimeout(timer);
  if ('error' in read) void discard(reader);
  return read;
}

async function readAll(reader: BodyReader, maxBytes: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) return { error: 'tooLarge' };
      chunks.push(part.value);
    }
  } catch {
    return { error: 'aborted' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { error: 'notUtf8' };
  }
}

/** Reads the rest and ignores it. If the connection ended while the client still sends, the client would lose the response. */
async function discard(reader: BodyReader): Promise<void> {
  const timer = setTimeout(() => reader.cancel().catch(() => {}), DISCARD_MS);
  try {
    while (!(await reader.read()).done) await setImmediate();
  } catch {
    // Aborted: nothing is left to read.
  }
  clearTimeout(timer);
}
