import { eq } from 'drizzle-orm';
import type { ShopSettings } from '../../../api/database/shop-settings';
import { shops } from '../../../api/database/tables/shops';
import type { TestApi } from './test-api';

/** Changes settings of the shop, as its owner would in the admin. */
export async function changeSettings(
  { database, shop }: Pick<TestApi, 'database' | 'shop'>,
  change: Partial<ShopSettings>,
): Promise<void> {
  const [row] = await database.select().from(shops).where(eq(shops.id, shop.id));
  if (!row) throw new Error('The shop is missing.');
  const settings = { ...row.settings, ...change };
  await database.update(shops).set({ settings }).where(eq(shops.id, shop.id));
}
