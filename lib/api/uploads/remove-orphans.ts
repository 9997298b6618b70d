import { and, gt, sql } from 'drizzle-orm';
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
 * @returns how many were removed
 */
export async function removeOrphanedUploads(
  database: Database,
  uploads: UploadStore,
  now: number,
): Promise<number> {
  const orphans = new Set(await uploads.namesBefore(now - MIN_AGE_MS));
  if (orphans.size === 0) return 0;
  for await (const used of usedNames(database)) orphans.delete(used);
  for (const name of orphans) await uploads.remove(name);
  return orphans.size;
}

/** The names in the addresses of the images of all reviews. */
async function* usedNames(database: Database): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const rows = await database
      .select({ id: reviews.id, images: reviews.images })
      .from(reviews)
      .where(and(gt(reviews.id, after), sql`cardinality(${reviews.images}) > 0`))
      .orderBy(reviews.id)
      .limit(BATCH_SIZE);
    for (const { images } of rows) {
      for (const image of images) yield image.slice(image.lastIndexOf('/') + 1);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
