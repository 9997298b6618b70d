import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/errors';
import { clients } from '../database/tables/access';
import { shops } from '../database/tables/shops';
import { inTransaction } from '../database/transaction';
import { copyShops } from '../shops/copy-shops';
import { clientIds } from '../shops/demo/client-ids';
import { demoSecret, demoWebhookSecret } from '../shops/demo/client-secrets';

/** What a request for a token of the demo shop needs. */
export const demoCredentials = {
  clientId: clientIds.full,
  clientSecret: demoSecret,
  shop: 'northlight.shop.example',
} as const;

/** Writes the shops that copies are made of, unless they exist. */
export async function ensureTemplateShops(database: Database, now: Date): Promise<void> {
  if ((await templateShopIds(database)).length > 0) return;
  // Only the first start needs these 1,500 rows.
  const [{ importShops }, { readShopFile }, { demoShops }] = await Promise.all([
    import('../shops/import-shop'),
    import('../shops/read-shop-file'),
    import('../shops/demo/demo-shops'),
  ]);
  await unlessAnotherProcessDid(() =>
    importShops(database, readShopFile(demoShops, now), { now, isTemplate: true }),
  );
}

/** Creates the demo shop with its documented credentials, unless it exists. */
export async function ensureDemoShop(database: Database, now: Date): Promise<void> {
  const [existing] = await database
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(clients.id, Object.values(clientIds)));
  if (existing) return;
  await ensureTemplateShops(database, now);
  const shopIds = await templateShopIds(database);
  const credentials = Object.fromEntries(
    Object.entries(clientIds).map(([name, id]) => [name, { id, secret: demoSecret }]),
  );
  await unlessAnotherProcessDid(() =>
    inTransaction(database, (transaction) =>
      copyShops(transaction, {
        shopIds,
        clients: credentials,
        webhookSecret: demoWebhookSecret,
        now,
      }),
    ),
  );
}

async function templateShopIds(database: Database): Promise<number[]> {
  const rows = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.isTemplate, true))
    .orderBy(shops.id);
  return rows.map(({ id }) => id);
}

/** Processes that start together on an empty server write the same clients; all but one of them fail. */
async function unlessAnotherProcessDid(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'clients_pkey')) throw error;
  }
}
