import { createSavedProducts } from '@/lib/storefront/data/saved-products';
import { createModule } from '@/lib/storefront/modules/wishlists';
import { perShop } from '../live/shop.client';

/** What the customer or guest of a page has saved. */
export const saved = perShop(({ context }) => createSavedProducts(context));

/** The methods of the module of wishlists, whose changes fire events. */
export const wishlists = perShop(({ context }) => createModule(context));
