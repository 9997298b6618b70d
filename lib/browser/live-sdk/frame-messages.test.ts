import { describe, expect, it } from 'vitest';
import { FRAME_LIMITS, readFrameMessage, writeFrameMessage } from './frame-messages';

const read = (value: unknown) => readFrameMessage(JSON.stringify(value));

describe('a message of a frame', () => {
  it('has only the fields of its kind', () => {
    const request = { method: 'GET', path: '/v2/rewards/getSpendingRules', status: 200, ms: 4 };
    expect(read({ kind: 'request', request: { ...request, html: '<b>' }, more: 1 })).toEqual({
      kind: 'request',
      request,
    });
    expect(read({ kind: 'call', code: 'Laurel.x()', result: null })).toEqual({
      kind: 'call',
      code: 'Laurel.x()',
      result: null,
    });
    expect(read({ kind: 'output', text: 'a', isError: false, href: 'javascript:' })).toEqual({
      kind: 'output',
      text: 'a',
      isError: false,
    });
  });

  it.each([
    { kind: 'token', number: 1, token: 'a' },
    { kind: 'needsToken', number: '1', isGuest: false },
    { kind: 'event', name: 'load', payload: {} },
    { kind: 'request', request: { method: 'GET', path: {}, status: 200, ms: 1 } },
    { kind: 'output', text: 1, isError: false },
    { kind: 'link', href: null },
    null,
    'ready',
  ])('is invalid if it is %j', (value) => {
    expect(read(value)).toBeNull();
  });

  it('is invalid if it is no text, no JSON, or too long', () => {
    expect(readFrameMessage({ kind: 'ready' })).toBeNull();
    expect(readFrameMessage('{')).toBeNull();
    const text = 'a'.repeat(FRAME_LIMITS.length);
    expect(read({ kind: 'output', isError: false, text })).toBeNull();
  });

  it('is shortened if it is too long, and says so', () => {
    const long = '\n'.repeat(FRAME_LIMITS.length);
    for (const message of [
      { kind: 'output', isError: false, text: long },
      { kind: 'call', code: `Laurel.x(${long})`, result: { status: 'success', data: [long] } },
      { kind: 'event', name: 'widget_opened', payload: { long } },
    ] as const) {
      const received = readFrameMessage(writeFrameMessage(message));
      expect(received?.kind).toBe(message.kind);
      expect(JSON.stringify(received)).toContain('(shortened, because it is longer than 64 kB)');
    }
    const short = { kind: 'output', isError: true, text: 'a' } as const;
    expect(readFrameMessage(writeFrameMessage(short))).toEqual(short);
  });
});
