import type { IssuedRewardDetails, PromisedCode, RewardOrigin } from '../../database/reward-types';

/** The code that is issued for a promised reward. For a free product, it is the first product of the promise. */
export function issuedByPromise(
  promise: PromisedCode,
  title: string,
  origin: RewardOrigin,
): IssuedRewardDetails {
  const name = { title, origin };
  if (promise.type === 'gift_card') {
    return {
      ...name,
      type: 'gift_card',
      discountType: null,
      value: promise.value,
      currency: promise.currency,
      minimumPurchaseAmount: null,
      maxShippingRate: null,
      appliesTo: null,
      collectionIds: [],
      product: null,
    };
  }
  const { minimumPurchaseAmount } = promise;
  if (promise.type === 'free_product') {
    const [product] = promise.products;
    if (!product) throw new Error(`The reward "${title}" has no product.`);
    return {
      ...name,
      type: 'free_product',
      discountType: null,
      value: 100,
      currency: null,
      minimumPurchaseAmount,
      maxShippingRate: null,
      appliesTo: 'product',
      collectionIds: [],
      product,
    };
  }
  const discount = { ...name, type: 'discount' as const, minimumPurchaseAmount, product: null };
  const everything = {
    appliesTo: 'all_products' as const,
    collectionIds: [],
    maxShippingRate: null,
  };
  switch (promise.discountType) {
    case 'percentage':
      return {
        ...discount,
        ...everything,
        discountType: 'percentage',
        value: promise.value,
        currency: null,
      };
    case 'fixed_amount':
      return {
        ...discount,
        ...everything,
        discountType: 'fixed_amount',
        value: promise.value,
        currency: promise.currency,
      };
    case 'free_shipping':
      return {
        ...discount,
        discountType: 'free_shipping',
        value: null,
        currency: null,
        maxShippingRate: promise.maxShippingRate,
        appliesTo: null,
        collectionIds: [],
      };
  }
}

/** Days until a promised code expires; `null` for never. */
export function lifetimeOfPromise(promise: PromisedCode): number | null {
  return promise.type === 'gift_card' ? null : promise.lifetimeInDays;
}
