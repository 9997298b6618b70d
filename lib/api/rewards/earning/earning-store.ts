import { and, asc, count, eq, gt, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import type { EarningRuleType } from '../../database/reward-types';
import { isOfCustomer, isRow } from '../../database/sql';
import { activities, earningRules, punchCards } from '../../database/tables/rewards';
import { countedAfter, limitOf } from '../redemption/limit-rules';
import type { CustomerRow, EarningRuleRow } from '../rows';

/** The active earning rules, in the order in which they appear. */
export function listEarningRules(
  transaction: Transaction,
  shopId: number,
): Promise<EarningRuleRow[]> {
  return transaction
    .select()
    .from(earningRules)
    .where(and(eq(earningRules.shopId, shopId), eq(earningRules.isActive, true)))
    .orderBy(asc(earningRules.position), asc(earningRules.id));
}

/** An earning rule, active or not. */
export async function readEarningRule(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<EarningRuleRow | null> {
  const [rule] = await transaction
    .select()
    .from(earningRules)
    .where(isRow(earningRules, shopId, id));
  return rule ?? null;
}

/** The first active rule of a type; `null` if the shop has none. */
export async function findActiveRule(
  transaction: Transaction,
  shopId: number,
  type: EarningRuleType,
): Promise<EarningRuleRow | null> {
  const rules = await listEarningRules(transaction, shopId);
  return rules.find((rule) => rule.type === type) ?? null;
}

/** Counts the rewards of a customer by rule, each within its period; rules without any are missing. */
export async function countRewards(
  transaction: Transaction,
  customer: CustomerRow,
  rules: readonly EarningRuleRow[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (rules.length === 0) return new Map();
  const counts = await transaction
    .select({ ruleId: activities.ruleId, times: count() })
    .from(activities)
    .where(
      and(
        isOfCustomer(activities, customer),
        eq(activities.type, 'reward'),
        or(
          ...rules.map((rule) => {
            const after = countedAfter(limitOf(rule), now);
            const isOfRule = eq(activities.ruleId, rule.id);
            return after ? and(isOfRule, gt(activities.createdAt, after)) : isOfRule;
          }),
        ),
      ),
    )
    .groupBy(activities.ruleId);
  return new Map(counts.flatMap(({ ruleId, times }) => (ruleId === null ? [] : [[ruleId, times]])));
}

/** Whether a customer was rewarded for reviewing a product. */
export async function wasRewardedForProduct(
  transaction: Transaction,
  customer: CustomerRow,
  productId: number,
): Promise<boolean> {
  const reviewRules = transaction
    .select({ id: earningRules.id })
    .from(earningRules)
    .where(and(eq(earningRules.shopId, customer.shopId), eq(earningRules.type, 'leave_review')));
  const found = await transaction
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        isOfCustomer(activities, customer),
        eq(activities.type, 'reward'),
        eq(activities.productId, productId),
        // Other rules reward products too, such as a purchase.
        inArray(activities.ruleId, reviewRules),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Punches of a customer by the id of the punch card rule; rules without any are missing. */
export async function readPunchCards(transaction: Transaction, customer: CustomerRow) {
  const cards = await transaction
    .select()
    .from(punchCards)
    .where(isOfCustomer(punchCards, customer));
  return new Map(cards.map((card) => [card.ruleId, card]));
}
