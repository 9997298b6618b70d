import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { ErrorId } from '../contract/errors/errors';
import type { Transaction } from '../database/database';
import { products, variants } from '../database/tables/catalog';
import { ApiError } from '../http/api-error';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;

/** A product with its variants, the default first. */
export type SoldProduct = ProductRow & { variants: VariantRow[] };

interface ShopContext {
  shop: { id: number };
  transaction: Transaction;
}

/** A product that the shop sells. @throws ApiError with the 404 of the operation if it is unknown or removed */
export async function findProduct(
  { shop, transaction }: ShopContext,
  productId: number,
  notFound: ErrorId,
): Promise<ProductRow> {
  const [found] = await transaction
    .select()
    .from(products)
    .where(
      and(eq(products.shopId, shop.id), eq(products.id, productId), isNull(products.removedAt)),
    );
  if (!found) throw new ApiError(notFound);
  return found;
}

/** Those of the products that the shop sells, in the order of their ids. Removed ones are missing. */
export async function listSoldProducts(
  { shop, transaction }: ShopContext,
  productIds: readonly number[],
): Promise<SoldProduct[]> {
  if (productIds.length === 0) return [];
  const ids = [...productIds];
  const found = await transaction
    .select()
    .from(products)
    .where(and(eq(products.shopId, shop.id), inArray(products.id, ids), isNull(products.removedAt)))
    .orderBy(asc(products.id));
  const ofThem = await transaction
    .select()
    .from(variants)
    .where(and(eq(variants.shopId, shop.id), inArray(variants.productId, ids)))
    .orderBy(asc(variants.position), asc(variants.id));
  return found.map((product) => ({
    ...product,
    variants: ofThem.filter(({ productId }) => productId === product.id),
  }));
}

/** Returns a product as other objects contain it; `null` if there is none, or if the shop removed it. */
export function productDataOf(product: ProductRow | null) {
  if (!product || product.removedAt) return null;
  return { id: product.id, handle: product.handle };
}
