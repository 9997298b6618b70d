import { createReadStream } from 'node:fs';
import { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * Streams a file. It is opened by the first read, and each read reads the next piece, so a slow client takes the memory
 * of a piece or two. It is closed after its end, or when the client goes away.
 */
export function streamFile(path: string): ReadableStream<Uint8Array> {
  return NodeStream.from(piecesOf(path)) as unknown as ReadableStream<Uint8Array>;
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}
