import type { ApiServices } from '../http/services';
import { deleteUploads, findUnused, findUploads } from './upload-rows';
import type { UploadStore } from './upload-store';

/** Longer than any request takes: a younger image may belong to one that has not committed yet. */
const MIN_AGE_MS = 60 * 60 * 1_000;

type Services = Pick<ApiServices, 'database' | 'uploads'>;

/**
 * Removes the images of deleted reviews. Call it after the transaction that deleted them has committed.
 *
 * @param shopIds those of these shops only; of all by default
 * @returns how many were removed; a file that can't be removed is left to a later call
 */
export async function removeUnusedUploads(
  { database, uploads }: Services,
  shopIds?: readonly number[],
): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await removeFiles(uploads, await findUnused(database, shopIds));
    if (removed.length === 0) return count;
    await deleteUploads(database, removed);
    count += removed.length;
  }
}

/**
 * Removes the images of requests that a crash interrupted, which belong to no review.
 *
 * @param now time of the file system, in milliseconds since 1970
 * @returns how many were removed
 */
export async function removeOrphanedUploads(
  { database, uploads }: Services,
  now: number,
): Promise<number> {
  const names = await uploads.namesBefore(now - MIN_AGE_MS);
  const known = new Set(await findUploads(database, names));
  const orphans = names.filter((name) => !known.has(name));
  for (const name of orphans) await uploads.remove(name);
  return orphans.length;
}

async function removeFiles(uploads: UploadStore, names: readonly string[]): Promise<string[]> {
  const results = await Promise.allSettled(names.map((name) => uploads.remove(name)));
  return names.filter((_, at) => results[at]?.status === 'fulfilled');
}
