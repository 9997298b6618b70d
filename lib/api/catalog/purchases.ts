import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { orderItems, orders } from '../database/tables/catalog';

/**
 * The order that makes a customer a buyer of a product: the latest paid one that holds it and isn't wholly refunded.
 *
 * @returns the id of the order; `null` if there is none
 */
export async function findPurchase(
  transaction: Transaction,
  { shopId, customerId, productId }: { shopId: number; customerId: number; productId: number },
): Promise<number | null> {
  const [found] = await transaction
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(
      orderItems,
      and(eq(orderItems.shopId, orders.shopId), eq(orderItems.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.shopId, shopId),
        eq(orders.customerId, customerId),
        isNull(orders.refundedAt),
        eq(orderItems.productId, productId),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(1);
  return found?.orderId ?? null;
}
