import type { IssuedRewardDetails, PromisedCode, RewardOrigin } from '../../database/reward-types';

/** The fields of a reward that has none of them; each kind sets those that it has. */
export const WITHOUT_TERMS = {
  discountType: null,
  value: null,
  currency: null,
  minimumPurchaseAmount: null,
  maxShippingRate: null,
  appliesTo: null,
  collectionIds: [] as [],
  product: null,
};

/** The code that is issued for a promised reward. For a free product, it is the first product of the promise. */
export function issuedByPromise(
  promise: PromisedCode,
  title: string,
  origin: RewardOrigin,
): IssuedRewardDetails {
  const named = { ...WITHOUT_TERMS, title, origin };
  if (promise.type === 'gift_card') {
    const { type, value, currency } = promise;
    return { ...named, type, value, currency };
  }
  const { minimumPurchaseAmount } = promise;
  if (promise.type === 'free_product') {
    const [product] = promise.products;
    if (!product) throw new Error(`The reward "${title}" has no product.`);
    const { type } = promise;
    return { ...named, type, value: 100, minimumPurchaseAmount, appliesTo: 'product', product };
  }
  const discount = { ...named, type: 'discount' as const, minimumPurchaseAmount };
  const appliesTo = 'all_products';
  switch (promise.discountType) {
    case 'percentage': {
      const { discountType, value } = promise;
      return { ...discount, discountType, value, appliesTo };
    }
    case 'fixed_amount': {
      const { discountType, value, currency } = promise;
      return { ...discount, discountType, value, currency, appliesTo };
    }
    case 'free_shipping': {
      const { discountType, maxShippingRate } = promise;
      return { ...discount, discountType, maxShippingRate };
    }
  }
}

/** Days until a promised code expires; `null` for never. */
export function lifetimeOfPromise(promise: PromisedCode): number | null {
  return promise.type === 'gift_card' ? null : promise.lifetimeInDays;
}
