import { createTiers } from '@/lib/storefront/data/tiers';
import { createModule } from '@/lib/storefront/modules/rewards';
import { perShop } from '../../live/shop.client';

/** The tiers of the shop, with the progress of the customer. */
export const tiers = perShop(({ context }) => createTiers(createModule(context)));
