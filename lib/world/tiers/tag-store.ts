import { and, eq } from 'drizzle-orm';
import type { CustomerRow } from '../../api/rewards/rows';
import type { Transaction } from '../../database/database';
import { customers } from '../../database/tables/customers';

/** Replaces the tags of a customer. */
export async function storeTags(
  transaction: Transaction,
  { shopId, id }: CustomerRow,
  tags: string[],
): Promise<void> {
  await transaction
    .update(customers)
    .set({ tags })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)));
}
