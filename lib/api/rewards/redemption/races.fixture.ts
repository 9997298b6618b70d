import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { createTestApi, type TestApi } from '../../../tools/testing/api/test-api';
import type { Database } from '../../database/database';
import { emptyProgram } from '../rewards.fixture';

type Operation = Parameters<TestApi['call']>[0];

/** Sends a request as often as it takes until the rate limit admits it. */
async function callAdmitted(api: TestApi, operation: Operation, body: object): Promise<number> {
  for (;;) {
    const { status } = await api.call(operation, { body });
    if (status !== 429) return status;
  }
}

/** Sends equal requests at once. @returns how many responses had each status */
async function countStatuses(api: TestApi, times: number, operation: Operation, body: object) {
  const counts: Record<number, number> = {};
  const statuses = await Promise.all(
    Array.from({ length: times }, () => callAdmitted(api, operation, body)),
  );
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function start(database: Database) {
  const api = await createTestApi(database);
  return { api, program: await emptyProgram(api) };
}

/** Of parallel events, a limit of 1 lets exactly one through. */
export async function raceForLimit(database: Database, times: number): Promise<void> {
  const { api, program } = await start(database);
  const { id, customerIdentifier } = await program.customer();
  const ruleId = await program.earningRule({ timesAction: 1 });
  const body = { customerIdentifier, ruleId, ruleType: 'custom_action' };
  expect(await countStatuses(api, times, 'sendEvent', body)).toEqual({ 204: 1, 422: times - 1 });
  expect((await program.readCustomer(id)).pointsBalance).toBe(50);
}

/** Of parallel redemptions, exactly as many are accepted as the balance pays for. */
export async function raceForPoints(database: Database, times: number): Promise<void> {
  const { api, program } = await start(database);
  const { id, customerIdentifier } = await program.customer({ pointsBalance: 1_000 });
  const ruleId = await program.spendingRule({ pointsPrice: 100 });
  const body = { customerIdentifier, ruleId };
  expect(await countStatuses(api, times, 'redeem', body)).toEqual({ 204: 10, 403: times - 10 });
  expect((await program.readCustomer(id)).pointsBalance).toBe(0);
  // Several workers at once: each redemption is fulfilled once.
  await Promise.all([1, 2, 3, 4].map(() => program.fulfill(randomBytes, 3)));
  await program.fulfill(randomBytes);
  expect(await program.activeRewards(customerIdentifier)).toHaveLength(10);
  const codes = (await program.activeRewards(customerIdentifier)).map(
    ({ code }: { code: string }) => code,
  );
  expect(new Set(codes).size).toBe(10);
}

/** Of parallel redemptions, a use limit of 3 lets exactly three through. */
export async function raceForUses(database: Database, times: number): Promise<void> {
  const { api, program } = await start(database);
  const { id, customerIdentifier } = await program.customer({ pointsBalance: 100_000 });
  const ruleId = await program.spendingRule({ pointsPrice: 100, useLimit: 3 });
  const body = { customerIdentifier, ruleId };
  expect(await countStatuses(api, times, 'redeem', body)).toEqual({ 204: 3, 403: times - 3 });
  expect((await program.readCustomer(id)).pointsBalance).toBe(99_700);
}

/** A tier that parallel events reach gives its entry reward once. */
export async function raceForTier(database: Database, times: number): Promise<void> {
  const { api, program } = await start(database);
  const { id, customerIdentifier } = await program.customer();
  await program.tier(1, {
    conditionValue: 60,
    details: { rewarding: { type: 'points', points: 7 } },
  });
  const ruleId = await program.earningRule();
  const body = { customerIdentifier, ruleId, ruleType: 'custom_action' };
  expect(await countStatuses(api, times, 'sendEvent', body)).toEqual({ 204: times });
  expect((await program.readCustomer(id)).pointsBalance).toBe(times * 50 + 7);
  const topics = (await api.newEvents()).map(({ topic }) => topic);
  expect(topics.filter((topic) => topic === 'customer/tierUpdated')).toHaveLength(1);
}
