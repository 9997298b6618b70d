import { describe, expect, it } from 'vitest';
import { type AttemptOutcome, nextStep, RETRY_DELAYS_MS } from './retry-rules';

const NOW = Date.parse('2026-03-04T09:15:00.000Z');
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

function stepAfter(outcome: Partial<AttemptOutcome>, random = 0.5) {
  return nextStep(
    { number: 1, status: 500, error: null, retryAfter: null, ...outcome },
    { now: NOW, random },
  );
}

const waiting = (delayMs: number) => ({ state: 'waiting', delayMs });

describe('the step after an attempt', () => {
  it.each([200, 201, 204, 299])('is the end if the status is %i', (status) => {
    expect(stepAfter({ status })).toEqual({ state: 'delivered' });
  });

  it.each([199, 300, 301, 304, 400, 401, 404, 409, 411, 429, 500, 503])(
    'is a retry if the status is %i',
    (status) => expect(stepAfter({ status })).toEqual(waiting(10 * SECOND_MS)),
  );

  it('is a retry if there was no response, or an incomplete one', () => {
    expect(stepAfter({ status: null, error: 'The connection was refused.' })).toEqual(
      waiting(10_000),
    );
    expect(stepAfter({ status: null, error: null })).toEqual(waiting(10_000));
    expect(stepAfter({ status: 200, error: 'The connection was reset.' })).toEqual(waiting(10_000));
  });

  it('is a failure at once if the status is 410', () => {
    expect(stepAfter({ status: 410 })).toEqual({ state: 'failed' });
  });

  it('waits longer after each attempt, and fails after the ninth', () => {
    const seconds = [10, 30, 120, 300, 900, 1_800, 3_600, 7_200];
    expect(RETRY_DELAYS_MS).toEqual(seconds.map((delay) => delay * SECOND_MS));
    for (const [index, delay] of seconds.entries()) {
      expect(stepAfter({ number: index + 1 })).toEqual(waiting(delay * SECOND_MS));
    }
    expect(stepAfter({ number: 9 })).toEqual({ state: 'failed' });
    expect(stepAfter({ number: 9, status: 200 })).toEqual({ state: 'delivered' });
  });

  it('varies by 10 percent', () => {
    expect(stepAfter({ number: 2 }, 0)).toEqual(waiting(27 * SECOND_MS));
    expect(stepAfter({ number: 2 }, 1)).toEqual(waiting(33 * SECOND_MS));
    expect(stepAfter({ number: 2 }, 0.25)).toEqual(waiting(28.5 * SECOND_MS));
    expect(stepAfter({ number: 1 }, 1 / 3)).toEqual(waiting(9_667));
  });
});

describe('Retry-After', () => {
  it.each([429, 503])('of a %i postpones the retry', (status) => {
    expect(stepAfter({ status, retryAfter: '120' })).toEqual(waiting(120 * SECOND_MS));
    expect(stepAfter({ status, retryAfter: ' 120 ' })).toEqual(waiting(120 * SECOND_MS));
    expect(stepAfter({ status, retryAfter: 'Wed, 04 Mar 2026 09:20:00 GMT' })).toEqual(
      waiting(300 * SECOND_MS),
    );
  });

  it('postpones it by an hour at most', () => {
    expect(stepAfter({ status: 503, retryAfter: '3600' })).toEqual(waiting(HOUR_MS));
    expect(stepAfter({ status: 503, retryAfter: '3601' })).toEqual(waiting(HOUR_MS));
    expect(stepAfter({ status: 429, retryAfter: '9'.repeat(400) })).toEqual(waiting(HOUR_MS));
    expect(stepAfter({ status: 429, retryAfter: 'Thu, 05 Mar 2026 09:20:00 GMT' })).toEqual(
      waiting(HOUR_MS),
    );
  });

  it('never makes a retry earlier than planned', () => {
    expect(stepAfter({ status: 503, retryAfter: '1' })).toEqual(waiting(10 * SECOND_MS));
    expect(stepAfter({ status: 503, retryAfter: '0' }, 1)).toEqual(waiting(11 * SECOND_MS));
    expect(stepAfter({ status: 503, retryAfter: 'Wed, 04 Mar 2026 09:00:00 GMT' })).toEqual(
      waiting(10 * SECOND_MS),
    );
    expect(stepAfter({ number: 8, status: 503, retryAfter: '60' })).toEqual(waiting(2 * HOUR_MS));
  });

  it.each(['', 'soon', '-5', '1.5', '120s', 'x120', '2026-03-04T10:00:00Z', 'Later GMT'])(
    'is ignored if it is %j',
    (retryAfter) => expect(stepAfter({ status: 429, retryAfter })).toEqual(waiting(10 * SECOND_MS)),
  );

  it('of another status is ignored', () => {
    expect(stepAfter({ status: 500, retryAfter: '120' })).toEqual(waiting(10 * SECOND_MS));
    expect(stepAfter({ status: null, retryAfter: '120' })).toEqual(waiting(10 * SECOND_MS));
  });

  it("doesn't prolong the plan", () => {
    expect(stepAfter({ number: 9, status: 429, retryAfter: '120' })).toEqual({ state: 'failed' });
  });
});
