import type { ModuleContext } from '../modules/loaded-modules';
import { hasFailed, successWith } from '../results';
import { createProductBatch } from './product-batch';
import type { Source } from './shop-data';

/** A variant of a product. */
export interface ShopVariant {
  variantId: number;
  title: string;
  /** Of one unit, in the currency of the shop; `null` if the shop gave none. */
  price: number | null;
  isAvailable: boolean;
}

/** A product that the shop sells. */
export interface ShopProduct {
  productId: number;
  handle: string;
  title: string;
  /** Address of the picture; `null` for none. */
  image: string | null;
  /** Whether purchases of it earn points. */
  earnsPoints: boolean;
  /** The default is the first. */
  variants: ShopVariant[];
}

/** Limit of the operation `products`. */
const PRODUCTS_AT_ONCE = 50;

/** Sources of products. Those that are asked for at the same time share requests. */
export interface Products {
  /** A product; `null` if the shop doesn't sell it. */
  ofProduct(productId: number): Source<ShopProduct | null>;
  /** Those of several products that the shop sells, in the given order. */
  ofProducts(productIds: readonly number[]): Source<ShopProduct[]>;
}

/** Creates the products of a page that has read none. */
export function createProducts({
  requests,
  startTimer,
}: Pick<ModuleContext, 'requests' | 'startTimer'>): Products {
  const readProduct = createProductBatch({ startTimer }, PRODUCTS_AT_ONCE, async (productIds) => {
    const path = '/storefront/v1/products';
    const read = await requests.read<{ products: ShopProduct[] }>(path, { productIds });
    return hasFailed(read) ? read : successWith(read.data.products);
  });
  const shared = { area: 'shop', isPersonal: false } as const;
  return {
    ofProduct: (productId) => ({
      ...shared,
      key: `product ${productId}`,
      async read() {
        const read = await readProduct(productId);
        return hasFailed(read) ? read : successWith(read.data ?? null);
      },
    }),
    ofProducts: (productIds) => ({
      ...shared,
      key: `products ${productIds.join()}`,
      async read() {
        const found: ShopProduct[] = [];
        for (const read of await Promise.all(productIds.map(readProduct))) {
          if (hasFailed(read)) return read;
          if (read.data) found.push(read.data);
        }
        return successWith(found);
      },
    }),
  };
}
