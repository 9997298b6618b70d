import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../api/database/database';
import { timeValue } from '../../api/database/sql';
import { clientShops, clients } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { type ShopCopy, shiftOf } from './copy-rows';
import { replaceRows } from './reset-rows';

/**
 * Makes shops equal to new copies of their templates. Their clients, their tokens and the sessions of guests stay; the
 * sessions lose their wishlists.
 *
 * @param shopIds ids of copies of templates
 * @param now the time of the copies: timestamps are as far from it as those of the template are from its import
 */
export async function resetShops(
  transaction: Transaction,
  shopIds: readonly number[],
  now: Date,
): Promise<void> {
  const shopCopies = await resetShopRows(transaction, [...shopIds], now);
  const copies = { shops: shopCopies, clientIds: await matchClients(transaction, shopCopies) };
  await replaceRows(transaction, copies);
}

async function resetShopRows(
  transaction: Transaction,
  shopIds: number[],
  now: Date,
): Promise<ShopCopy[]> {
  const template = alias(shops, 'template');
  const { id, isTemplate, sandboxId, clockOffsetMs, ...columns } = getTableColumns(template);
  const copied = Object.entries(columns).map(([name, column]) => [name, sql`${column}`]);
  const reset = await transaction
    .update(shops)
    .set({
      ...Object.fromEntries(copied),
      createdAt: sql`${columns.createdAt} + (${timeValue(now)} - ${columns.importedAt})`,
      importedAt: now,
    })
    .from(template)
    .where(and(eq(isTemplate, true), eq(columns.domain, shops.domain), inArray(shops.id, shopIds)))
    .returning({ id: shops.id, originalId: id, originalTime: columns.importedAt });
  if (reset.length < shopIds.length) {
    throw new Error(`The database has no template of one of the shops ${shopIds.join(', ')}.`);
  }
  return reset.map(({ originalTime, ...copy }) => ({ ...copy, shift: shiftOf(originalTime, now) }));
}

/** The client of the copies for each client of the templates: they have the same name. */
async function matchClients(
  transaction: Transaction,
  copies: readonly ShopCopy[],
): Promise<Map<string, string>> {
  const links = await transaction
    .select({ shopId: clientShops.shopId, id: clients.id, name: clients.name })
    .from(clientShops)
    .innerJoin(clients, eq(clients.id, clientShops.clientId))
    .where(
      inArray(
        clientShops.shopId,
        copies.flatMap(({ id, originalId }) => [id, originalId]),
      ),
    );
  const ownIds = new Set(copies.map(({ id }) => id));
  const own = new Map(
    links.flatMap(({ shopId, id, name }) => (ownIds.has(shopId) ? [[name, id] as const] : [])),
  );
  return new Map(
    links.flatMap(({ shopId, id, name }) => {
      const match = own.get(name);
      return ownIds.has(shopId) || match === undefined ? [] : [[id, match] as const];
    }),
  );
}
