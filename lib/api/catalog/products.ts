import { and, eq, isNull } from 'drizzle-orm';
import type { ErrorId } from '../contract/errors/errors';
import type { Transaction } from '../database/database';
import { products } from '../database/tables/catalog';
import { ApiError } from '../http/api-error';

export type ProductRow = typeof products.$inferSelect;

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

/** Returns a product as other objects contain it; `null` if there is none, or if the shop removed it. */
export function productDataOf(product: ProductRow | null) {
  if (!product || product.removedAt) return null;
  return { id: product.id, handle: product.handle };
}
