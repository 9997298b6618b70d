import { describe, expect, it } from 'vitest';
import { readText } from './read-text';

const limits = { maxBytes: 8, timeoutMs: 1_000 };
const encoder = new TextEncoder();

function requestOf(body: BodyInit | null): Request {
  return new Request('https://docs.example/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
}

/** A body that comes in pieces and says nothing of its length. */
function pieces(...chunks: Uint8Array[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

describe('the body of a request', () => {
  it('is read as text, characters across pieces too', async () => {
    const bytes = encoder.encode('é€');
    const body = pieces(bytes.slice(0, 1), bytes.slice(1, 3), bytes.slice(3));
    expect(await readText(requestOf(body), limits)).toEqual({ text: 'é€' });
  });

  it('may be as large as the limit, or missing', async () => {
    expect(await readText(requestOf('12345678'), limits)).toEqual({ text: '12345678' });
    expect(await readText(requestOf(null), limits)).toEqual({ text: '' });
  });

  it('is too large by what it says of itself', async () => {
    const request = new Request('https://docs.example/', {
      method: 'POST',
      headers: { 'content-length': '9' },
    });
    expect(await readText(request, limits)).toEqual({ problem: 'tooLarge' });
  });

  it('is read no further than the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(encoder.encode('1234'));
      },
    });
    expect(await readText(requestOf(endless), limits)).toEqual({ problem: 'tooLarge' });
    expect(sent).toBeLessThan(6);
  });

  it('must arrive in time', async () => {
    const stalled = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode('1'));
      },
    });
    expect(await readText(requestOf(stalled), { ...limits, timeoutMs: 20 })).toEqual({
      problem: 'tooSlow',
    });
  });

  it('must be UTF-8', async () => {
    expect(await readText(requestOf(new Uint8Array([0x22, 0xff, 0x22])), limits)).toEqual({
      problem: 'notText',
    });
  });

  it('may break off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('connection reset'));
      },
    });
    expect(await readText(requestOf(broken), limits)).toEqual({ problem: 'brokenOff' });
  });
});
