import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';
import { shops } from '../../../api/database/tables/shops';
import { firstDay, monthDayOf } from './due-facts';

/** A shop in which something is due. */
export interface DueShop {
  id: number;
  /** The time in the shop. */
  now: Date;
  /** Milliseconds by which its clock is ahead of the system's clock. */
  clockOffsetMs: number;
}

/**
 * The shops in which something is due by their own clocks. It reads a few entries of indexes for each shop.
 *
 * @param systemTime milliseconds since 1970
 */
export async function listDueShops(database: Database, systemTime: number): Promise<DueShop[]> {
  const system = sql`${new Date(systemTime).toISOString()}::timestamptz`;
  const now = sql`(${system} + ${shops.clockOffsetMs} * interval '1 millisecond')`;
  const today = sql`(${now} at time zone 'UTC')::date`;
  const day = sql`extract(day from ${today})`;
  // On 28 February, birthdays of 29 February may be celebrated too.
  const lastDay = sql`case when extract(month from ${today}) = 2 and ${day} = 28 then 29 else ${day} end`;
  const isBirthdayDue = or(
    sql`extract(year from ${firstDay}) < extract(year from ${today})`,
    sql`exists (select 1 from customers c where c.shop_id = ${shops.id} and c.birth_day is not null
      and (c.birth_month, c.birth_day) >= ${monthDayOf(firstDay)}
      and (c.birth_month, c.birth_day) <= ${monthDayOf(today, lastDay)})`,
  );
  const rows = await database
    .select({ id: shops.id, clockOffsetMs: shops.clockOffsetMs })
    .from(shops)
    .where(
      and(
        eq(shops.isTemplate, false),
        or(
          and(sql`${firstDay} <= ${today}`, isBirthdayDue),
          sql`exists (select 1 from customers c
            where c.shop_id = ${shops.id} and c.points_expire_at <= ${now})`,
          sql`exists (select 1 from issued_rewards r
            where r.shop_id = ${shops.id} and r.state = 'active' and r.expires_at <= ${now})`,
        ),
      ),
    )
    .orderBy(asc(shops.id));
  return rows.map(({ id, clockOffsetMs }) => ({
    id,
    now: new Date(systemTime + clockOffsetMs),
    clockOffsetMs,
  }));
}
