import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { customerSteps } from '../tools/testing/api/model/customer-steps';
import { readModel } from '../tools/testing/api/model/read-shop';
import { reviewSteps } from '../tools/testing/api/model/review-steps';
import { sessionSteps } from '../tools/testing/api/model/session-steps';
import { ShopDriver } from '../tools/testing/api/model/shop-driver';
import type { ShopModel } from '../tools/testing/api/model/shop-model';
import { wishlistSteps } from '../tools/testing/api/model/wishlist-steps';
import { worldSteps } from '../tools/testing/api/model/world-steps';
import { createTestApi } from '../tools/testing/api/test-api';
import { testDatabase } from '../tools/testing/api/test-database';
import { LONG_TEST_MS, runs } from '../tools/testing/runner/test-all';
import type { Database } from './database/database';

const STEPS = [...customerSteps, ...reviewSteps, ...wishlistSteps, ...sessionSteps, ...worldSteps];
const MAX_STEPS = 50;

let database: Database;
/** Every copy of the demo shop starts from it. */
let initial: ShopModel;
beforeAll(async () => {
  database = await testDatabase();
  const { shop, clients } = await createTestApi(database);
  initial = await readModel(database, shop.id, clients.full.clientId);
});

it('has at least 15 kinds of steps', () => {
  expect(STEPS.length).toBeGreaterThanOrEqual(15);
});

it(
  'keeps the invariants and does what the model says, whatever the order of requests',
  async () => {
    const commands = fc.commands(STEPS, { maxCommands: MAX_STEPS, size: 'max' });
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const api = await createTestApi(database, { keepBuckets: true });
        const setup = async () => ({
          model: structuredClone(initial),
          real: new ShopDriver(api),
        });
        await fc.asyncModelRun(setup, sequence);
      }),
      { numRuns: runs({ test: 3, all: 1_000 }) },
    );
  },
  LONG_TEST_MS,
);
