import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';
import { shops } from '../../../api/database/tables/shops';
import type { MonthDay } from './calendar-rules';

/** The shop that the statement is at: in the fields of a query of one table, drizzle leaves the name of the table out. */
const shopKey = sql.raw('shops.id');

/** When birthdays of a shop were celebrated last; `shops` is in the statement. */
const lastCelebration = sql`coalesce(${shops.celebratedAt}, ${shops.importedAt})`;

/** The first day in UTC whose birthdays were not celebrated. */
const firstDay = sql`((${lastCelebration} at time zone 'UTC')::date + 1)`;
const firstMonthDay = sql`(extract(month from ${firstDay})::smallint, extract(day from ${firstDay})::smallint)`;

/** The next due work in a shop. */
export interface DueFacts {
  shopId: number;
  /** Milliseconds by which the clock of the shop is ahead of the system's clock. */
  clockOffsetMs: number;
  celebratedAt: Date;
  pointsExpireAt: Date | null;
  rewardExpiresAt: Date | null;
  /** The next birthday in the year after `celebratedAt`, and the first one of a year. */
  birthdays: MonthDay[];
}

/** Reads what is due next in shops, by default in all but templates, with a few entries of indexes for each of them. */
export async function readDueFacts(
  database: Database,
  shopIds: readonly number[] | undefined,
): Promise<DueFacts[]> {
  const firstBirthday = (condition = sql`true`) => sql`(
    select json_build_object('month', birth_month, 'day', birth_day) from customers c
    where c.shop_id = ${shopKey} and c.birth_day is not null and ${condition}
    order by birth_month, birth_day limit 1)`;
  const rows = await database
    .select({
      shopId: shops.id,
      clockOffsetMs: shops.clockOffsetMs,
      celebratedAt: lastCelebration.mapWith(shops.importedAt),
      pointsExpireAt: sql`(
        select min(points_expire_at) from customers c where c.shop_id = ${shopKey})`.mapWith(
        shops.importedAt,
      ),
      rewardExpiresAt: sql`(
        select min(expires_at) from issued_rewards r
        where r.shop_id = ${shopKey} and r.state = 'active')`.mapWith(shops.importedAt),
      next: sql<MonthDay | null>`${firstBirthday(
        sql`(birth_month, birth_day) >= ${firstMonthDay}`,
      )}`,
      first: sql<MonthDay | null>`${firstBirthday()}`,
    })
    .from(shops)
    .where(shopIds ? inArray(shops.id, [...shopIds]) : eq(shops.isTemplate, false))
    .orderBy(asc(shops.id));
  return rows.map(({ next, first, ...facts }) => ({
    ...facts,
    birthdays: [next, first].filter((day) => day !== null),
  }));
}
