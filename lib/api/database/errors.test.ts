import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connected, DatabaseUnavailableError, isUnavailable } from './errors';

const failure = (code: string) => Object.assign(new Error('failed'), { code });
const ofStatement = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

describe('an error of the system', () => {
  it.each(['ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'ENOSPC', 'EPIPE', 'ETIMEDOUT'])(
    'says that the database is not available only if a statement failed with it: %s',
    (code) => {
      expect(isUnavailable(ofStatement(failure(code)))).toBe(true);
      expect(isUnavailable(failure(code))).toBe(false);
      expect(isUnavailable(new Error('A file is missing.', { cause: failure(code) }))).toBe(false);
    },
  );

  it('or if the connection failed with it', async () => {
    const unavailable = connected(Promise.reject(failure('ECONNREFUSED')));
    await expect(unavailable).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await expect(connected(Promise.reject(failure('28P01')))).rejects.toMatchObject({
      code: '28P01',
    });
  });
});

it('A message about a lost connection only counts for a statement', () => {
  const lost = new Error('Connection terminated unexpectedly');
  expect(isUnavailable(ofStatement(lost))).toBe(true);
  expect(isUnavailable(lost)).toBe(false);
});

it.each([
  ['57P01', true],
  ['57P02', true],
  ['53300', true],
  ['08006', true],
  ['58030', true],
  ['57014', false],
  ['23505', false],
])('The state %s of the database says %s', (code, expected) => {
  expect(isUnavailable(failure(code))).toBe(expected);
  expect(isUnavailable(ofStatement(failure(code)))).toBe(expected);
});
