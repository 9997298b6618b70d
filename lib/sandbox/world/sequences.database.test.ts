import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HttpError } from '../../api/http/api-error';
import type { OperationId } from '../../api/operations';
import { brokenInvariants } from '../../tools/testing/api/invariants';
import { LONG_TEST_MS, runs } from '../../tools/testing/runner/test-all';
import type { WorldActionName } from './actions';
import { createWorld, type TestWorld } from './world.fixture';

interface Step {
  name: string;
  run(world: TestWorld): Promise<unknown>;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

const customerIdentifier = fc.constantFrom('7400112', '7400121', '7400128', '7400124', '999');
const total = fc.integer({ min: 0, max: 60_000 }).map((cents) => cents / 100);
const orderId = fc.constantFrom(5_500_203, 5_500_205, 9_000_001, 9_000_002);
const items = fc.subarray([{ variantId: 990011 }, { variantId: 990031 }, { variantId: 1 }]);
const order = { orderId: fc.option(orderId, { nil: undefined }), total, items };

const action = (name: WorldActionName, input: fc.Arbitrary<object>): fc.Arbitrary<Step> =>
  input.map((fields) => ({
    name: `${name} ${JSON.stringify(fields)}`,
    run: (world) => world.act(name, fields),
  }));

const request = (operation: OperationId, body: fc.Arbitrary<object>): fc.Arbitrary<Step> =>
  body.map((fields) => ({
    name: `${operation} ${JSON.stringify(fields)}`,
    run: async (world) =>
      world.call(operation, { body: fields, token: await world.issueToken('full') }),
  }));

const STEPS: readonly fc.Arbitrary<Step>[] = [
  action('orderPaid', fc.record({ customerIdentifier, ...order })),
  action(
    'orderRefunded',
    fc.record({
      orderId,
      amount: fc.option(fc.constantFrom(0.01, 10, 500), { nil: undefined }),
    }),
  ),
  action(
    'referral',
    fc.record({ referrerIdentifier: customerIdentifier, customerIdentifier, ...order }),
  ),
  action('addTag', fc.record({ customerIdentifier, tag: fc.constantFrom('staff', 'vip') })),
  action(
    'assignTier',
    fc.record({ customerIdentifier, tierId: fc.constantFrom(null, 10, 12, 13, 14, 99) }),
  ),
  action('importPoints', fc.record({ customerIdentifier, points: fc.constantFrom(0.01, 100) })),
  action(
    'confirmGuest',
    fc.oneof(
      fc.record({ reviewId: fc.constantFrom(5_211, 5_213, 1) }),
      fc.record({ questionId: fc.constantFrom(716, 710, 1) }),
    ),
  ),
  action(
    'moderate',
    fc.record({
      entity: fc.constantFrom('review', 'question', 'answer'),
      id: fc.constantFrom(5_210, 5_214, 710, 716, 811, 1),
      change: fc.constantFrom('publish', 'unpublish', 'delete'),
    }),
  ),
  action('removeProduct', fc.record({ productId: fc.constantFrom(880010, 880014, 1) })),
  action('programOff', fc.record({ program: fc.constantFrom('points', 'tiers', 'referrals') })),
  action('programOn', fc.record({ program: fc.constantFrom('points', 'tiers', 'referrals') })),
  action('ruleOff', fc.record({ ruleId: fc.constantFrom(31, 34, 36, 51, 1) })),
  action('ruleOn', fc.record({ ruleId: fc.constantFrom(31, 34, 36, 51, 1) })),
  request(
    'updateBalance',
    fc.record({ customerIdentifier, balanceDelta: fc.constantFrom(-50, 80) }),
  ),
  request(
    'redeem',
    fc.record({
      customerIdentifier,
      ruleId: fc.constant(51),
      pointsToSpend: fc.constantFrom(100, 200),
    }),
  ),
  request(
    'createReview',
    fc.record({
      customerIdentifier,
      productId: fc.constantFrom(880010, 880021),
      rate: fc.integer({ min: 1, max: 5 }),
      body: fc.constant('Good.'),
    }),
  ),
  request(
    'createWishlistItem',
    fc.record({ customerIdentifier, productId: fc.constantFrom(880010, 880014) }),
  ),
  fc.constantFrom(1, 40, 200, 366).map((days) => ({
    name: `${days} days later`,
    run: (world) => world.advanceTo(world.clock.now() + days * DAY_MS),
  })),
];

it(
  'keeps the invariants, whatever the order of actions, requests and days',
  async () => {
    const sequence = fc.array(fc.oneof(...STEPS), { minLength: 8, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(sequence, async (steps) => {
        const world = await createWorld();
        for (const { name, run } of steps) {
          try {
            await run(world);
          } catch (error) {
            if (!(error instanceof HttpError)) throw new Error(`${name} failed.`, { cause: error });
            expect(error.status, name).toBeLessThan(500);
          }
          expect(await brokenInvariants(world.database, world.shop.id), name).toEqual([]);
        }
      }),
      { numRuns: runs({ test: 2, all: 200 }) },
    );
  },
  LONG_TEST_MS,
);
