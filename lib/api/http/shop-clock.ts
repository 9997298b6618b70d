import { type SQL, sql } from 'drizzle-orm';
import { timeValue } from '../database/sql';
import { shops } from '../database/tables/shops';
import type { RequestShop } from './context';

/** Every shop has a clock: the system's clock, moved by the offset of the shop. */
type ShopClock = Pick<RequestShop, 'clockOffsetMs'>;

/**
 * The time in a shop.
 *
 * @param systemTime milliseconds since 1970
 */
export function shopTime({ clockOffsetMs }: ShopClock, systemTime: number): Date {
  return new Date(systemTime + clockOffsetMs);
}

/** The time in the shop of a row, in a statement that joins `shops`. @param systemTime milliseconds since 1970 */
export function timeOfEachShop(systemTime: number): SQL {
  const offset = sql`coalesce(${shops.clockOffsetMs}, 0) * interval '1 millisecond'`;
  return sql`${timeValue(new Date(systemTime))} + ${offset}`;
}

/** The time of the system at a time in a shop. Work of all shops is due by the system's clock. */
export function systemTime({ clockOffsetMs }: ShopClock, now: Date): Date {
  return new Date(now.getTime() - clockOffsetMs);
}
