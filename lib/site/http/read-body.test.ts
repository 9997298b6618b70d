import { describe, expect, it } from 'vitest';
import { readBody } from './read-body';

const limits = { maxBytes: 8, timeoutMs: 1_000 };
const encoder = new TextEncoder();

function requestOf(body: BodyInit | null): Request {
  return new Request('https://docs.example/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
}

/** A body that is sent in chunks, without its length. */
function chunked(...chunks: Uint8Array[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

describe('the body of a request', () => {
  it('is read as text, also if a character is split between chunks', async () => {
    const bytes = encoder.encode('é€');
    const body = chunked(bytes.slice(0, 1), bytes.slice(1, 3), bytes.slice(3));
    expect(await readBody(requestOf(body), limits)).toEqual({ text: 'é€' });
  });

  it('may be as large as the limit, or empty', async () => {
    expect(await readBody(requestOf('12345678'), limits)).toEqual({ text: '12345678' });
    expect(await readBody(requestOf(null), limits)).toEqual({ text: '' });
  });

  it('is rejected if its Content-Length is above the limit', async () => {
    const request = new Request('https://docs.example/', {
      method: 'POST',
      headers: { 'content-length': '9' },
    });
    expect(await readBody(request, limits)).toEqual({ error: 'tooLarge' });
  });

  it('is not read beyond the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(encoder.encode('1234'));
      },
    });
    expect(await readBody(requestOf(endless), limits)).toEqual({ error: 'tooLarge' });
    expect(sent).toBeLessThan(6);
  });

  it('must arrive in time', async () => {
    const stalled = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode('1'));
      },
    });
    expect(await readBody(requestOf(stalled), { ...limits, timeoutMs: 20 })).toEqual({
      error: 'timeout',
    });
  });

  it('must be UTF-8', async () => {
    expect(await readBody(requestOf(new Uint8Array([0x22, 0xff, 0x22])), limits)).toEqual({
      error: 'notUtf8',
    });
  });

  it('may be aborted', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('connection reset'));
      },
    });
    expect(await readBody(requestOf(broken), limits)).toEqual({ error: 'aborted' });
  });
});
