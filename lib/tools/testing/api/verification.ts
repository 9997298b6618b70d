import { desc, eq } from 'drizzle-orm';
import { verificationCodes } from '../../../api/database/tables/customers';
import { shops } from '../../../api/database/tables/shops';
import { digitsOf } from '../../../api/rewards/verification/code-rules';
import { changeSettings } from './change-settings';
import { TEST_KEY, type TestApi } from './test-api';

/** Lets the shop require a verification code, as if it were in a sandbox, which shows the codes. */
export async function requireVerification(api: Pick<TestApi, 'database' | 'shop'>): Promise<void> {
  const { database, shop } = api;
  await database.update(shops).set({ sandboxId: 'sb_verification' }).where(eq(shops.id, shop.id));
  await changeSettings(api, { redemptions: { requireVerification: true } });
}

/** The code that a customer of the shop received last. */
export async function latestCode({
  database,
  shop,
}: Pick<TestApi, 'database' | 'shop'>): Promise<string> {
  const [row] = await database
    .select()
    .from(verificationCodes)
    .where(eq(verificationCodes.shopId, shop.id))
    .orderBy(desc(verificationCodes.sentAt));
  if (!row) throw new Error('No code was sent.');
  return digitsOf(TEST_KEY, row);
}
