import { getTableColumns, sql } from 'drizzle-orm';
import { authorColumns, type CustomerAuthor } from '../authors/views';
import type { ProductRow } from '../catalog/products';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { products } from '../database/tables/catalog';
import { customers } from '../database/tables/customers';
import { reviews } from '../database/tables/reviews';

const { searchText: _derived, ...reviewColumns } = getTableColumns(reviews);

/** A review with everything that its views show. */
export interface ReviewRow {
  review: Omit<typeof reviews.$inferSelect, 'searchText'>;
  customer: CustomerAuthor | null;
  product: ProductRow | null;
}

/** The number of images of a review. */
export const imageCount = sql`cardinality(${reviews.images})`;

/** Selects reviews with their authors and products. */
export function selectReviews(transaction: Transaction) {
  return transaction
    .select({ review: reviewColumns, customer: authorColumns, product: products })
    .from(reviews)
    .leftJoin(customers, isRow(customers, reviews.shopId, reviews.customerId))
    .leftJoin(products, isRow(products, reviews.shopId, reviews.productId));
}

/** One review of the shop. */
export async function readReview(
  transaction: Transaction,
  shopId: number,
  id: number,
): Promise<ReviewRow | undefined> {
  const [found] = await selectReviews(transaction).where(isRow(reviews, shopId, id));
  return found;
}
