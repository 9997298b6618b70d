import { beforeEach } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { emptyProgram, type Program } from './rewards.fixture';

const DAY_MS = 24 * 60 * 60 * 1_000;

type CustomerRow = Parameters<Program['customer']>[0];

/** The API of the current test. */
export let api: TestApi;
/** Adds rows to the program of the shop, which starts empty. */
export let program: Program;
/** A customer without history, except for the balance. */
export let customer: Awaited<ReturnType<Program['customer']>>;

/**
 * Prepares the API, an empty program and a customer for each test of a file. Call it outside tests.
 *
 * @param row columns of the customer
 */
export function setUpProgram(row?: CustomerRow): void {
  beforeEach(async () => {
    api = await createTestApi(await testDatabase());
    program = await emptyProgram(api);
    await replaceCustomer(row);
  });
}

/** Replaces the customer for the rest of the current test. */
export async function replaceCustomer(row?: CustomerRow): Promise<void> {
  customer = await program.customer(row);
}

/** The points of the customer. */
export const balance = async () => (await program.readCustomer(customer.id)).pointsBalance;

/** A timestamp that is some days after the present one, or before it if the number is negative. */
export const at = (days: number, milliseconds = 0) =>
  new Date(api.clock.now() + days * DAY_MS + milliseconds);

/** Sends the event of a custom action, by default of the customer. */
export function send(ruleId: number, { customerIdentifier } = customer, token?: string) {
  const body = { customerIdentifier, ruleId, ruleType: 'custom_action' };
  return api.call('sendEvent', { body, ...(token && { token }) });
}
