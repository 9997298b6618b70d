import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { reviews } from '../../database/tables/reviews';
import type { UploadStore } from './upload-store';

/** Longer than any request takes: a younger image may belong to one that has not committed yet. */
const MIN_AGE_MS = 60 * 60 * 1_000;

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
  const names = await uploads.namesBefore(now - MIN_AGE_MS);
  if (names.length === 0) return 0;
  const used = await usedNames(database);
  const orphans = names.filter((name) => !used.has(name));
  for (const name of orphans) await uploads.remove(name);
  return orphans.length;
}

/** The names in the addresses of all images of reviews. */
async function usedNames(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ name: sql<string>`regexp_replace(unnest(${reviews.images}), '^.*/', '')` })
    .from(reviews)
    .where(sql`cardinality(${reviews.images}) > 0`);
  return new Set(rows.map(({ name }) => name));
}
