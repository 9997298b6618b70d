import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../api/database/database';
import { issuedRewards, redemptions } from '../../../api/database/tables/rewards';
import { events } from '../../../api/database/tables/webhooks';
import { fulfillRedemptions } from '../../../api/rewards/redemption/fulfill-redemptions';
import { brokenInvariants } from '../api/invariants';
import { plannedRequest, type WriterShop } from './planned-requests';
import { readCommitted, readEffects, readEvents } from './read-effects';
import { plannedRequestSender } from './send-planned';
import type { WriterReport } from './start-writer';

const LATER_MS = 60 * 60 * 1_000;

/** Number of the last acknowledged requests that are sent again. */
const RETRIES = 20;

interface Recovery {
  database: Database;
  shop: WriterShop;
  /** Runs before this one are checked again. */
  run: number;
  now: number;
  report: WriterReport;
}

/**
 * Checks a database after its writer was killed: what it acknowledged is there, what it did not acknowledge is there
 * with all that belongs to it or not at all, retries are safe, and no redemption is left behind.
 */
export async function checkRecovery(recovery: Recovery): Promise<void> {
  const { database, shop, run, now, report } = recovery;
  await checkCommitted(recovery);
  const send = plannedRequestSender({ database, now: () => now, randomBytes }, shop.token);
  const retried = [...report.sent].filter(
    (number) => !report.done.has(number) || number >= report.done.size - RETRIES,
  );
  for (const number of retried) {
    const planned = plannedRequest(shop, run, number);
    const acknowledged = report.done.get(number);
    const { status, isReplayed, body } = await send(planned);
    if (acknowledged)
      expect([isReplayed, status, body]).toEqual([true, acknowledged.status, acknowledged.body]);
    else
      expect([planned.operation, status]).toEqual([planned.operation, status === 204 ? 204 : 200]);
  }
  await checkCommitted(recovery);
  await checkRedemptions(recovery);
}

/** The stored rows and events are those of the requests whose keys are stored, and all that were acknowledged are. */
async function checkCommitted({ database, shop, run, report }: Recovery): Promise<void> {
  const runs = Array.from({ length: run + 1 }, (_, index) => index);
  const committed = (
    await Promise.all(runs.map((index) => readCommitted(database, shop, index)))
  ).flat();
  const keys = new Set(committed.map(({ idempotencyKey }) => idempotencyKey));
  const lost = [...report.done.keys()].filter(
    (number) => !keys.has(plannedRequest(shop, run, number).idempotencyKey),
  );
  expect(lost).toEqual([]);
  expect(await brokenInvariants(database, shop.shopId)).toEqual([]);
  expect(await readEffects(database, shop)).toEqual(committed.map(({ effect }) => effect).sort());
  expect(await readEvents(database, shop)).toEqual(
    committed.flatMap(({ event }) => event ?? []).sort(),
  );
}

/** After the leases have ended, each accepted redemption has one reward, with one event. */
async function checkRedemptions({ database, shop, now }: Recovery): Promise<void> {
  const services = { database, now: () => now + LATER_MS, randomBytes };
  const limit = 100;
  for (let isDue = true; isDue; ) {
    const { claimed, errors } = await fulfillRedemptions(services, { limit });
    expect(errors).toEqual([]);
    isDue = claimed === limit;
  }
  const { shopId } = shop;
  expect(await brokenInvariants(database, shopId, { isDrained: true })).toEqual([]);
  const accepted = await database
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.shopId, shopId), eq(redemptions.ruleId, shop.spendingRuleId)));
  expect(accepted.filter(({ state }) => state !== 'fulfilled')).toEqual([]);
  const customerIds = [...new Set(accepted.map(({ customerId }) => customerId))];
  if (customerIds.length === 0) return;
  const rewards = await database
    .select()
    .from(issuedRewards)
    .where(and(eq(issuedRewards.shopId, shopId), inArray(issuedRewards.customerId, customerIds)));
  const redeemed = rewards.filter(({ details }) => details.origin === 'redeem');
  expect(redeemed).toHaveLength(accepted.length);
  const created = await database
    .select()
    .from(events)
    .where(and(eq(events.shopId, shopId), eq(events.topic, 'customer/rewardCreated')));
  const codes = created.map(({ payload }) => (payload as { reward: { code: string } }).reward.code);
  expect(codes.sort()).toEqual(rewards.map(({ code }) => code).sort());
}
