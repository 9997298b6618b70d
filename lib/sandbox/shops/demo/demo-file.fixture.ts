import { readShopFile } from '../read-shop-file';
import type { Shop } from '../shop-file.schema';
import { resolveTimestamp } from '../timestamps';
import { demoShops } from './demo-shops';
import { demoDirectory } from './directory';

/** The moment at which the file is read. */
export const now = new Date('2026-03-04T09:15:00Z');

/** The validated demo file. */
export const file = readShopFile(demoShops, now);

/** The demo shop. */
export const shop = shopAt(0);

/** A timestamp of the file in milliseconds. */
export const at = (timestamp: string) => resolveTimestamp(timestamp, now).getTime();

/** Counts the entries of a list by key. */
export function countBy<T>(list: readonly T[], key: (entry: T) => string | number | boolean) {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[String(key(entry))] = (counts[String(key(entry))] ?? 0) + 1;
  return counts;
}

/** The customer of the demo shop that the directory names. */
export function customerOf(name: keyof typeof demoDirectory.customers) {
  const { email } = demoDirectory.customers[name];
  const found = shop.customers.find((customer) => customer.email === email);
  if (!found) throw new Error(`The demo shop has no customer ${name}.`);
  return found;
}

/** A shop of the file by its position. */
export function shopAt(index: number): Shop {
  const found = file.shops[index];
  if (!found) throw new Error(`The demo file has no shop at position ${index}.`);
  return found;
}
