import { describe, expect, it } from 'vitest';
import { bodyChunks } from './body-chunks';

const LIMIT = 4_096;

/** A body of chunks that never ends, unless told so. */
function bodyOf(chunks: readonly Uint8Array[], isComplete: boolean) {
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (isComplete) controller.close();
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { body, state };
}

async function read(body: ReadableStream<Uint8Array>, times?: Parameters<typeof bodyChunks>[2]) {
  let size = 0;
  for await (const chunk of bodyChunks(body, LIMIT, times)) size += chunk.byteLength;
  return size;
}

const chunk = new Uint8Array(1_024);

describe('the chunks of a body', () => {
  it('are all that arrive', async () => {
    expect(await read(bodyOf([chunk, chunk], true).body)).toBe(2_048);
  });

  it.each([
    ['pauses', { idleMs: 20, totalMs: 60_000 }, 'body must arrive without pauses of 0.02 seconds'],
    ['takes too long', { idleMs: 10_000, totalMs: 20 }, 'body must arrive within 0.02 seconds'],
  ])('end with 400 if the body %s, which is cancelled', async (_, times, message) => {
    const { body, state } = bodyOf([chunk], false);
    await expect(read(body, times)).rejects.toMatchObject({ status: 400, messages: [message] });
    expect(state.isCancelled).toBe(true);
  });

  it('end with 400 if the client ends the connection', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('aborted'));
      },
    });
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      messages: ['body is incomplete'],
    });
  });

  it('end with 413 beyond the limit, and the body is cancelled', async () => {
    const { body, state } = bodyOf(Array(5).fill(chunk), false);
    await expect(read(body)).rejects.toMatchObject({ status: 413 });
    expect(state.isCancelled).toBe(true);
  });
});
