import { count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { shops } from '../../api/database/tables/shops';
import { uploads } from '../../api/database/tables/uploads';
import { LOCKS } from '../../api/database/transaction-locks';
import { HttpError } from '../../api/http/api-error';
import type { UploadSize } from '../../api/uploads/request-uploads';
import type { SandboxLimits } from '../http/services';
import { SANDBOX_FULL } from './use-guard';

/** The error if the reviews of a sandbox have too many images. */
const TOO_MANY_IMAGES = new HttpError(
  503,
  ['the sandbox has too many images, reset it to continue'],
  { 'Retry-After': '60' },
);

/**
 * Checks that a sandbox can have further images. In a transaction, others wait until it ends, so that together they
 * can't have too many.
 *
 * @throws HttpError 503 if it can't
 */
export async function checkImages(
  database: Pick<Database, 'select' | 'execute'>,
  sandboxId: string,
  added: UploadSize,
  limits: Pick<SandboxLimits, 'images' | 'bytes'>,
): Promise<void> {
  await database.execute(
    sql`select pg_advisory_xact_lock(${LOCKS.sandboxImages}, hashtext(${sandboxId}))`,
  );
  const own = database.select({ id: shops.id }).from(shops).where(eq(shops.sandboxId, sandboxId));
  const [stored] = await database
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(inArray(uploads.shopId, own));
  if (Number(stored?.count) + added.count > limits.images) throw TOO_MANY_IMAGES;
  if (Number(stored?.bytes) + added.bytes > limits.bytes) throw SANDBOX_FULL.bytes;
}
