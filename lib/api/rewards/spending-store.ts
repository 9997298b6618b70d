import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { products, variants } from '../../database/tables/catalog';
import { spendingRules } from '../../database/tables/rewards';
import type { SpendingRuleRow } from './rows';

/** The active spending rules, in the order in which they appear. */
export function listSpendingRules(
  transaction: Transaction,
  shopId: number,
): Promise<SpendingRuleRow[]> {
  return transaction
    .select()
    .from(spendingRules)
    .where(and(eq(spendingRules.shopId, shopId), eq(spendingRules.isActive, true)))
    .orderBy(asc(spendingRules.position), asc(spendingRules.id));
}

/** A spending rule, active or not. It can't change until the end of the transaction. */
export async function readSpendingRule(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<SpendingRuleRow | null> {
  const [rule] = await transaction
    .select()
    .from(spendingRules)
    .where(and(eq(spendingRules.shopId, shopId), eq(spendingRules.id, id)))
    .for('share');
  return rule ?? null;
}

/** Those of the variants whose products the shop still has. */
export async function findAvailableVariants(
  transaction: Transaction,
  shopId: number,
  variantIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (variantIds.length === 0) return new Set();
  const found = await transaction
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(
      products,
      and(eq(products.shopId, variants.shopId), eq(products.id, variants.productId)),
    )
    .where(
      and(
        eq(variants.shopId, shopId),
        inArray(variants.id, [...variantIds]),
        isNull(products.removedAt),
      ),
    );
  return new Set(found.map(({ id }) => id));
}
