import { describe, expect, it } from 'vitest';
import { updateBalanceRequest, updateBirthdayRequest } from './schema';

const customerIdentifier = '7400112';

describe('a customer identifier', () => {
  const accepts = (value: unknown) =>
    updateBalanceRequest.safeParse({ customerIdentifier: value, balanceDelta: 1 }).success;

  it.each(['7400112', 'mara@mail.example', '+4930555010'])('can be %s', (value) => {
    expect(accepts(value)).toBe(true);
  });

  it.each(['', 'mara', '0930 555', '+', '+0301', '7400112.0', 7400112, null])(
    'cannot be %j',
    (value) => {
      expect(accepts(value)).toBe(false);
    },
  );
});

describe('the body of updateBalance', () => {
  const accepts = (balanceDelta: unknown) =>
    updateBalanceRequest.safeParse({ customerIdentifier, balanceDelta }).success;

  it.each([1, -20, 0.01, 15.5, 1_000_000, -1_000_000])('accepts %d', (delta) => {
    expect(accepts(delta)).toBe(true);
  });

  it.each([0, -0, 0.001, 1.005, 1_000_000.01, '20', null, Number.NaN, Number.POSITIVE_INFINITY])(
    'rejects %j',
    (delta) => {
      expect(accepts(delta)).toBe(false);
    },
  );

  it('rejects unknown fields', () => {
    const body = { customerIdentifier, balanceDelta: 1 };
    expect(updateBalanceRequest.safeParse({ ...body, reason: 'x' }).success).toBe(false);
  });
});

describe('the body of updateBirthday', () => {
  const accepts = (date: object) =>
    updateBirthdayRequest.safeParse({ customerIdentifier, ...date }).success;

  it('accepts a day that exists', () => {
    expect(accepts({ day: 17, month: 9 })).toBe(true);
    expect(accepts({ day: 29, month: 2 })).toBe(true);
    expect(accepts({ day: 29, month: 2, year: 2000 })).toBe(true);
  });

  it('rejects a day that does not exist', () => {
    expect(accepts({ day: 31, month: 4 })).toBe(false);
    expect(accepts({ day: 30, month: 2 })).toBe(false);
    expect(accepts({ day: 29, month: 2, year: 1900 })).toBe(false);
    expect(accepts({ day: 0, month: 1 })).toBe(false);
    expect(accepts({ day: 1, month: 13 })).toBe(false);
    expect(accepts({ day: 1, month: 1, year: 1899 })).toBe(false);
    expect(accepts({ day: '1', month: 1 })).toBe(false);
  });
});
