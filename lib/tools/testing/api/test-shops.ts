import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';
import { shops } from '../../../api/database/tables/shops';
import { copyShops } from '../../../sandbox/shops/copy-shops';
import { clientIds } from '../../../sandbox/shops/demo/client-ids';
import { demoShops } from '../../../sandbox/shops/demo/demo-shops';
import { importShops } from '../../../sandbox/shops/import-shop';
import { readShopFile } from '../../../sandbox/shops/read-shop-file';
import { TEST_START } from './test-clock';

/** Credentials of a client of the demo shop. */
export interface TestClient {
  clientId: string;
  clientSecret: string;
  /** The shop that a partner has to name. */
  shop?: string;
}

/** Shops of one test. */
export interface TestShops {
  shop: { id: number; domain: string };
  /** Another shop of the same tenant, for isolation. Its programs are off, and it has no gallery. */
  otherShop: { id: number; domain: string };
  clients: Record<keyof typeof clientIds, TestClient>;
}

/** Imports the demo shop as the template that tests copy. */
export async function importDemoShop(database: Database): Promise<void> {
  const now = new Date(TEST_START);
  await importShops(database, readShopFile(demoShops, now), { now, isTemplate: true });
}

/** Copies the demo shop and its clients for one test. */
export async function createTestShops(database: Database, now: Date): Promise<TestShops> {
  const templates = await database
    .select({ id: shops.id, domain: shops.domain })
    .from(shops)
    .where(eq(shops.isTemplate, true))
    .orderBy(asc(shops.id))
    // Tests may add templates.
    .limit(demoShops.shops.length);
  const suffix = randomUUID();
  const credentials = Object.fromEntries(
    Object.keys(clientIds).map((name) => [
      name,
      { id: `cl_${name}_${suffix}`, secret: `sec_${name}` },
    ]),
  );
  const copies = await database.transaction((transaction) =>
    copyShops(transaction, {
      shopIds: templates.map(({ id }) => id),
      clients: credentials,
      webhookSecret: `whsec_${suffix}`,
      now,
    }),
  );
  const [shop, otherShop] = templates.map(({ id, domain }) => ({
    id: copies.shopIds.get(id) ?? 0,
    domain,
  }));
  if (!shop || !otherShop) throw new Error('The database has no demo shop.');
  const clients = Object.fromEntries(
    copies.clients.map(({ name, id, isPartner }) => [
      name,
      {
        clientId: id,
        clientSecret: `sec_${name}`,
        ...(isPartner && { shop: shop.domain }),
      },
    ]),
  );
  return { shop, otherShop, clients: clients as TestShops['clients'] };
}
