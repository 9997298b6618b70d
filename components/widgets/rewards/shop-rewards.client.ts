import { createModule } from '@/lib/storefront/modules/rewards';
import { perShop } from '../live/shop.client';

/** The methods of the rewards module. */
export const rewards = perShop(({ context }) => createModule(context));
