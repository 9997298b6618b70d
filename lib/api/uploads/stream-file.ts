import { type FileHandle, open } from 'node:fs/promises';

const CHUNK_BYTES = 64 * 1024;

/**
 * Streams a file. It is opened by the first read, and each read reads one piece, so a slow client takes the memory of
 * one piece.
 */
export function streamFile(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        file ??= await open(path);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES));
        if (bytesRead > 0) {
          controller.enqueue(buffer.subarray(0, bytesRead));
          return;
        }
        await file.close();
        controller.close();
      },
      cancel: () => file?.close(),
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}
