import { describe, expect, it } from 'vitest';
import { digitsOf, secondsToWait } from './code-rules';

const SENT_AT = new Date('2026-03-04T09:15:00Z');
const KEY = new Uint8Array(32);
const at = (seconds: number) => new Date(SENT_AT.getTime() + seconds * 1_000);

describe('the digits of a code', () => {
  const row = { shopId: 1, customerId: 2, sentAt: SENT_AT };

  it('are six, also if they begin with zeros', () => {
    const codes = Array.from({ length: 2_000 }, (_, number) =>
      digitsOf(KEY, { ...row, sentAt: at(number) }),
    );
    expect(codes.filter((code) => !/^[0-9]{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('00'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_990);
  });

  it('belong to one customer of one shop, and to one secret key', () => {
    const codes = [
      digitsOf(KEY, row),
      digitsOf(KEY, { ...row, shopId: 2 }),
      digitsOf(KEY, { ...row, customerId: 3 }),
      digitsOf(KEY.fill(1), row),
    ];
    expect(new Set(codes).size).toBe(4);
  });
});

describe('the wait for another code', () => {
  it('is a minute after the latest one', () => {
    expect(secondsToWait([], SENT_AT)).toBe(0);
    expect(secondsToWait([SENT_AT], at(0))).toBe(60);
    expect(secondsToWait([SENT_AT], at(59.5))).toBe(1);
    expect(secondsToWait([SENT_AT], at(60))).toBe(0);
  });

  it('is an hour after the first of five', () => {
    const sent = [at(240), at(180), at(120), at(60), at(0)];
    expect(secondsToWait(sent.slice(1), at(300))).toBe(0);
    expect(secondsToWait(sent, at(300))).toBe(3_300);
    expect(secondsToWait(sent, at(3_600))).toBe(0);
  });
});
