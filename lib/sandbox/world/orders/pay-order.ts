import { ApiError } from '../../../api/http/api-error';
import type { ChangeContext } from '../../../api/http/context';
import { punchCardOf } from '../../../api/rewards/earning/earning-rules';
import { countRewards, listEarningRules } from '../../../api/rewards/earning/earning-store';
import { readActiveBoostCampaign } from '../../../api/rewards/program-store';
import { giveRewardBeforeTiers, isRewardDue } from '../../../api/rewards/redemption/give-reward';
import { findProductsOfVariants } from '../../../api/rewards/redemption/spending-store';
import type { CustomerRow, EarningRuleRow } from '../../../api/rewards/rows';
import { readMilestone } from '../../../api/rewards/tiers/tier-store';
import { badRequest } from '../define-action';
import type { PaidOrder } from '../fields';
import { isBoosted, reachesMinimum, rewardsPurchase } from './order-rules';
import { addPunch, insertItems, insertOrder, updateOrder } from './order-store';

/** An order that was just stored. */
interface StoredOrder {
  id: number;
  total: number;
  productIds: readonly number[];
}

/**
 * Stores a paid order and rewards it. Whether the customer has reached a tier is left to the caller.
 *
 * @param customer as `lockCustomer` returned it
 * @throws HttpError if a variant doesn't exist, or if the id of the order is taken
 */
export async function payOrder(
  context: ChangeContext,
  customer: CustomerRow,
  paid: PaidOrder,
): Promise<void> {
  const order = await storeOrder(context, customer, paid);
  const { shop, transaction } = context;
  if (!shop.settings.points.isEnabled || !customer.isEligibleForPoints) return;
  const campaign = await readActiveBoostCampaign(transaction, shop.id, context.now);
  const boostMultiplier = campaign?.pointsMultiplier ?? 1;
  const punchedRuleIds: number[] = [];
  for (const rule of await listEarningRules(transaction, shop.id)) {
    const isRewarded =
      rule.type === 'punch_card'
        ? await punch(context, customer, rule, order, punchedRuleIds)
        : await isPurchaseRewarded(context, customer, rule, order);
    if (!isRewarded) continue;
    await giveRewardBeforeTiers(context, {
      customer,
      rule,
      activityType: 'reward',
      orderId: order.id,
      note: `Order ${order.id}`,
      purchase: {
        amount: order.total,
        boostMultiplier: isBoosted(rule.type) ? boostMultiplier : 1,
      },
    });
  }
  if (punchedRuleIds.length > 0) {
    await updateOrder(transaction, { shopId: shop.id, id: order.id }, { punchedRuleIds });
  }
}

/** The database assigns ids in increasing order, but the shop platform may have used some of them. */
const MAX_IDS = 5;

async function storeOrder(
  { transaction, shop, now }: ChangeContext,
  customer: CustomerRow,
  { orderId, total, items }: PaidOrder,
): Promise<StoredOrder> {
  const productOf = await findProductsOfVariants(
    transaction,
    shop.id,
    items.map(({ variantId }) => variantId),
  );
  const rows = items.map(({ variantId, quantity }, at) => {
    const productId = productOf.get(variantId);
    if (productId === undefined) {
      const messages = [`items.${at}.variantId matches no variant`];
      throw new ApiError('variantNotFound', { messages });
    }
    return { shopId: shop.id, variantId, productId, quantity };
  });
  const row = { shopId: shop.id, customerId: customer.id, total, paidAt: now };
  for (let attempt = 1; attempt <= MAX_IDS; attempt++) {
    const id = await insertOrder(transaction, { ...row, ...(orderId && { id: orderId }) });
    if (id !== null) {
      await insertItems(
        transaction,
        rows.map((item) => ({ ...item, orderId: id })),
      );
      return { id, total, productIds: rows.map(({ productId }) => productId) };
    }
    if (orderId) throw badRequest('orderId is already the id of an order');
  }
  throw new Error(`${MAX_IDS} new ids of orders were all taken.`);
}

async function isPurchaseRewarded(
  context: ChangeContext,
  customer: CustomerRow,
  rule: EarningRuleRow,
  { total, productIds }: StoredOrder,
): Promise<boolean> {
  const { transaction, now } = context;
  const purchase = { total, productIds, spent: 0, rewards: 0 };
  if (rule.type === 'goal_spend') {
    purchase.spent = await readMilestone(transaction, customer, 'spent_amount', null);
    const counts = await countRewards(
      transaction,
      customer,
      [{ ...rule, periodInDays: null }],
      now,
    );
    purchase.rewards = counts.get(rule.id) ?? 0;
  }
  return rewardsPurchase(rule, purchase) && isRewardDue(context, { customer, rule });
}

/** Adds the order to a punch card. @returns whether the card is full now */
async function punch(
  context: ChangeContext,
  customer: CustomerRow,
  rule: EarningRuleRow,
  { total }: StoredOrder,
  punchedRuleIds: number[],
): Promise<boolean> {
  if (!reachesMinimum(rule, total)) return false;
  // A card that was rewarded is full for good.
  if (!(await isRewardDue(context, { customer, rule }))) return false;
  const punches = await addPunch(context.transaction, customer, rule.id, context.now);
  punchedRuleIds.push(rule.id);
  return punchCardOf(rule.options, punches).completed;
}
