import type { z } from '@hono/zod-openapi';
import type { SpendingTerms } from '../../database/reward-types';
import type { SpendingRuleRow } from '../rows';
import type { spendingRule } from './spending-rule.schema';

/** The variants that a rule lets choose from. */
export function offeredVariants({ terms }: Pick<SpendingRuleRow, 'terms'>): number[] {
  return terms.products.flatMap(({ variants }) => variants.map(({ variantId }) => variantId));
}

/**
 * A spending rule as the API returns it.
 *
 * @param affordable `null` if no customer is identified
 * @param availableVariants variants whose products the shop still has
 */
export function spendingRuleOf(
  rule: SpendingRuleRow,
  affordable: boolean | null,
  availableVariants: Pick<ReadonlySet<number>, 'has'>,
): z.input<typeof spendingRule> {
  const { terms } = rule;
  return {
    id: rule.id,
    type: rule.type,
    title: rule.title.en,
    description: rule.description?.en ?? null,
    icon: rule.icon,
    position: rule.position,
    isFlexible: rule.isFlexible,
    pointsPrice: rule.pointsPrice,
    pointsPerUnit: rule.pointsPerUnit,
    minPointsToSpend: rule.minPointsToSpend,
    maxPointsToSpend: rule.maxPointsToSpend,
    value: terms.value,
    currency: terms.currency,
    minimumPurchaseAmount: terms.minimumPurchaseAmount,
    lifetimeInDays: terms.lifetimeInDays,
    maxShippingRate: terms.maxShippingRate,
    appliesTo: terms.appliesTo,
    collectionIds: terms.collectionIds,
    salesChannel: terms.salesChannel,
    products: availableProducts(terms, availableVariants),
    isAffordable: affordable,
    createdAt: rule.createdAt.toISOString(),
    updatedAt: rule.updatedAt.toISOString(),
  };
}

/** Only what can be chosen is offered. */
function availableProducts(
  { products }: SpendingTerms,
  availableVariants: Pick<ReadonlySet<number>, 'has'>,
) {
  return products
    .map((product) => ({
      ...product,
      variants: product.variants.filter(({ variantId }) => availableVariants.has(variantId)),
    }))
    .filter(({ variants }) => variants.length > 0);
}
