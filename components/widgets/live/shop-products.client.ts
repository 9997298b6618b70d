import { createProducts } from '@/lib/storefront/data/products';
import { perShop } from './shop.client';

/** The products of a page. Widgets of all families share their requests. */
export const products = perShop(({ context }) => createProducts(context));
