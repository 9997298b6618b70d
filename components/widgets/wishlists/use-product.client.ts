import { createProducts, type ShopProduct } from '@/lib/storefront/data/products';
import type { Result } from '@/lib/storefront/results';
import { perShop, type Shop } from '../live/shop.client';
import { useSource } from '../live/use-source.client';

/** The products of a page. */
export const products = perShop(({ context }) => createProducts(context));

/** A product; `undefined` while it loads, and `null` as data if the shop doesn't sell it. */
export const useProduct = (shop: Shop, productId: number): Result<ShopProduct | null> | undefined =>
  useSource(shop, products(shop).ofProduct(productId));
