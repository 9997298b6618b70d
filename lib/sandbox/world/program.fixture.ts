import { beforeEach } from 'vitest';
import { emptyProgram, type Program } from '../../api/rewards/rewards.fixture';
import { createWorld, type TestWorld } from './world.fixture';

/** The demo shop of the current test. */
export let world: TestWorld;
/** Its program, without rules, tiers and campaigns until the test adds them. */
export let program: Program;
/** A customer without points, orders and tier. */
export let customer: Awaited<ReturnType<Program['customer']>>;

/** Creates a shop with an empty program and a customer for each test. Call it outside tests. */
export function setUpProgram(): void {
  beforeEach(async () => {
    world = await createWorld();
    program = await emptyProgram(world);
    customer = await program.customer();
  });
}

/** The points balance of a customer, by default of {@link customer}. */
export const balance = async (id = customer.id) => (await program.readCustomer(id)).pointsBalance;
