import type { customers } from '../database/tables/customers';
import type { ChangeContext } from '../http/context';
import { findActiveRule } from '../rewards/earning/earning-store';
import { giveReward, isRewardDue } from '../rewards/redemption/give-reward';

/** Rewards a customer for a published review, once for each product. */
export async function rewardReview(
  context: ChangeContext,
  customer: typeof customers.$inferSelect,
  productId: number,
): Promise<void> {
  const { transaction, shop } = context;
  const rule = await findActiveRule(transaction, shop.id, 'leave_review');
  if (!rule || !(await isRewardDue(context, { customer, rule, productId }))) return;
  await giveReward(context, { customer, rule, activityType: 'reward', productId });
}
