import { useEffect, useState } from 'react';
import type { Cart, IssuedReward } from '@/lib/storefront/declared';
import { hasFailed } from '@/lib/storefront/results';
import { appliedCodes } from './cart.client';
import { readVisit } from './visit.client';

/** A code that was applied to the cart. */
export interface AppliedDiscount {
  code: string;
  /** In euros. 0 while the shop doesn't run, and if the order doesn't meet the conditions. */
  saving: number;
  /** Whether an order uses the code up. */
  isUsed: boolean;
  /** The total that the order needs for it, in euros; 0 if it has no such condition. */
  minimum: number;
}

/** What a reward takes off a cart, as the checkout of a shop calculates it. */
export function savingOf(
  { type, discountType, value, product, minimumPurchaseAmount }: IssuedReward,
  { items, total }: Cart,
): number {
  if (value === null || total < (minimumPurchaseAmount ?? 0)) return 0;
  const price = product
    ? (items.find(({ productId }) => productId === product.id)?.price ?? 0)
    : total;
  const isAmount = type === 'gift_card' || discountType === 'fixed_amount';
  return isAmount ? Math.min(value, price) : Math.round(price * value) / 100;
}

/** What a cart costs with its discounts. */
export function dueOf(
  { total }: Pick<Cart, 'total'>,
  discounts: readonly Pick<AppliedDiscount, 'saving'>[],
): number {
  const due = discounts.reduce((rest, { saving }) => rest - saving, total);
  // To whole cents, since sums of fractions are inexact.
  return Math.max(0, Math.round(due * 100) / 100);
}

/** The codes of the cart, with what they save. */
export function useDiscounts(content: Cart): AppliedDiscount[] {
  const codes = appliedCodes();
  const [rewards, setRewards] = useState<readonly IssuedReward[]>([]);
  const chosen = codes.join();
  useEffect(() => {
    if (chosen && readVisit().isLive) void readRewards().then(setRewards);
  }, [chosen]);
  return codes.map((code) => {
    const reward = rewards.find((each) => each.code === code);
    const saving = reward ? savingOf(reward, content) : 0;
    const minimum = reward?.minimumPurchaseAmount ?? 0;
    // The demo shop has no shipping costs.
    const isFreeShipping = reward?.discountType === 'free_shipping' && content.total >= minimum;
    return { code, saving, minimum, isUsed: saving > 0 || isFreeShipping };
  });
}

/** The rewards of the customer; none if the shop has a problem, which its bar shows. */
async function readRewards(): Promise<readonly IssuedReward[]> {
  try {
    const { enterShop } = await import('./live-shop.client');
    const { sdk } = await enterShop();
    const result = await sdk.getCustomerActiveRewards();
    return hasFailed(result) ? [] : result.data;
  } catch {
    return [];
  }
}
