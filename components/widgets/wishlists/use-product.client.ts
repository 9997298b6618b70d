import { useEffect, useState } from 'react';
import { createProducts, type ShopProduct } from '@/lib/storefront/data/products';
import type { Result } from '@/lib/storefront/results';
import { perShop, type Shop } from '../live/shop.client';

/** The products of a page. */
export const products = perShop(({ context }) => createProducts(context));

/** A product; `undefined` while it loads, and `null` as data if the shop doesn't sell it. */
export function useProduct(shop: Shop, productId: number): Result<ShopProduct | null> | undefined {
  const [result, setResult] = useState<Result<ShopProduct | null>>();
  useEffect(
    () => shop.data.watch(products(shop).ofProduct(productId), setResult),
    [productId, shop],
  );
  return result;
}
