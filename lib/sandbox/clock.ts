import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { idempotencyKeys } from '../database/tables/access';
import { redemptions } from '../database/tables/rewards';
import { shops } from '../database/tables/shops';
import { deliveries } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';
import { RETRY_DELAYS_MS } from '../webhooks/retry-rules';

/**
 * Moves the clock of shops forward. Work that waits is due by the clock of the system, so it becomes due earlier by as
 * much.
 */
export async function moveShopClocks(
  database: Database,
  shopIds: readonly number[],
  milliseconds: number,
): Promise<void> {
  const ids = sql.join(
    shopIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  const interval = sql`${milliseconds}::bigint * interval '1 millisecond'`;
  const statement = sql`
    with moved_shops as (
      update ${shops} set clock_offset_ms = clock_offset_ms + ${milliseconds}::bigint
      where id in (${ids})
    ), moved_redemptions as (
      update ${redemptions} set due_at = due_at - ${interval}
      where shop_id in (${ids}) and state = 'queued'
    ), moved_deliveries as (
      update ${deliveries} set due_at = due_at - ${interval}
      where shop_id in (${ids}) and state = 'waiting'
    ), moved_keys as (
      -- Requests for tokens have no shop, but a client of these shops.
      update ${idempotencyKeys} set created_at = created_at - ${interval}
      where shop_id = 0 and client_id in (select client_id from client_shops where shop_id in (${ids}))
    ) select 1`;
  await inTransaction(database, (transaction) => transaction.execute(statement));
}

/** When work of shops is due next, by the clock of the system; `null` if none waits. */
export interface DueTimes {
  redemptions: number | null;
  /** When the last delivery of the next batch is due. */
  deliveries: number | null;
}

/** Part of its wait by which a retry can be late, so that many are sent together instead of one after the other. */
const MAX_LATENESS = 0.05;

/** How late a delivery can be after each number of attempts, in milliseconds. */
const LATENESS_MS = RETRY_DELAYS_MS.map((delay) => Math.round(delay * MAX_LATENESS));

/** Reads when redemptions and deliveries of shops are due. */
export async function readDueTimes(
  database: Pick<Database, 'execute'>,
  shopIds: readonly number[],
): Promise<DueTimes> {
  const ids = sql.join(
    shopIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  );
  const lateness = sql.join(
    LATENESS_MS.map((milliseconds) => sql`${milliseconds}::int`),
    sql`, `,
  );
  const { rows } = (await database.execute(sql`
    with waiting as (
      select due_at, due_at + coalesce((array[${lateness}])[attempts], 0) * interval '1 millisecond' as latest
      from ${deliveries}
      where shop_id in (${ids}) and state = 'waiting'
    )
    select
      (select extract(epoch from min(due_at)) from ${redemptions}
        where shop_id in (${ids}) and state = 'queued') as redemptions,
      (select extract(epoch from max(due_at)) from waiting
        where due_at <= (select min(latest) from waiting)) as deliveries
  `)) as unknown as { rows: Record<keyof DueTimes, string | number | null>[] };
  const inMs = (seconds: string | number | null | undefined) =>
    seconds === null || seconds === undefined ? null : Math.ceil(Number(seconds) * 1_000);
  return { redemptions: inMs(rows[0]?.redemptions), deliveries: inMs(rows[0]?.deliveries) };
}
