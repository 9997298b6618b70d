import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overfullIntervals } from '../../../tools/testing/api/admissions';
import { testDatabase } from '../../../tools/testing/api/test-database';
import { LONG_TEST_MS, runs } from '../../../tools/testing/runner/test-all';
import { takeFromBucket } from './rate-bucket-store';

/** The bucket in the words of SPECIFICATION.md, section 10: requests and seconds, as fractions of 1,000. */
function createModel() {
  let level = 0n;
  let last = 0n;
  return {
    take(now: number) {
      const at = BigInt(now);
      const elapsed = at > last ? at - last : 0n;
      level = level - 2n * elapsed > 0n ? level - 2n * elapsed : 0n;
      last = at > last ? at : last;
      const isAdmitted = level + 1_000n <= 40_000n;
      if (isAdmitted) level += 1_000n;
      const over = level + 1_000n - 40_000n;
      const wait = Number((over + 1_999n) / 2_000n);
      return {
        isAdmitted,
        remaining: Number((40_000n - level) / 1_000n),
        resetSeconds: Number((level + 1_999n) / 2_000n),
        retryAfterSeconds: isAdmitted ? 0 : Math.max(1, wait),
      };
    },
  };
}

const START = Date.parse('2026-03-04T09:15:00Z');

/** Bursts: a pause in milliseconds (negative if the clock goes back), then requests at once. */
const bursts = fc.array(
  fc.record({
    pause: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: -5_000, max: 30_000 })),
    requests: fc.integer({ min: 1, max: 45 }),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('the rate bucket', () => {
  it('admits 40 at once, 20 after 10 seconds, and is empty after 20 more', async () => {
    const database = await testDatabase();
    const key = randomUUID();
    const admitted = async (now: number, requests: number) => {
      const decisions = [];
      for (let i = 0; i < requests; i++) decisions.push(await takeFromBucket(database, key, now));
      return decisions.filter(({ isAdmitted }) => isAdmitted).length;
    };
    expect(await admitted(START, 60)).toBe(40);
    expect(await admitted(START + 10_000, 60)).toBe(20);
    expect((await takeFromBucket(database, key, START + 30_000)).remaining).toBe(39);
  });

  it(
    'decides as the model, whatever the sequence',
    async () => {
      const database = await testDatabase();
      await fc.assert(
        fc.asyncProperty(bursts, async (sequence) => {
          const key = randomUUID();
          const model = createModel();
          let now = START;
          for (const { pause, requests } of sequence) {
            now += pause;
            for (let i = 0; i < requests; i++) {
              expect(await takeFromBucket(database, key, now)).toEqual(model.take(now));
            }
          }
        }),
        { numRuns: runs({ test: 12, all: 10_000 }) },
      );
    },
    LONG_TEST_MS,
  );

  it('admits a client that waits for Retry-After each time', async () => {
    const database = await testDatabase();
    const key = randomUUID();
    let now = START;
    let wasRejected = false;
    for (let request = 0; request < runs({ test: 200, all: 1_000 }); request++) {
      const { isAdmitted, retryAfterSeconds } = await takeFromBucket(database, key, now);
      expect(isAdmitted || !wasRejected).toBe(true);
      wasRejected = !isAdmitted;
      now += isAdmitted ? 3 : retryAfterSeconds * 1_000;
    }
  });

  it(
    'never admits more than 40 requests and 2 a second in any interval',
    async () => {
      const database = await testDatabase();
      const steps = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 60, maxLength: 120 });
      await fc.assert(
        fc.asyncProperty(steps, async (pauses) => {
          const key = randomUUID();
          const admittedAt: number[] = [];
          let now = START;
          for (const pause of pauses) {
            now += pause;
            if ((await takeFromBucket(database, key, now)).isAdmitted) admittedAt.push(now);
          }
          expect(overfullIntervals(admittedAt)).toEqual([]);
        }),
        { numRuns: runs({ test: 4, all: 100 }) },
      );
    },
    LONG_TEST_MS,
  );
});
