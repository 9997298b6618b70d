import type { z } from '@hono/zod-openapi';
import type { SpendingTerms } from '../../database/reward-types';
import type { ShopSettings } from '../../database/shop-settings';
import { localized } from '../localized';
import type { CustomerRow, SpendingRuleRow } from '../rows';
import { isAffordable, notRedeemable } from './redeem-rules';
import type { spendingRule } from './spending-rule.schema';

/** The variants that a rule lets choose from. */
export function offeredVariants({ terms }: Pick<SpendingRuleRow, 'terms'>): number[] {
  return terms.products.flatMap(({ variants }) => variants.map(({ variantId }) => variantId));
}

/** How often a customer has redeemed each rule. */
export type Uses = Pick<ReadonlyMap<number, number>, 'get'>;

export interface SpendingRuleContext {
  /** `null` if no customer is identified. */
  customer: CustomerRow | null;
  uses: Uses;
  /** Variants whose products the shop still has. */
  availableVariants: Pick<ReadonlySet<number>, 'has'>;
  settings: Pick<ShopSettings, 'points'>;
  locale: string;
}

/** A spending rule as the API returns it. */
export function spendingRuleOf(
  rule: SpendingRuleRow,
  context: SpendingRuleContext,
): z.input<typeof spendingRule> {
  const { terms, useLimit } = rule;
  const { customer, locale } = context;
  const products = availableProducts(terms, context.availableVariants);
  const uses = context.uses.get(rule.id) ?? 0;
  const reason =
    customer && notRedeemable(rule, { ...customer, uses }, context.settings, products.length > 0);
  return {
    id: rule.id,
    type: rule.type,
    title: localized(rule.title, locale),
    description: rule.description && localized(rule.description, locale),
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
    products,
    tierIds: rule.tierIds,
    useLimit,
    usesRemaining: customer && useLimit !== null ? Math.max(0, useLimit - uses) : null,
    isAffordable: customer && isAffordable(rule, customer.pointsBalance),
    isRedeemable: customer && reason === null,
    notRedeemableReason: reason,
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
