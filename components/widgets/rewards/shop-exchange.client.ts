import { createAppliedCodes } from '@/lib/storefront/data/applied-codes';
import { createIssuedRewards } from '@/lib/storefront/data/issued-rewards';
import { createEarning, createSpending } from '@/lib/storefront/data/reward-rules';
import { createModule } from '@/lib/storefront/modules/rewards';
import { perShop } from '../live/shop.client';

/** The methods of the rewards module. */
export const rewards = perShop(({ context }) => createModule(context));

export const earning = perShop(({ context }) => createEarning(context));

export const spending = perShop((shop) => createSpending(shop.context, rewards(shop)));

export const issuedRewards = perShop((shop) => createIssuedRewards(shop.context, rewards(shop)));

/** The codes that are applied in the checkout. */
export const appliedCodes = perShop(({ context }) => createAppliedCodes(context));
