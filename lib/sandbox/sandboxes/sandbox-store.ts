import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../api/database/database';
import { hashOf } from '../../api/database/secret-hash';
import { sandboxes } from '../../api/database/tables/sandboxes';
import { shops } from '../../api/database/tables/shops';
import { lockOfShops } from '../../api/database/transaction-locks';
import { HttpError } from '../../api/http/api-error';
import type { RequestShop } from '../../api/http/context';
import type { ApiServices } from '../../api/http/services';
import { DAY_MS } from '../../site/config/durations';

/** Lifetime of an unused sandbox. */
export const IDLE_MS = DAY_MS;

/** The use of a sandbox is recorded at most this often. */
export const USE_PRECISION_MS = 60_000;

/** A sandbox with its shops: the main shop, the other shop, and further ones. All of them have the same clock. */
export interface Sandbox {
  row: typeof sandboxes.$inferSelect;
  shops: readonly [RequestShop, RequestShop, ...RequestShop[]];
}

const KEY = /^bearer +(sbk_[\w-]+)$/i;

/**
 * The sandbox of a request.
 *
 * @param authorization value of the `Authorization` header
 * @returns with the key
 * @throws HttpError 401 if there is none
 */
export async function requireSandbox(
  database: Database,
  authorization: string | null,
): Promise<Sandbox & { key: string }> {
  const key = KEY.exec(authorization?.trim() ?? '')?.[1];
  const found =
    key === undefined ? undefined : await findSandbox(database, eq(sandboxes.keyHash, hashOf(key)));
  if (key === undefined || !found) {
    throw new HttpError(
      401,
      [
        'the key of the sandbox is missing or unknown, send Authorization: Bearer <key>, or create a sandbox with POST /sandbox',
      ],
      {
        'WWW-Authenticate': authorization === null ? 'Bearer' : 'Bearer error="invalid_token"',
      },
    );
  }
  return { ...found, key };
}

/** The sandbox that meets a condition. */
export async function findSandbox(database: Database, which: SQL): Promise<Sandbox | undefined> {
  const rows = await database
    .select({ row: sandboxes, shop: shops })
    .from(sandboxes)
    .innerJoin(shops, eq(shops.sandboxId, sandboxes.id))
    .where(which)
    .orderBy(asc(shops.id));
  const [main, other, ...more] = rows.map(({ shop }) => shop);
  const row = rows[0]?.row;
  return row && main && other && { row, shops: [main, other, ...more] };
}

/**
 * Locks a sandbox until the transaction ends: changes of its data share the lock, whoever replaces the data or moves
 * the clock holds it alone.
 *
 * @returns the main shop as it is now
 * @throws HttpError 404 if the sandbox was removed
 */
export async function lockSandbox(
  transaction: Transaction,
  sandbox: Sandbox,
  mode: 'shared' | 'exclusive',
): Promise<RequestShop> {
  await lockOfShops(transaction, 'shop', shopIdsOf(sandbox), mode);
  const [shop] = await transaction
    .select()
    .from(shops)
    .where(eq(shops.sandboxId, sandbox.row.id))
    .orderBy(asc(shops.id))
    .for('update');
  if (!shop)
    throw new HttpError(404, ['the sandbox was removed, create another one with POST /sandbox']);
  return shop;
}

/** The ids of the shops of a sandbox. */
export function shopIdsOf({ shops: list }: Sandbox): number[] {
  return list.map(({ id }) => id);
}

/** Notes that sandboxes are used, so that they stay. */
export async function noteUse(
  { database, now }: Pick<ApiServices, 'database' | 'now'>,
  sandboxIds: string[],
): Promise<void> {
  const lastUsedAt = new Date(now());
  await database
    .update(sandboxes)
    .set({ lastUsedAt })
    .where(and(inArray(sandboxes.id, sandboxIds), lt(sandboxes.lastUsedAt, lastUsedAt)));
}
