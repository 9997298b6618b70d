import { ApiError } from '../../http/api-error';
import type { ChangeContext } from '../../http/context';
import { spendingRuleAction } from '../earning/activity-view';
import { changePoints } from '../earning/change-points';
import { lockCustomer } from '../earning/points-store';
import type { CustomerRow, SpendingRuleRow } from '../rows';
import {
  priceOf,
  type RedeemChoice,
  redeemDenial,
  redeemedReward,
  redeemProblem,
} from './redeem-rules';
import { countUses, queueRedemption } from './redemption-store';
import { findProductsOfVariants, readSpendingRule } from './spending-store';
import { offeredVariants } from './spending-view';

/**
 * Takes the points of a redemption and queues it. Points leave the balance here and not when the reward is issued, so
 * parallel requests can't spend the same points.
 *
 * @param confirm called when nothing else prevents the redemption; throws if the customer must confirm it first
 * @returns the id of the redemption
 * @throws ApiError if the rule doesn't exist, if the request doesn't fit it, if the customer may not redeem it, or if
 * there are not enough points
 */
export async function acceptRedemption(
  context: ChangeContext,
  customer: CustomerRow,
  { ruleId, ...choice }: RedeemChoice & { ruleId: number },
  confirm: (customer: CustomerRow) => Promise<void>,
): Promise<number> {
  const { transaction, shop } = context;
  const rule = await readSpendingRule(transaction, shop.id, ruleId);
  if (!rule) throw new ApiError('spendingRuleNotFound');
  const available = await findProductsOfVariants(transaction, shop.id, offeredVariants(rule));
  const problem = redeemProblem(rule, choice, available);
  if (problem) throw new ApiError('redeemInvalid', { messages: [problem] });

  const price = priceOf(rule, choice);
  // Once without a lock: of many parallel requests, those that can't succeed don't keep the others waiting.
  await checkRedeemer(context, customer, rule, price);
  const locked = await lockCustomer(context, customer);
  await checkRedeemer(context, locked, rule, price);
  await confirm(locked);

  const spendingRule = spendingRuleAction(rule, price);
  const changed = await changePoints(context, locked, -price, {
    fields: { type: 'redeem', spentPoints: price, spendingRule, reward: null },
    ruleId: rule.id,
  });
  if (!changed) throw new ApiError('notEnoughPoints');
  return queueRedemption(context, {
    customerId: locked.id,
    ruleId: rule.id,
    activityId: changed.activity.id,
    points: price,
    selectedVariantId: rule.type === 'free_product' ? choice.selectedVariantId : null,
    reward: redeemedReward(rule, choice, shop.settings),
  });
}

/** @throws ApiError if a customer may not redeem a rule, or has not enough points */
async function checkRedeemer(
  { transaction, shop }: ChangeContext,
  customer: CustomerRow,
  rule: SpendingRuleRow,
  price: number,
): Promise<void> {
  const uses = rule.useLimit === null ? undefined : await countUses(transaction, customer);
  const redeemer = { ...customer, uses: uses?.get(rule.id) ?? 0 };
  const denial = redeemDenial(rule, redeemer, shop.settings);
  if (denial) throw new ApiError('redeemDenied', { messages: [denial.message] });
  if (customer.pointsBalance < price) throw new ApiError('notEnoughPoints');
}
