import { eq, inArray, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database';
import { hashOf } from '../database/secret-hash';
import * as access from '../database/tables/access';
import * as catalog from '../database/tables/catalog';
import * as customers from '../database/tables/customers';
import * as gallery from '../database/tables/gallery';
import * as reviews from '../database/tables/reviews';
import * as rewards from '../database/tables/rewards';
import { shops } from '../database/tables/shops';
import * as webhooks from '../database/tables/webhooks';
import * as wishlists from '../database/tables/wishlists';

const { clients, clientShops } = access;

const SHOP_COLUMN = 'shop_id';
const CLIENT_COLUMN = 'client_id';

/** Tables of what happened in a shop; a copy starts without them. Clients are copied apart. */
const NOT_COPIED: ReadonlySet<unknown> = new Set([
  access.clientShops,
  access.idempotencyKeys,
  access.tokens,
  webhooks.deliveries,
  webhooks.events,
]);

/** The tables with the data of a shop. */
export const COPIED_TABLES: readonly PgTable[] = [
  access,
  catalog,
  customers,
  gallery,
  reviews,
  rewards,
  webhooks,
  wishlists,
].flatMap((module) =>
  Object.values(module).filter(
    (value): value is PgTable =>
      is(value, PgTable) &&
      !NOT_COPIED.has(value) &&
      getTableConfig(value).columns.some(({ name }) => name === SHOP_COLUMN),
  ),
);

export interface CopyOptions {
  /** Ids of the shops to copy. */
  shopIds: readonly number[];
  /** Id and secret of each client's copy, by the name of the client. */
  clients: Readonly<Record<string, NewClient>>;
  /** Signs the webhooks of all clients. */
  webhookSecret: string;
  /** The time of the copy: timestamps are as far from it as those of the original are from its import. */
  now: Date;
}

export interface NewClient {
  id: string;
  secret: string;
}

/** A client of the copies. */
export interface CopiedClient {
  name: string;
  id: string;
  scopes: string[];
  /** Ids of the new shops that it may act for. */
  shopIds: number[];
  isPartner: boolean;
  isDisabled: boolean;
}

export interface Copies {
  /** Ids of the new shops by that of their original. */
  shopIds: ReadonlyMap<number, number>;
  clients: CopiedClient[];
}

/** Copies shops with all their data, and their clients with new ids and secrets. All ids inside of a shop stay. */
export async function copyShops(
  transaction: Transaction,
  { shopIds, clients: newClients, webhookSecret, now }: CopyOptions,
): Promise<Copies> {
  const copies = await copyShopRows(transaction, shopIds, now);
  const newShopIds = new Map(copies.map(({ originalId, id }) => [originalId, id]));
  const { copied, idByOriginal } = await copyClients(
    transaction,
    newShopIds,
    newClients,
    webhookSecret,
  );
  await transaction.execute(copyStatement(copies, idByOriginal));
  return { shopIds: newShopIds, clients: copied };
}

interface ShopCopy {
  originalId: number;
  id: number;
  /** How much later the timestamps of the copy are. */
  shift: string;
}

async function copyShopRows(
  transaction: Transaction,
  shopIds: readonly number[],
  now: Date,
): Promise<ShopCopy[]> {
  const originals = await transaction
    .select()
    .from(shops)
    .where(inArray(shops.id, [...shopIds]));
  const copies: ShopCopy[] = [];
  for (const { id: originalId, importedAt, createdAt, ...shop } of originals) {
    const shift = now.getTime() - importedAt.getTime();
    const [copy] = await transaction
      .insert(shops)
      .values({
        ...shop,
        isTemplate: false,
        createdAt: new Date(createdAt.getTime() + shift),
        importedAt: now,
      })
      .returning({ id: shops.id });
    if (copy) copies.push({ originalId, id: copy.id, shift: `${shift} milliseconds` });
  }
  return copies;
}

async function copyClients(
  transaction: Transaction,
  shopIds: ReadonlyMap<number, number>,
  newClients: CopyOptions['clients'],
  webhookSecret: string,
): Promise<{ copied: CopiedClient[]; idByOriginal: Map<string, string> }> {
  const links = await transaction
    .select({ client: clients, shopId: clientShops.shopId })
    .from(clientShops)
    .innerJoin(clients, eq(clients.id, clientShops.clientId))
    .where(inArray(clientShops.shopId, [...shopIds.keys()]))
    .orderBy(clients.id, clientShops.shopId);
  const originals = new Map(links.map(({ client }) => [client.id, client]));
  const idByOriginal = new Map<string, string>();
  const copied: CopiedClient[] = [];
  const rows: (typeof clients.$inferInsert)[] = [];
  for (const [originalId, original] of originals) {
    const { name, scopes, isPartner, isDisabled } = original;
    const created = newClients[name];
    if (!created) throw new Error(`The copy of the client "${name}" has no id. Pass one.`);
    const { id, secret } = created;
    idByOriginal.set(originalId, id);
    rows.push({ ...original, id, secretHash: hashOf(secret), webhookSecret });
    const linked = links.filter(({ client }) => client.id === originalId);
    copied.push({
      name,
      id,
      scopes,
      shopIds: linked.flatMap(({ shopId }) => shopIds.get(shopId) ?? []),
      isPartner,
      isDisabled,
    });
  }
  if (rows.length > 0) {
    await transaction.insert(clients).values(rows);
    await transaction
      .insert(clientShops)
      .values(
        copied.flatMap(({ id, shopIds: ids }) => ids.map((shopId) => ({ clientId: id, shopId }))),
      );
  }
  return { copied, idByOriginal };
}

/**
 * Copies the rows of all tables. It is one statement, which takes half the time of one for each table: shops have few
 * rows in most tables.
 */
function copyStatement(copies: readonly ShopCopy[], clientIds: ReadonlyMap<string, string>): SQL {
  const shopRows = copies.map(
    ({ originalId, id, shift }) => sql`(${originalId}::bigint, ${id}::bigint, ${shift}::interval)`,
  );
  const clientRows = [...clientIds].map(
    ([originalId, id]) => sql`(${originalId}::text, ${id}::text)`,
  );
  const parts = [
    sql`shop (original_id, id, shift) as (values ${sql.join(shopRows, sql`, `)})`,
    // A shop may have no clients, and a list of values can't be empty.
    sql`client (original_id, id) as (values ${sql.join([sql`(null::text, null::text)`, ...clientRows], sql`, `)})`,
    ...COPIED_TABLES.map(
      (table, at) => sql`${sql.identifier(`copied_${at}`)} as (${copyOfTable(table)})`,
    ),
  ];
  return sql`with ${sql.join(parts, sql`, `)} select 1`;
}

/** Inserts the copies of a table's rows; made from the columns of the table. */
function copyOfTable(table: PgTable): SQL {
  const columns = getTableConfig(table).columns.filter(({ generated }) => generated === undefined);
  const names = columns.map(({ name }) => sql.identifier(name));
  const hasClient = columns.some(({ name }) => name === CLIENT_COLUMN);
  return sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(columns.map(copiedValue), sql`, `)} from ${table} as original
    join shop on shop.original_id = original.shop_id
    ${hasClient ? sql`join client on client.original_id = original.client_id` : sql``}`;
}

function copiedValue(column: PgColumn): SQL {
  if (column.name === SHOP_COLUMN) return sql`shop.id`;
  if (column.name === CLIENT_COLUMN) return sql`client.id`;
  const value = sql`original.${sql.identifier(column.name)}`;
  return is(column, PgTimestamp) ? sql`${value} + shop.shift` : value;
}
