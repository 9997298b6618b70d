import { and, desc, eq } from 'drizzle-orm';
import { isRow } from '../../api/database/sql';
import { customers, verificationCodes } from '../../api/database/tables/customers';
import { shopTime } from '../../api/http/shop-clock';
import { digitsOf, expiryOf } from '../../api/rewards/verification/code-rules';
import { isUsable } from '../../api/rewards/verification/code-store';
import type { VerificationCode } from '../contract/codes.schema';
import type { SandboxServices } from '../http/services';
import type { Sandbox } from '../sandboxes/sandbox-store';

/** More than a reader looks at. */
const MAX_CODES = 100;

/** The codes of a sandbox that customers can use now, newest first. */
export async function listCodes(
  { database, secretKey, now }: Pick<SandboxServices, 'database' | 'secretKey' | 'now'>,
  { shops: [shop] }: Sandbox,
): Promise<VerificationCode[]> {
  const rows = await database
    .select({ code: verificationCodes, customer: customers })
    .from(verificationCodes)
    .innerJoin(customers, isRow(customers, verificationCodes.shopId, verificationCodes.customerId))
    .where(and(eq(verificationCodes.shopId, shop.id), isUsable(shopTime(shop, now()))))
    .orderBy(desc(verificationCodes.sentAt))
    .limit(MAX_CODES);
  return rows.map(({ code, customer }) => ({
    customer: { id: customer.shopCustomerId, email: customer.email, phone: customer.phone },
    channel: code.channel,
    code: digitsOf(secretKey(), code),
    sentAt: code.sentAt.toISOString(),
    expiresAt: expiryOf(code).toISOString(),
  }));
}
