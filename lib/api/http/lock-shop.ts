import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { shops } from '../database/tables/shops';
import { invalidToken } from './access/bearer-token';
import type { RequestShop } from './context';
import type { ApiServices } from './services';

/**
 * Locks the shop of a request that changes something, as the host requires it.
 *
 * @returns the shop after the wait for the lock: its clock may have moved
 * @throws HttpError 401 if the shop was removed with its tokens
 */
export async function lockShop(
  { beforeChange }: Pick<ApiServices, 'beforeChange'>,
  transaction: Transaction,
  shop: RequestShop,
): Promise<RequestShop> {
  if (!beforeChange) return shop;
  await beforeChange(transaction, shop.id);
  const [current] = await transaction.select().from(shops).where(eq(shops.id, shop.id));
  if (!current) throw invalidToken();
  return current;
}
