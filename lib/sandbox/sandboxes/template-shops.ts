import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../api/database/database';
import { isUniqueViolation } from '../../api/database/errors';
import { shops } from '../../api/database/tables/shops';

/** The demo shop, the other shop, and one whose plan is too low for the API. */
const DEMO_SHOPS = 3;

/** Writes the shops that sandboxes are copies of, unless they exist. */
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

/** Ids of the shops that sandboxes are copies of: the main shop first, then the other shop. */
export async function templateShopIds(database: Database | Transaction): Promise<number[]> {
  const rows = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.isTemplate, true))
    .orderBy(shops.id)
    .limit(DEMO_SHOPS);
  return rows.map(({ id }) => id);
}

/** Processes that start together on an empty server write the same rows; all but one of them fail. */
export async function unlessAnotherProcessDid(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isWritten = ['clients_pkey', 'sandboxes_pkey'].some((constraint) =>
      isUniqueViolation(error, constraint),
    );
    if (!isWritten) throw error;
  }
}
