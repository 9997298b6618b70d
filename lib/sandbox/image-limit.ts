import { and, eq, inArray, sql } from 'drizzle-orm';
import { HttpError } from '../api/http/api-error';
import { UPLOADS_PATH } from '../api/uploads/upload-store';
import type { Transaction } from '../database/database';
import { reviews } from '../database/tables/reviews';
import { shops } from '../database/tables/shops';

/** The error if the reviews of a sandbox have too many images. */
export const TOO_MANY_IMAGES = new HttpError(
  503,
  ['the sandbox has too many images, reset it to continue'],
  { 'Retry-After': '60' },
);

/** How many images were uploaded with the reviews of a sandbox. */
export async function countImages(transaction: Transaction, sandboxId: string): Promise<number> {
  const own = transaction
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, sandboxId));
  const uploaded = sql<number>`coalesce(sum((
    select count(*) from unnest(${reviews.images}) as image
    where position(${UPLOADS_PATH} in image) > 0
  )), 0)::int`;
  const [row] = await transaction
    .select({ count: uploaded })
    .from(reviews)
    .where(and(inArray(reviews.shopId, own), sql`cardinality(${reviews.images}) > 0`));
  return row?.count ?? 0;
}
