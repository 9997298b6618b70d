import { createTiers } from '@/lib/storefront/data/tiers';
import { perShop } from '../../live/shop.client';
import { rewards } from '../shop-rewards.client';

/** The tiers of the shop, with the progress of the customer. */
export const tiers = perShop((shop) => createTiers(rewards(shop)));
