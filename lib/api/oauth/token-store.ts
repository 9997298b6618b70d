import { timingSafeEqual } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { hashOf } from '../database/secret-hash';
import { clientShops, clients, tokens } from '../database/tables/access';
import { shops } from '../database/tables/shops';
import type { RequestingClient } from './access-rules';

/** The hash to compare with if the client doesn't exist, so that both cases take the same time. */
const NO_SECRET = hashOf('');

/**
 * The enabled client with these credentials and the shops that it is linked to.
 *
 * @returns undefined for an unknown client, a wrong secret or a disabled client, without saying which
 */
export async function findClient(
  transaction: Transaction,
  clientId: string,
  clientSecret: string,
): Promise<RequestingClient | undefined> {
  const rows = await transaction
    .select({
      client: clients,
      shop: {
        id: shops.id,
        domain: shops.domain,
        hasApi: shops.hasApi,
        clockOffsetMs: shops.clockOffsetMs,
      },
    })
    .from(clients)
    .leftJoin(clientShops, eq(clientShops.clientId, clients.id))
    .leftJoin(shops, eq(shops.id, clientShops.shopId))
    .where(eq(clients.id, clientId))
    .orderBy(shops.id);
  const client = rows[0]?.client;
  const expected = Buffer.from(client?.secretHash ?? NO_SECRET);
  const actual = Buffer.from(hashOf(clientSecret));
  const isMatch = expected.length === actual.length && timingSafeEqual(expected, actual);
  if (!client || !isMatch || client.isDisabled) return undefined;
  const linked = rows.flatMap(({ shop }) => (shop ? [shop] : []));
  return { isPartner: client.isPartner, scopes: client.scopes, shops: linked };
}

/** Stores a token, and deletes those of the client that have expired by the clock of the same shop. */
export async function storeToken(
  transaction: Transaction,
  token: typeof tokens.$inferInsert,
  now: Date,
): Promise<void> {
  const { clientId, shopId } = token;
  await transaction
    .delete(tokens)
    .where(
      and(eq(tokens.clientId, clientId), eq(tokens.shopId, shopId), lt(tokens.expiresAt, now)),
    );
  await transaction.insert(tokens).values(token);
}
