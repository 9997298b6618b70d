import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newSecret } from '../../api/http/bearer-token';
import { DAY_MS } from '../../config/durations';
import type { Database } from '../../database/database';
import { hashOf } from '../../database/secret-hash';
import { clientShops, clients, tokens } from '../../database/tables/access';
import { shops } from '../../database/tables/shops';
import { inTransaction } from '../../database/transaction';
import { copyShops } from '../../shops/copy-shops';
import { clientIds } from '../../shops/demo/client-ids';

const TOKEN_LIFETIME_MS = DAY_MS;
const SCOPES = ['read_customer', 'write_customer'];

/** Copies the demo shop, as the creation of a sandbox does. @returns the ids of the main shops and the times in ms */
export async function copyDemoShops(
  database: Database,
  count: number,
): Promise<{ shopIds: number[]; times: number[] }> {
  const templates = await database
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.isTemplate, true))
    .orderBy(shops.id);
  const originals = templates.map(({ id }) => id);
  const shopIds: number[] = [];
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const suffix = randomBytes(6).toString('hex');
    const credentials = Object.keys(clientIds).map((name) => [
      name,
      { id: `cl_${name}_${suffix}`, secret: `sec_${suffix}` },
    ]);
    const startedAt = performance.now();
    const copies = await inTransaction(database, (transaction) =>
      copyShops(transaction, {
        shopIds: originals,
        clients: Object.fromEntries(credentials),
        webhookSecret: `whsec_${suffix}`,
        now: new Date(),
      }),
    );
    times.push(performance.now() - startedAt);
    shopIds.push(copies.shopIds.get(originals[0] ?? 0) ?? 0);
  }
  return { shopIds, times };
}

/**
 * Creates clients with an access token, in turns for each shop. Every client has its own rate bucket, so a benchmark
 * with many of them doesn't reach the limit.
 *
 * @returns the tokens
 */
export async function createTokens(
  database: Database,
  shopIds: readonly number[],
  count: number,
): Promise<string[]> {
  const created = Array.from({ length: count }, (_, index) => ({
    id: `cl_bench_${randomBytes(6).toString('hex')}`,
    token: newSecret('at_', randomBytes),
    shopId: shopIds[index % shopIds.length] ?? 0,
  }));
  await inTransaction(database, async (transaction) => {
    await transaction.insert(clients).values(
      created.map(({ id }) => ({
        id,
        name: 'bench',
        secretHash: hashOf(id),
        webhookSecret: 'whsec_bench',
        scopes: SCOPES,
        isPartner: false,
        isDisabled: false,
      })),
    );
    await transaction
      .insert(clientShops)
      .values(created.map(({ id, shopId }) => ({ clientId: id, shopId })));
    await transaction.insert(tokens).values(
      created.map(({ id, token, shopId }) => ({
        hash: hashOf(token),
        kind: 'access' as const,
        clientId: id,
        shopId,
        scopes: SCOPES,
        expiresAt: new Date(Date.now() + TOKEN_LIFETIME_MS),
      })),
    );
  });
  return created.map(({ token }) => token);
}
