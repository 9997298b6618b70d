import type { ShopProduct } from '@/lib/storefront/data/products';
import type { Result } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';
import { products } from '../live/shop-products.client';
import { useSource } from '../live/use-source.client';

/** A product; `undefined` while it loads, and `null` as data if the shop doesn't sell it. */
export const useProduct = (shop: Shop, productId: number): Result<ShopProduct | null> | undefined =>
  useSource(shop, products(shop).ofProduct(productId));
