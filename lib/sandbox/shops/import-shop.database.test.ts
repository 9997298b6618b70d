import { eq, inArray } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../api/database/database';
import { hashOf } from '../../api/database/secret-hash';
import { clientShops, clients } from '../../api/database/tables/access';
import { variants } from '../../api/database/tables/catalog';
import { customers } from '../../api/database/tables/customers';
import { media, mediaProducts } from '../../api/database/tables/gallery';
import { reviews, reviewVotes } from '../../api/database/tables/reviews';
import { shops } from '../../api/database/tables/shops';
import { subscriptions } from '../../api/database/tables/webhooks';
import { sessions } from '../../api/database/tables/wishlists';
import { testDatabase } from '../../tools/testing/api/test-database';
import { type ImportProgress, importShops } from './import-shop';
import { ShopFileError } from './problems';
import { readShopFile } from './read-shop-file';
import { type SmallFile, smallFile } from './small-file.fixture';

const now = new Date('2026-03-04T09:15:00Z');
const DAY_MS = 24 * 60 * 60 * 1_000;

let database: Database;
let created = 0;

/** A file with a new domain and a new client id. */
function newFile(): SmallFile {
  created++;
  return smallFile(`import-${created}.shop.example`, `cl_import_${created}`);
}

/** Counts the rows of a domain and of a client id. */
async function countOf({ shops: [shop], clients: [client] }: SmallFile): Promise<number[]> {
  return [
    await database.$count(shops, eq(shops.domain, shop.domain)),
    await database.$count(clients, eq(clients.id, client?.id ?? '')),
  ];
}

beforeAll(async () => {
  database = await testDatabase();
});

describe('importShops', () => {
  it('writes every entry of the file', async () => {
    const file = newFile();
    const progress: ImportProgress[] = [];
    const [shop] = await importShops(database, readShopFile(file, now), {
      now,
      onProgress: (step) => progress.push(step),
    });
    const shopId = shop?.id ?? 0;

    expect(shop?.domain).toBe(file.shops[0].domain);
    expect(await database.select().from(shops).where(eq(shops.id, shopId))).toMatchObject([
      {
        hasApi: true,
        isTemplate: false,
        settings: file.shops[0].settings,
        createdAt: new Date(now.getTime() - 220 * DAY_MS),
        importedAt: now,
      },
    ]);
    const ofShop = async <T extends typeof variants | typeof customers>(table: T) =>
      database
        .select()
        .from(table as never)
        .where(eq(table.shopId, shopId))
        .orderBy(table.id);
    expect(await ofShop(variants)).toMatchObject([
      { id: 991011, productId: 890010, position: 0 },
      { id: 991012, productId: 890010, position: 1 },
      { id: 991013, productId: 890011, position: 0 },
    ]);
    expect(await ofShop(customers)).toMatchObject([
      { id: 201, email: 'olga@mail.example', pointsBalance: 80 },
      { id: 202, phone: null, pointsBalance: 0, createdAt: new Date(now.getTime() - 100 * DAY_MS) },
    ]);
    expect(await database.$count(reviews, eq(reviews.shopId, shopId))).toBe(2);
    expect(await database.$count(reviewVotes, eq(reviewVotes.shopId, shopId))).toBe(1);
    expect(await database.$count(media, eq(media.shopId, shopId))).toBe(1);
    expect(await database.$count(mediaProducts, eq(mediaProducts.shopId, shopId))).toBe(1);

    const last = progress.at(-1);
    expect(last).toEqual({
      writtenRows: last?.totalRows,
      totalRows: last?.totalRows,
      table: getTableConfig(clientShops).name,
    });
    expect(progress.map(({ writtenRows }) => writtenRows)).toEqual(
      progress.map(({ writtenRows }) => writtenRows).toSorted((first, second) => first - second),
    );
  });

  it('stores hashes of secrets and tokens, and normalized addresses', async () => {
    const file = newFile();
    const [client] = file.clients;
    const [shop] = await importShops(database, readShopFile(file, now), { now });
    const shopId = shop?.id ?? 0;
    const id = client?.id ?? '';
    expect(await database.select().from(clients).where(eq(clients.id, id))).toMatchObject([
      { secretHash: hashOf('sec_example'), isPartner: true },
    ]);
    expect(await database.select().from(clientShops).where(eq(clientShops.clientId, id))).toEqual([
      { clientId: id, shopId },
    ]);
    expect(await database.select().from(sessions).where(eq(sessions.shopId, shopId))).toMatchObject(
      [{ tokenHash: hashOf('ses_9b02e6f1') }],
    );
    expect(
      await database.select().from(subscriptions).where(eq(subscriptions.shopId, shopId)),
    ).toMatchObject([{ clientId: id, address: 'https://hooks.partner.example/reviews' }]);
  });

  it('rejects a domain and a client id that exist, and writes nothing', async () => {
    const file = newFile();
    await importShops(database, readShopFile(file, now), { now });
    const again = importShops(database, readShopFile(file, now), { now });
    await expect(again).rejects.toThrow(ShopFileError);
    await expect(again).rejects.toMatchObject({
      problems: [
        {
          path: 'shops[0].domain',
          message: `${file.shops[0].domain} exists in the database. Choose another domain. To replace the shop, start with a new database.`,
        },
        {
          path: 'clients[0].id',
          message: `${file.clients[0]?.id} exists in the database. Choose another id.`,
        },
      ],
    });
    expect(await countOf(file)).toEqual([1, 1]);
  });

  it('writes nothing if it ends at any table', async () => {
    const file = newFile();
    const valid = readShopFile(file, now);
    const tables: string[] = [];
    const [shop] = await importShops(database, valid, {
      now,
      onProgress: ({ table }) => tables.push(table),
    });
    expect(shop).toBeDefined();
    for (const stopAt of tables) {
      const other = newFile();
      const run = importShops(database, readShopFile(other, now), {
        now,
        onProgress({ table }) {
          if (table === stopAt) throw new Error('The process ended.');
        },
      });
      await expect(run).rejects.toThrow('The process ended.');
      expect(await countOf(other), stopAt).toEqual([0, 0]);
    }
  });

  it('gives no access to a template, and leaves its client ids free', async () => {
    const file = newFile();
    await importShops(database, readShopFile(file, now), { now, isTemplate: true });
    const [client] = file.clients;
    const ids = [client?.id ?? '', `template:${client?.id}`];
    expect(
      await database.select().from(clients).where(inArray(clients.id, ids)).orderBy(clients.id),
    ).toMatchObject([{ id: `template:${client?.id}`, secretHash: '' }]);
  });
});
