import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database';
import { clientShops, clients, tokens } from '../database/tables/access';
import { FIRST_GENERATED_ID } from '../database/tables/ids';
import { shops } from '../database/tables/shops';
import { sessions } from '../database/tables/wishlists';
import { copyStatement, type ShopCopy, shiftOf } from './copy-rows';
import { deleteStatement } from './remove-shops';
import { SHOP_TABLES } from './shop-tables';

/** What a reset leaves: clients and their tokens. */
const KEPT: ReadonlySet<unknown> = new Set([clientShops, tokens]);

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
  const copies = await resetShopRows(transaction, shopIds, now);
  const idByOriginal = await matchClients(transaction, copies);
  const tables = SHOP_TABLES.filter((table) => !KEPT.has(table));
  await transaction.execute(deleteStatement(tables, shopIds, isReset));
  await transaction.execute(copyStatement(copies, idByOriginal));
}

function isReset(table: PgTable): SQL {
  return table === sessions ? lt(sessions.id, FIRST_GENERATED_ID) : sql`true`;
}

async function resetShopRows(
  transaction: Transaction,
  shopIds: readonly number[],
  now: Date,
): Promise<ShopCopy[]> {
  const own = await transaction
    .select({ id: shops.id, domain: shops.domain })
    .from(shops)
    .where(inArray(shops.id, [...shopIds]))
    .for('update');
  const domains = own.map(({ domain }) => domain);
  const templates = await transaction
    .select()
    .from(shops)
    .where(and(eq(shops.isTemplate, true), inArray(shops.domain, domains)));
  const copies: ShopCopy[] = [];
  for (const { id, domain } of own) {
    const template = templates.find((entry) => entry.domain === domain);
    if (!template) throw new Error(`The database has no template of ${domain}.`);
    const { createdAt, importedAt, ...columns } = template;
    const shift = now.getTime() - importedAt.getTime();
    const { id: _, isTemplate, sandboxId, clockOffsetMs, ...copied } = columns;
    await transaction
      .update(shops)
      .set({
        ...copied,
        createdAt: new Date(createdAt.getTime() + shift),
        importedAt: now,
      })
      .where(eq(shops.id, id));
    copies.push({ originalId: template.id, id, shift: shiftOf(importedAt, now) });
  }
  return copies;
}

/** The client of the copies for each client of the templates: they have the same name. */
async function matchClients(
  transaction: Transaction,
  copies: readonly ShopCopy[],
): Promise<Map<string, string>> {
  const namesOf = async (ids: number[]) =>
    transaction
      .selectDistinct({ id: clients.id, name: clients.name })
      .from(clientShops)
      .innerJoin(clients, eq(clients.id, clientShops.clientId))
      .where(inArray(clientShops.shopId, ids));
  const originals = await namesOf(copies.map(({ originalId }) => originalId));
  const own = await namesOf(copies.map(({ id }) => id));
  return new Map(
    originals.flatMap(({ id, name }) => {
      const match = own.find((client) => client.name === name);
      return match ? [[id, match.id]] : [];
    }),
  );
}
