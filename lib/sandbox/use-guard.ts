import { and, eq, lt, sql } from 'drizzle-orm';
import { HttpError } from '../api/http/api-error';
import type { Database } from '../database/database';
import { idList, rowsOf } from '../database/sql';
import {
  inboxMessages,
  inboxResponses,
  sandboxes,
  sandboxRecords,
} from '../database/tables/sandboxes';
import { shops } from '../database/tables/shops';
import { SHOP_COLUMN, SHOP_TABLES } from '../shops/shop-tables';
import { USE_PRECISION_MS } from './sandbox-store';
import type { SandboxServices } from './services';

/** The error if a sandbox has too many rows. */
export const SANDBOX_FULL = new HttpError(
  503,
  ['the sandbox has too many rows, reset it to continue'],
  { 'Retry-After': '60' },
);

interface Use {
  checkedAt: number;
  isFull: boolean;
}

/** Notes that sandboxes are used, so that they stay, and finds out which have too many rows. */
export class UseGuard {
  readonly #services: Pick<SandboxServices, 'database' | 'now' | 'limits'>;
  readonly #uses = new Map<string, Use>();
  #forgotAt = 0;

  constructor(services: Pick<SandboxServices, 'database' | 'now' | 'limits'>) {
    this.#services = services;
  }

  /**
   * Notes a request. Rows are counted from time to time, so a sandbox may exceed its limit for a minute.
   *
   * @returns whether the sandbox has too many rows
   */
  async note(sandboxId: string): Promise<boolean> {
    const { database, now, limits } = this.#services;
    const checkedAt = now();
    const known = this.#uses.get(sandboxId);
    if (known && checkedAt - known.checkedAt < USE_PRECISION_MS) return known.isFull;
    this.#forgetOld(checkedAt);
    // Other requests that arrive meanwhile don't count too.
    this.#uses.set(sandboxId, { checkedAt, isFull: known?.isFull ?? false });
    await touch(database, sandboxId, checkedAt);
    const isFull = (await countRows(database, sandboxId)) >= limits.rows;
    this.#uses.set(sandboxId, { checkedAt, isFull });
    return isFull;
  }

  /** Notes a request that a sandbox with too many rows may make, so nothing is counted. */
  async noteUse(sandboxId: string): Promise<void> {
    const { database, now } = this.#services;
    await touch(database, sandboxId, now());
  }

  /** Counts again with the next request, such as after a reset. */
  forget(sandboxId: string): void {
    this.#uses.delete(sandboxId);
  }

  #forgetOld(now: number): void {
    if (now - this.#forgotAt < USE_PRECISION_MS) return;
    this.#forgotAt = now;
    for (const [id, { checkedAt }] of this.#uses) {
      if (now - checkedAt >= USE_PRECISION_MS) this.#uses.delete(id);
    }
  }
}

async function touch(database: Database, sandboxId: string, now: number): Promise<void> {
  const usedAt = new Date(now);
  await database
    .update(sandboxes)
    .set({ lastUsedAt: usedAt })
    .where(and(eq(sandboxes.id, sandboxId), lt(sandboxes.lastUsedAt, usedAt)));
}

/** How many rows a sandbox has, in its shops and inboxes and of its stream. */
async function countRows(database: Database, sandboxId: string): Promise<number> {
  const own = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.sandboxId, sandboxId));
  if (own.length === 0) return 0;
  // With the ids themselves, every count is a step in an index, also before the database has statistics.
  const ids = idList(own.map(({ id }) => id));
  const counts = SHOP_TABLES.map(
    (table) =>
      sql`(select count(*) from ${table} where ${sql.identifier(SHOP_COLUMN)} in (${ids}))`,
  );
  const further = [inboxMessages, inboxResponses, sandboxRecords].map(
    (table) => sql`(select count(*) from ${table} where sandbox_id = ${sandboxId})`,
  );
  const [row] = rowsOf<{ count: number }>(
    await database.execute(
      sql`select (${sql.join([...counts, ...further], sql` + `)})::int as count`,
    ),
  );
  return row?.count ?? 0;
}
