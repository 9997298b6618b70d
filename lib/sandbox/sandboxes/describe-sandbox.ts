import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../api/database/database';
import { rowsOf } from '../../api/database/sql';
import { clientShops, clients } from '../../api/database/tables/access';
import { products } from '../../api/database/tables/catalog';
import { customers } from '../../api/database/tables/customers';
import { questions, reviews } from '../../api/database/tables/reviews';
import { activities, issuedRewards, redemptions } from '../../api/database/tables/rewards';
import { deliveries, events, subscriptions } from '../../api/database/tables/webhooks';
import { wishlists } from '../../api/database/tables/wishlists';
import { shopTime } from '../../api/http/shop-clock';
import { SHOP_COLUMN } from '../shops/shop-tables';
import { secretsOf } from './credentials';
import { IDLE_MS, type Sandbox, shopIdsOf } from './sandbox-store';
import { seedVersion } from './seed-version';

/** The tables whose rows are counted. */
const COUNTED = {
  customers,
  products,
  reviews,
  questions,
  wishlists,
  activities,
  rewards: issuedRewards,
  subscriptions,
  events,
} as const satisfies Record<string, PgTable>;

/** The time of a sandbox. */
export function sandboxTime({ shops: [shop] }: Sandbox, systemTime: number): Date {
  return shopTime(shop, systemTime);
}

/** Describes a sandbox, with its secrets. */
export async function describeCredentials(
  database: Database,
  sandbox: Sandbox,
  { key, now }: { key: string; now: number },
) {
  const [main, other] = sandbox.shops;
  const { accessToken, otherAccessToken, clients: secrets } = secretsOf(key);
  const [full] = await database
    .select({ webhookSecret: clients.webhookSecret })
    .from(clients)
    .where(eq(clients.id, secrets.full.id));
  const webhookSecret = full?.webhookSecret ?? '';
  const described = await describeClients(database, sandbox);
  const secretOf = (clientId: string) =>
    Object.values(secrets).find(({ id }) => id === clientId)?.secret ?? '';
  return {
    id: sandbox.row.id,
    key,
    ...times(sandbox, now),
    shop: { domain: main.domain, accessToken, webhookSecret },
    otherShop: { domain: other.domain, accessToken: otherAccessToken },
    clients: described.map(({ name, clientId, ...client }) => ({
      name,
      clientId,
      clientSecret: secretOf(clientId),
      ...client,
    })),
  };
}

/** Describes a sandbox without secrets. */
export async function describeState(database: Database, sandbox: Sandbox, now: number) {
  const [main, other] = sandbox.shops;
  return {
    id: sandbox.row.id,
    ...times(sandbox, now),
    shop: { domain: main.domain },
    otherShop: { domain: other.domain },
    clients: await describeClients(database, sandbox),
    counts: await countRows(database, main.id),
    clock: {
      now: sandboxTime(sandbox, now).toISOString(),
      offsetSeconds: main.clockOffsetMs / 1_000,
    },
    queues: await queueDepths(database, shopIdsOf(sandbox)),
    seedVersion: await seedVersion(),
  };
}

function times(sandbox: Sandbox, now: number) {
  const { isPermanent, lastUsedAt } = sandbox.row;
  const expiresAt = new Date(Math.max(lastUsedAt.getTime(), now) + IDLE_MS).toISOString();
  return {
    expiresAt: isPermanent ? null : expiresAt,
    now: sandboxTime(sandbox, now).toISOString(),
  };
}

async function describeClients(database: Database, sandbox: Sandbox) {
  const domains = new Map(sandbox.shops.map(({ id, domain }) => [id, domain]));
  const links = await database
    .select({ client: clients, shopId: clientShops.shopId })
    .from(clientShops)
    .innerJoin(clients, eq(clients.id, clientShops.clientId))
    .where(inArray(clientShops.shopId, shopIdsOf(sandbox)))
    .orderBy(clientShops.shopId, clients.name);
  const byId = new Map(links.map(({ client }) => [client.id, client]));
  // The client with all scopes first, since most requests need it.
  const ordered = [...byId.values()].sort(
    (first, second) => Number(second.name === 'full') - Number(first.name === 'full'),
  );
  return ordered.map(({ id, name, scopes }) => ({
    name,
    clientId: id,
    scope: scopes.join(' '),
    shops: links
      .filter(({ client }) => client.id === id)
      .map(({ shopId }) => domains.get(shopId) ?? ''),
  }));
}

/** Rows of the main shop by kind. */
async function countRows(
  database: Database,
  shopId: number,
): Promise<Record<keyof typeof COUNTED, number>> {
  const counts = Object.entries(COUNTED).map(
    ([name, table]) =>
      sql`(select count(*) from ${table} where ${sql.identifier(SHOP_COLUMN)} = ${shopId}) as ${sql.identifier(name)}`,
  );
  const [row] = rowsOf(await database.execute(sql`select ${sql.join(counts, sql`, `)}`));
  const found = Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(found);
}

/** Counts the unfinished work of shops. */
async function queueDepths(
  database: Database,
  shopIds: readonly number[],
): Promise<{ jobs: number; deliveries: number }> {
  const ids = [...shopIds];
  const isJob = inArray(redemptions.state, ['queued', 'fulfilling']);
  const isWaiting = inArray(deliveries.state, ['waiting', 'sending']);
  return {
    jobs: await database.$count(redemptions, and(inArray(redemptions.shopId, ids), isJob)),
    deliveries: await database.$count(deliveries, and(inArray(deliveries.shopId, ids), isWaiting)),
  };
}
