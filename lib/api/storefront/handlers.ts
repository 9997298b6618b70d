import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { customers } from '../database/tables/customers';
import type { VerifiedToken } from '../http/context';
import type { ImplementedOperation } from '../http/implement';
import { implement } from '../http/implement';
import { session } from './contract';

/** The operations below `/storefront/v1`, which only the storefront SDK uses. */
export const storefrontHandlers: readonly ImplementedOperation[] = [
  implement(session, async ({ token, shop, transaction, now }) => {
    const { currency, storefrontUrl, disabledApps = [], wishlists } = shop.settings;
    return {
      role: token.holder?.role ?? 'guest',
      customerId: await shopCustomerId(transaction, token),
      expiresAt: token.expiresAt.toISOString(),
      now: now.toISOString(),
      shop: { domain: shop.domain, currency, storefrontUrl },
      disabledApps,
      wishlistsRequireSignIn: wishlists?.requireSignIn ?? false,
    };
  }),
];

async function shopCustomerId(
  transaction: Transaction,
  { holder, shop }: VerifiedToken,
): Promise<number | null> {
  if (holder?.role !== 'customer') return null;
  const [customer] = await transaction
    .select({ id: customers.shopCustomerId })
    .from(customers)
    .where(isRow(customers, shop.id, holder.customerId));
  return customer?.id ?? null;
}
