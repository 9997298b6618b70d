import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isOfCustomer } from '../database/sql';
import type { CustomerRow } from '../database/tables/customers';
import { giftRegistries } from '../database/tables/wishlists';

export type RegistryRow = typeof giftRegistries.$inferSelect;

function isOwn(customer: CustomerRow, id: number) {
  return and(isOfCustomer(giftRegistries, customer), eq(giftRegistries.id, id));
}

/** A registry of a customer. */
export async function findRegistry(
  transaction: Transaction,
  customer: CustomerRow,
  id: number,
): Promise<RegistryRow | undefined> {
  const [found] = await transaction.select().from(giftRegistries).where(isOwn(customer, id));
  return found;
}

/** Counts the registries of a customer. */
export async function countRegistries(
  transaction: Transaction,
  customer: CustomerRow,
): Promise<number> {
  return transaction.$count(giftRegistries, isOfCustomer(giftRegistries, customer));
}

/** Stores a new registry. @returns its id */
export async function insertRegistry(
  transaction: Transaction,
  registry: Omit<typeof giftRegistries.$inferInsert, 'id'>,
): Promise<number> {
  const [inserted] = await transaction
    .insert(giftRegistries)
    .values(registry)
    .returning({ id: giftRegistries.id });
  if (!inserted) throw new Error('The registry was not stored.');
  return inserted.id;
}

/** Changes a registry of a customer. */
export async function updateRegistry(
  transaction: Transaction,
  customer: CustomerRow,
  id: number,
  changes: Partial<RegistryRow>,
): Promise<void> {
  await transaction.update(giftRegistries).set(changes).where(isOwn(customer, id));
}
