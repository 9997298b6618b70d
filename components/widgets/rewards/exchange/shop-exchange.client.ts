import { createAppliedCodes } from '@/lib/storefront/data/applied-codes';
import { createIssuedRewards } from '@/lib/storefront/data/issued-rewards';
import { createEarning, createSpending } from '@/lib/storefront/data/reward-rules';
import { createCustomer } from '@/lib/storefront/data/rewards-member';
import { perShop, type Shop } from '../../live/shop.client';
import { products } from '../../live/shop-products.client';
import { rewards } from '../shop-rewards.client';

/** Reads a product, once for all rules. */
const productReader = (shop: Shop) => (productId: number) =>
  shop.data.read(products(shop).ofProduct(productId));

export const earning = perShop((shop) => createEarning(shop.context, productReader(shop)));

export const spending = perShop((shop) =>
  createSpending(shop.context, rewards(shop), productReader(shop)),
);

export const issuedRewards = perShop((shop) => createIssuedRewards(shop.context, rewards(shop)));

/** The customer; `null` for guests. */
export const customer = perShop(({ context }) => createCustomer(context));

/** The codes that are applied in the checkout. */
export const appliedCodes = perShop(({ context }) => createAppliedCodes(context));
