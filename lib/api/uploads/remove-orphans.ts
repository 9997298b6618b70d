import { and, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { reviews } from '../../database/tables/reviews';
import type { UploadStore } from './upload-store';

/** Longer than any request takes: a younger image may belong to one that has not committed yet. */
const MIN_AGE_MS = 60 * 60 * 1_000;
/** Reviews that are read at once. */
const BATCH_SIZE = 500;

/**
 * Removes images that belong to no review: those of requests that a crash interrupted, and of reviews that were deleted.
 *
 * @param now time of the file system, in milliseconds since 1970
 * @param batchSize how many reviews are read at once
 * @returns how many were removed
 */
export async function removeOrphanedUploads(
  database: Database,
  uploads: UploadStore,
  now: number,
  batchSize = BATCH_SIZE,
): Promise<number> {
  const orphans = new Set(await uploads.namesBefore(now - MIN_AGE_MS));
  if (orphans.size === 0) return 0;
  for await (const used of usedNames(database, batchSize)) orphans.delete(used);
  for (const name of orphans) await uploads.remove(name);
  return orphans.size;
}

/** The names in the addresses of the images of all reviews, in the order of the primary key: shops can share ids. */
async function* usedNames(database: Database, batchSize: number): AsyncGenerator<string> {
  for (let last = { shopId: 0, id: 0 }; ; ) {
    const rows = await database
      .select({ shopId: reviews.shopId, id: reviews.id, images: reviews.images })
      .from(reviews)
      .where(
        and(
          sql`(${reviews.shopId}, ${reviews.id}) > (${last.shopId}, ${last.id})`,
          sql`cardinality(${reviews.images}) > 0`,
        ),
      )
      .orderBy(reviews.shopId, reviews.id)
      .limit(batchSize);
    for (const { images } of rows) {
      for (const image of images) yield image.slice(image.lastIndexOf('/') + 1);
    }
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end;
  }
}
