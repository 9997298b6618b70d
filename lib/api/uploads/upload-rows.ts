import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { reviews } from '../database/tables/reviews';
import { uploads } from '../database/tables/uploads';
import type { StoredImage } from './request-uploads';

/** Images in one look-up. */
const BATCH_SIZE = 500;

/** Notes that a review has images. Those with other addresses aren't uploads. */
export async function insertUploads(
  transaction: Transaction,
  review: { shopId: number; reviewId: number },
  images: readonly StoredImage[],
): Promise<void> {
  const rows = images.flatMap(({ upload }) => (upload ? [{ ...review, ...upload }] : []));
  if (rows.length > 0) await transaction.insert(uploads).values(rows);
}

/** Whether an image was uploaded with a review that exists. */
export async function isUploadOfReview(database: Database, name: string): Promise<boolean> {
  const found = await database
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.name, name), exists(reviewOf(database))))
    .limit(1);
  return found.length > 0;
}

/** Those of some images that belong to a review, even if it was deleted. */
export async function findUploads(database: Database, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < names.length; at += BATCH_SIZE) {
    const batch = names.slice(at, at + BATCH_SIZE);
    const rows = await database
      .select({ name: uploads.name })
      .from(uploads)
      .where(inArray(uploads.name, batch));
    found.push(...rows.map(({ name }) => name));
  }
  return found;
}

/** The images of deleted reviews, at most a batch. @param shopIds of these shops only */
export async function findUnused(
  database: Database,
  shopIds: readonly number[] | undefined,
): Promise<string[]> {
  const rows = await database
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(shopIds && inArray(uploads.shopId, [...shopIds]), notExists(reviewOf(database))))
    .limit(BATCH_SIZE);
  return rows.map(({ name }) => name);
}

/** Forgets images. */
export async function deleteUploads(database: Database, names: readonly string[]): Promise<void> {
  await database.delete(uploads).where(inArray(uploads.name, [...names]));
}

function reviewOf(database: Database) {
  return database
    .select({ one: sql`1` })
    .from(reviews)
    .where(isRow(reviews, uploads.shopId, uploads.reviewId));
}
