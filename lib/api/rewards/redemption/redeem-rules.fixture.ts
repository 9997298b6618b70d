import type { SpendingTerms } from '../../database/reward-types';
import type { RedeemableRule } from './redeem-rules';

/** The terms of the rules. */
export const terms: SpendingTerms = {
  value: 5,
  currency: null,
  minimumPurchaseAmount: 30,
  lifetimeInDays: 30,
  maxShippingRate: 9.9,
  appliesTo: null,
  collectionIds: [],
  salesChannel: 'both',
  products: [],
};

/** A spending rule with a price of 100 points. */
export function rule(
  change: Partial<RedeemableRule> = {},
): RedeemableRule & { title: { en: string } } {
  return {
    title: { en: 'Title' },
    type: 'fixed_amount',
    isActive: true,
    isFlexible: false,
    pointsPrice: 100,
    pointsPerUnit: null,
    minPointsToSpend: null,
    maxPointsToSpend: null,
    terms,
    tierIds: [],
    useLimit: null,
    ...change,
  };
}

/** A spending rule for which the customer chooses 100 to 1,000 points. */
export const flexible = (change: Partial<RedeemableRule> = {}) =>
  rule({
    isFlexible: true,
    pointsPrice: null,
    pointsPerUnit: 20,
    minPointsToSpend: 100,
    maxPointsToSpend: 1_000,
    ...change,
  });

const products = [
  { id: 1, handle: 'soap', title: 'Soap', variants: [{ variantId: 10, title: 'Bar' }] },
  {
    id: 2,
    handle: 'tea',
    title: 'Tea',
    variants: [
      { variantId: 20, title: 'Mint' },
      { variantId: 21, title: 'Sage' },
    ],
  },
];

/** A spending rule for one of two products, the second of which has two variants. */
export const freeProduct = rule({ type: 'free_product', terms: { ...terms, products } });

/** Settings of a shop whose points program is on. */
export const settings = {
  currency: 'EUR',
  points: { isEnabled: true, expireAfterDays: null },
};
