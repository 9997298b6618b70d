import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import type { CustomerRow } from '../database/tables/customers';
import { tiers } from '../database/tables/rewards';

/** The tier that a customer is in. */
export async function readTier(transaction: Transaction, { shopId, tierId }: CustomerRow) {
  if (tierId === null) return null;
  const [tier] = await transaction
    .select()
    .from(tiers)
    .where(isRow(tiers, shopId, tierId));
  return tier ?? null;
}
