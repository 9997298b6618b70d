import type { Transaction } from '../../database/database';
import { inTransaction } from '../../database/transaction';
import { changeContext } from '../../http/change-context';
import type { ChangeContext } from '../../http/context';
import type { ApiServices } from '../../http/services';
import { shopTime, systemTime } from '../../http/shop-clock';
import { spendingRuleAction } from '../earning/activity-view';
import { changePoints } from '../earning/change-points';
import { lockCustomer } from '../earning/points-store';
import type { RedemptionRow } from '../rows';
import { LEASE_MS, nextAttemptAt } from './fulfillment-rules';
import { issueReward } from './issue-reward';
import { attachReward, claimDue, finishAttempt, readShop } from './redemption-store';
import { findProductsOfVariants, readSpendingRule } from './spending-store';

export type FulfillmentServices = Pick<
  ApiServices,
  'database' | 'now' | 'randomBytes' | 'beforeChange' | 'onEvent'
>;

/** Limits of a batch. */
export interface BatchOptions {
  limit: number;
  /** Only of these shops; of all by default. */
  shopIds?: readonly number[] | undefined;
}

/** Result of a batch. */
export interface FulfilledBatch {
  /** Number of due redemptions; as many as the limit if there may be more. */
  claimed: number;
  /** Why attempts failed. Their redemptions are tried again, or their points were given back. */
  errors: unknown[];
}

/**
 * Fulfills redemptions that are due. Any number of processes can do so at once. A redemption is fulfilled in one
 * transaction, so it is fulfilled once, also if a process crashes at any point.
 */
export async function fulfillRedemptions(
  services: FulfillmentServices,
  { limit, shopIds }: BatchOptions,
): Promise<FulfilledBatch> {
  const { database, now } = services;
  const claimedAt = now();
  const redemptions = await claimDue(database, {
    now: new Date(claimedAt),
    leaseEndsAt: new Date(claimedAt + LEASE_MS),
    limit,
    shopIds,
  });
  const errors: unknown[] = [];
  for (const redemption of redemptions) {
    try {
      await change(services, redemption, fulfillOrFail);
    } catch (error) {
      errors.push(error);
      try {
        await change(services, redemption, retryOrFail);
      } catch (unsettled) {
        // The redemption is claimed again when its lease ends.
        errors.push(unsettled);
      }
    }
  }
  return { claimed: redemptions.length, errors };
}

type Step = (context: ChangeContext, redemption: RedemptionRow) => Promise<void>;

/** Runs a step in a separate transaction. */
async function change(
  { database, now: systemNow, randomBytes, beforeChange, onEvent }: FulfillmentServices,
  redemption: RedemptionRow,
  step: Step,
): Promise<void> {
  await inTransaction(database, async (transaction: Transaction) => {
    await beforeChange?.(transaction, redemption.shopId);
    const shop = await readShop(transaction, redemption.shopId);
    const clock = () => shopTime(shop, systemNow());
    await step(changeContext({ shop, clock, transaction, randomBytes, onEvent }), redemption);
  });
}

async function fulfillOrFail(context: ChangeContext, redemption: RedemptionRow): Promise<void> {
  const { transaction, shop } = context;
  const { customerId, ruleId, selectedVariantId, points, reward } = redemption;
  const rule = await readSpendingRule(transaction, shop.id, ruleId);
  if (!rule || !(await isAvailable(context, selectedVariantId))) {
    await fail(context, redemption);
    return;
  }
  // Before anything else: whoever comes second waits here, and then finds that the claim is over.
  if (!(await finishAttempt(transaction, redemption, { state: 'fulfilled' }))) return;
  const customer = await lockCustomer(context, { shopId: shop.id, id: customerId });
  const issued = await issueReward(context, customer, {
    details: reward,
    lifetimeInDays: rule.type === 'gift_card' ? null : rule.terms.lifetimeInDays,
    action: spendingRuleAction(rule, points),
    redemptionId: redemption.id,
  });
  await attachReward(transaction, redemption, issued.id);
}

async function isAvailable(
  { transaction, shop }: ChangeContext,
  variantId: number | null,
): Promise<boolean> {
  if (variantId === null) return true;
  return (await findProductsOfVariants(transaction, shop.id, [variantId])).has(variantId);
}

async function retryOrFail(context: ChangeContext, redemption: RedemptionRow): Promise<void> {
  const { transaction, shop, now } = context;
  const dueAt = nextAttemptAt(redemption.attempts, systemTime(shop, now));
  if (dueAt) await finishAttempt(transaction, redemption, { state: 'queued', dueAt });
  else await fail(context, redemption);
}

/** Gives the points back. */
async function fail(context: ChangeContext, redemption: RedemptionRow): Promise<void> {
  const { transaction, shop } = context;
  const { customerId, ruleId, points } = redemption;
  if (!(await finishAttempt(transaction, redemption, { state: 'failed' }))) return;
  const customer = await lockCustomer(context, { shopId: shop.id, id: customerId });
  await changePoints(context, customer, points, {
    fields: { type: 'refund', refundedPoints: points },
    ruleId,
  });
}
