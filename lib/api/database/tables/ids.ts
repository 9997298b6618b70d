import { sql } from 'drizzle-orm';
import { pgSequence } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** Sequences start above the fixed ids of the demo shop, which are the same in every sandbox. */
export const FIRST_GENERATED_ID = 1_000_000;

/** Orders have the ids of the shop platform. Those of orders without one start above the ids of the demo shop. */
const FIRST_ORDER_ID = 10_000_000;

function sequence(name: string, startWith = FIRST_GENERATED_ID) {
  return pgSequence(name, { startWith });
}

export const customerIds = sequence('customer_ids');
export const orderIds = sequence('order_ids', FIRST_ORDER_ID);
export const ruleIds = sequence('rule_ids');
export const activityIds = sequence('activity_ids');
export const redemptionIds = sequence('redemption_ids');
export const rewardIds = sequence('reward_ids');
export const reviewIds = sequence('review_ids');
export const questionIds = sequence('question_ids');
export const answerIds = sequence('answer_ids');
export const wishlistIds = sequence('wishlist_ids');
export const wishlistItemIds = sequence('wishlist_item_ids');
export const shareLinkIds = sequence('share_link_ids');
export const giftRegistryIds = sequence('gift_registry_ids');
export const sessionIds = sequence('session_ids');
export const subscriptionIds = sequence('subscription_ids');
export const deliveryIds = sequence('delivery_ids');
export const attemptIds = sequence('attempt_ids');
export const inboxMessageIds = sequence('inbox_message_ids');

/**
 * An id that the database assigns in creation order. Sorting by it sorts by age.
 *
 * @param from the sequence that all shops share, so that no counter row is contended
 */
export function generatedId(from: { seqName?: string | undefined }) {
  return id('id')
    .notNull()
    .default(sql.raw(`nextval('${from.seqName}')`));
}
