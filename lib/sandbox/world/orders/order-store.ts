import { and, eq, gt, inArray, isNull, or, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../../api/database/database';
import { isOfCustomer, isRow } from '../../../api/database/sql';
import { orderItems, orders } from '../../../api/database/tables/catalog';
import { activities, issuedRewards, punchCards } from '../../../api/database/tables/rewards';
import type { CustomerRow } from '../../../api/rewards/rows';

export type OrderRow = typeof orders.$inferSelect;

/** Stores an order. @returns its id; `null` if the shop has an order with this id */
export async function insertOrder(
  transaction: Transaction,
  order: typeof orders.$inferInsert,
): Promise<number | null> {
  const [inserted] = await transaction
    .insert(orders)
    .values(order)
    .onConflictDoNothing()
    .returning({ id: orders.id });
  return inserted?.id ?? null;
}

/** Stores what an order holds. */
export async function insertItems(
  transaction: Transaction,
  items: (typeof orderItems.$inferInsert)[],
): Promise<void> {
  if (items.length > 0) await transaction.insert(orderItems).values(items);
}

/** Marks a reward that a customer can use now as used. @returns whether there was one with this code */
export async function redeemCode(
  transaction: Transaction,
  customer: CustomerRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(issuedRewards)
    .set({ state: 'used' })
    .where(
      and(
        isOfCustomer(issuedRewards, customer),
        eq(issuedRewards.code, code),
        eq(issuedRewards.state, 'active'),
        or(isNull(issuedRewards.expiresAt), gt(issuedRewards.expiresAt, now)),
      ),
    )
    .returning({ id: issuedRewards.id });
  return used.length > 0;
}

/** Counts a customer's orders, refunded or not. */
export async function countOrders(
  transaction: Transaction,
  customer: CustomerRow,
): Promise<number> {
  return transaction.$count(orders, isOfCustomer(orders, customer));
}

/** Whether a customer was rewarded as a referred friend. */
export async function wasReferred(
  transaction: Transaction,
  customer: CustomerRow,
): Promise<boolean> {
  const times = await transaction.$count(
    activities,
    and(isOfCustomer(activities, customer), eq(activities.type, 'referred')),
  );
  return times > 0;
}

/** Adds an order to the card of a customer. @returns how many orders are on it now */
export async function addPunch(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  ruleId: number,
  now: Date,
): Promise<number> {
  const [card] = await transaction
    .insert(punchCards)
    .values({ shopId, ruleId, customerId: id, ordersCompleted: 1, lastPunchedAt: now })
    .onConflictDoUpdate({
      target: [punchCards.shopId, punchCards.ruleId, punchCards.customerId],
      set: { ordersCompleted: sql`${punchCards.ordersCompleted} + 1`, lastPunchedAt: now },
    })
    .returning({ ordersCompleted: punchCards.ordersCompleted });
  return card?.ordersCompleted ?? 0;
}

/** Takes an order off the cards that it punched. */
export async function removePunches(
  transaction: Transaction,
  { shopId, customerId, punchedRuleIds }: OrderRow,
): Promise<void> {
  if (punchedRuleIds.length === 0) return;
  await transaction
    .update(punchCards)
    .set({ ordersCompleted: sql`greatest(${punchCards.ordersCompleted} - 1, 0)` })
    .where(
      and(
        eq(punchCards.shopId, shopId),
        eq(punchCards.customerId, customerId),
        inArray(punchCards.ruleId, punchedRuleIds),
      ),
    );
}

/** An order of the shop. */
export async function readOrder(
  transaction: Transaction,
  { shopId, id }: Pick<OrderRow, 'shopId' | 'id'>,
): Promise<OrderRow | undefined> {
  const [found] = await transaction
    .select()
    .from(orders)
    .where(isRow(orders, shopId, id));
  return found;
}

/** Changes an order. */
export async function updateOrder(
  transaction: Transaction,
  { shopId, id }: Pick<OrderRow, 'shopId' | 'id'>,
  changes: Partial<OrderRow>,
): Promise<void> {
  await transaction
    .update(orders)
    .set(changes)
    .where(isRow(orders, shopId, id));
}

/** Marks items of an order as refunded; all of them by default. @returns the ids of their variants */
export async function refundItems(
  transaction: Transaction,
  { shopId, id }: OrderRow,
  variantIds?: readonly number[],
): Promise<ReadonlySet<number>> {
  const marked = await transaction
    .update(orderItems)
    .set({ isRefunded: true })
    .where(
      and(
        eq(orderItems.shopId, shopId),
        eq(orderItems.orderId, id),
        variantIds && inArray(orderItems.variantId, [...variantIds]),
      ),
    )
    .returning({ variantId: orderItems.variantId });
  return new Set(marked.map(({ variantId }) => variantId));
}

/** The points that an order earned. */
export async function readPointsOfOrder(
  transaction: Transaction,
  { shopId, id }: OrderRow,
): Promise<number> {
  const [found] = await transaction
    .select({ points: sum(activities.points) })
    .from(activities)
    .where(and(eq(activities.shopId, shopId), eq(activities.orderId, id)));
  return Number(found?.points ?? 0);
}
