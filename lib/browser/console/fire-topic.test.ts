import { expect, it } from 'vitest';
import { type Attempt, attemptNumber, isAhead } from './fire-topic';

function attemptAt(at: string): Attempt {
  const headers = {
    'X-Laurel-Attempt': '1',
    'webhook-timestamp': String(Date.UTC(2026, 0, 1) / 1_000),
  };
  const request = { headers, body: '{}' };
  return { at, request, status: 200, response: '', ms: 5, error: null };
}

it('the number of an attempt is that of its header', () => {
  expect(attemptNumber(attemptAt('2026-01-01T00:00:00.250Z'))).toBe('1');
});

it('an attempt is ahead of the real time after the clock of the sandbox was moved', () => {
  expect(isAhead(attemptAt('2026-01-01T00:00:00.950Z'))).toBe(false);
  expect(isAhead(attemptAt('2026-01-01T00:00:09.500Z'))).toBe(true);
});
