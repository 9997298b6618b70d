import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

/** The shop that a row belongs to. Keys and indexes start with it, unless they find rows of all shops. */
export function shopId() {
  return bigint('shop_id', { mode: 'number' }).notNull();
}

/** A 64-bit identifier: of the shop platform, or from one of the sequences of this database. */
export function id(name: string) {
  return bigint(name, { mode: 'number' });
}

/** An amount of points or money, exact to two decimals: JavaScript's numbers are exact up to this precision. */
export function amount(name: string) {
  return numeric(name, { precision: 15, scale: 2, mode: 'number' });
}

/** A timestamp in UTC with milliseconds, the precision of the API. */
export function time(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
