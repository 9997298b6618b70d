import { asc, eq, inArray } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../api/database/database';
import { hashOf } from '../../api/database/secret-hash';
import { clientShops, clients, idempotencyKeys, tokens } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { deliveries, events, subscriptions } from '../../api/database/tables/webhooks';
import { TEST_START } from '../../tools/testing/api/test-clock';
import { testDatabase } from '../../tools/testing/api/test-database';
import { type Copies, copyShops } from './copy-shops';
import { clientIds } from './demo/client-ids';
import { COPIED_TABLES } from './shop-tables';

const DAY_MS = 24 * 60 * 60 * 1_000;
const SHIFT_MS = 3 * DAY_MS + 1;
const now = new Date(Date.parse(TEST_START) + SHIFT_MS);

type Row = Record<string, unknown>;

let database: Database;
let templateIds: number[];
let runs = 0;

async function copy(): Promise<Copies> {
  runs++;
  const credentials = Object.keys(clientIds).map((name) => [
    name,
    { id: `cl_${name}_copy_${runs}`, secret: `sec_copy_${runs}` },
  ]);
  return database.transaction((transaction) =>
    copyShops(transaction, {
      shopIds: templateIds,
      clients: Object.fromEntries(credentials),
      webhookSecret: 'whsec_copy',
      now,
    }),
  );
}

/** The rows of a shop in a fixed order. */
async function rowsOf(table: PgTable, shopId: number): Promise<Row[]> {
  const { columns } = getTableConfig(table);
  const shopColumn = columns.find(({ name }) => name === 'shop_id');
  if (!shopColumn) throw new Error('The table has no shop.');
  return database
    .select()
    .from(table)
    .where(eq(shopColumn, shopId))
    .orderBy(...columns.filter(({ dataType }) => dataType !== 'json').map((column) => asc(column)));
}

/** Returns the copy of a row. */
function expectedRow(row: Row, shopId: number, newIds: ReadonlyMap<string, string>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (name === 'shopId') return [name, shopId];
      if (name === 'clientId') return [name, newIds.get(String(value))];
      return [name, value instanceof Date ? new Date(value.getTime() + SHIFT_MS) : value];
    }),
  );
}

beforeAll(async () => {
  database = await testDatabase();
  const templates = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.isTemplate, true))
    .orderBy(asc(shops.id))
    .limit(3);
  templateIds = templates.map(({ id }) => id);
});

describe('copyShops', () => {
  it('copies every row of every table, with timestamps as far from now as they were from the import', async () => {
    const copies = await copy();
    const newIds = new Map(
      Object.entries(clientIds).map(([name, id]) => [`template:${id}`, `cl_${name}_copy_${runs}`]),
    );
    let compared = 0;
    for (const [originalId, id] of copies.shopIds) {
      for (const table of COPIED_TABLES) {
        const originals = await rowsOf(table, originalId);
        const expected = originals.map((row) => expectedRow(row, id, newIds));
        expect(await rowsOf(table, id), getTableConfig(table).name).toEqual(expected);
        compared += originals.length;
      }
    }
    expect(compared).toBeGreaterThan(1_500);
  });

  it('copies the shops themselves, as shops that are no template', async () => {
    const copies = await copy();
    const originals = await database.select().from(shops).where(inArray(shops.id, templateIds));
    expect([...copies.shopIds.keys()].toSorted()).toEqual(templateIds);
    for (const original of originals) {
      const id = copies.shopIds.get(original.id) ?? 0;
      expect(await database.select().from(shops).where(eq(shops.id, id))).toEqual([
        {
          ...original,
          id,
          isTemplate: false,
          createdAt: new Date(original.createdAt.getTime() + SHIFT_MS),
          importedAt: now,
        },
      ]);
    }
  });

  it('keeps dates relative in a copy of a copy', async () => {
    const first = await copy();
    const [firstId] = first.shopIds.values();
    const second = await database.transaction((transaction) =>
      copyShops(transaction, {
        shopIds: [firstId ?? 0],
        clients: Object.fromEntries(
          first.clients.map(({ name }) => [name, { id: `cl_${name}_again`, secret: 'sec_again' }]),
        ),
        webhookSecret: 'whsec_again',
        now: new Date(now.getTime() + DAY_MS),
      }),
    );
    const [secondId] = second.shopIds.values();
    const [before] = await rowsOf(subscriptions, firstId ?? 0);
    const [after] = await rowsOf(subscriptions, secondId ?? 0);
    expect(after?.createdAt).toEqual(new Date(Number(before?.createdAt) + DAY_MS));
  });

  it('creates clients with the given ids and secrets, linked to the new shops', async () => {
    const copies = await copy();
    const [shop, otherShop, small] = templateIds.map((id) => copies.shopIds.get(id));
    const linked: Row = {};
    for (const { id, name, isPartner, isDisabled } of copies.clients) {
      const links = await database.select().from(clientShops).where(eq(clientShops.clientId, id));
      const shopIds = links.map(({ shopId }) => shopId).toSorted((a, b) => a - b);
      linked[name] = { shopIds, isPartner, isDisabled };
    }
    const plain = { isPartner: false, isDisabled: false };
    expect(linked).toEqual({
      full: { ...plain, shopIds: [shop] },
      readOnly: { ...plain, shopIds: [shop] },
      reviewsOnly: { ...plain, shopIds: [shop] },
      partner: { ...plain, isPartner: true, shopIds: [shop, otherShop] },
      disabled: { ...plain, isDisabled: true, shopIds: [shop] },
      belowPlan: { ...plain, shopIds: [small] },
    });
    for (const { id, name, scopes } of copies.clients) {
      expect(id).toBe(`cl_${name}_copy_${runs}`);
      expect(await database.select().from(clients).where(eq(clients.id, id))).toMatchObject([
        { name, scopes, secretHash: hashOf(`sec_copy_${runs}`), webhookSecret: 'whsec_copy' },
      ]);
    }
  });

  it('copies no tokens, stored responses, events and deliveries', async () => {
    for (const table of [tokens, idempotencyKeys, events, deliveries]) {
      expect(COPIED_TABLES).not.toContain(table);
    }
  });

  it('copies a shop without clients', async () => {
    const [original] = await database
      .insert(shops)
      .values({
        domain: 'alone.shop.example',
        hasApi: true,
        settings: {} as never,
        createdAt: now,
        importedAt: now,
      })
      .returning();
    const copies = await database.transaction((transaction) =>
      copyShops(transaction, {
        shopIds: [original?.id ?? 0],
        clients: {},
        webhookSecret: 'whsec',
        now,
      }),
    );
    expect([copies.shopIds.size, copies.clients]).toEqual([1, []]);
  });

  it('requires an id for each client', async () => {
    const incomplete = database.transaction((transaction) =>
      copyShops(transaction, { shopIds: templateIds, clients: {}, webhookSecret: 'whsec', now }),
    );
    await expect(incomplete).rejects.toThrow(
      /^The copy of the client "\w+" has no id\. Pass one\.$/,
    );
  });
});
