import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { isRow } from '../../database/sql';
import { products, variants } from '../../database/tables/catalog';
import { spendingRules } from '../../database/tables/rewards';
import type { SpendingRuleRow } from '../rows';

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
    .where(isRow(spendingRules, shopId, id))
    .for('share');
  return rule ?? null;
}

/** The products of variants that the shop still has; others are missing. */
export async function findProductsOfVariants(
  transaction: Transaction,
  shopId: number,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (variantIds.length === 0) return new Map();
  const found = await transaction
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .innerJoin(products, isRow(products, variants.shopId, variants.productId))
    .where(
      and(
        eq(variants.shopId, shopId),
        inArray(variants.id, [...variantIds]),
        isNull(products.removedAt),
      ),
    );
  return new Map(found.map(({ id, productId }) => [id, productId]));
}
