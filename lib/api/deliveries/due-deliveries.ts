import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { idList, rowsOf, textArray, timeValue } from '../database/sql';
import { shops } from '../database/tables/shops';
import { deliveries, subscriptions } from '../database/tables/webhooks';
import { type DeliveryTarget, MAX_PER_ADDRESS, type Places } from './places';

/** Deliveries that may be claimed. */
export interface DueChoice {
  /** By the clock of the system. */
  now: Date;
  /** Only of these shops; of all by default. */
  shopIds?: readonly number[] | undefined;
  /** Only this delivery. */
  deliveryId?: number | undefined;
  /** Addresses that begin with this are not the same in two shops. */
  ownAddresses?: string | undefined;
}

/** Deliveries that are compared by their address. Those beyond are claimed next. */
export const CANDIDATES = 200;

/** Due deliveries, oldest first, in which a claim looks for subscriptions. */
const MAX_DUE_READ = 20_000;

/** A delivery that is due. */
export interface Candidate extends DeliveryTarget {
  shopId: number;
  eventId: string;
  subscriptionId: number;
}

/**
 * Rows of `queue` with their `target`: address and owner. An address that begins with `ownAddresses` is another one in
 * each shop.
 *
 * @param queues a relation with shops and subscriptions
 */
function withTarget(queues: SQL, ownAddresses: string | undefined): SQL {
  const own = sql`case when starts_with(address, ${ownAddresses ?? ''}) then queue.shop_id || ' ' || address else address end`;
  return sql`${queues} queue cross join lateral (
    select ${ownAddresses === undefined ? sql`address` : own} as address,
      -- The shops of a sandbox count together, so that a reader can't take the places of all others.
      (select coalesce(sandbox_id, id::text) from ${shops} where id = queue.shop_id) as owner
    from ${subscriptions} where shop_id = queue.shop_id and id = queue.subscription_id limit 1
  ) target`;
}

/** The attempts under way in all processes. */
export async function listSending(
  transaction: Transaction,
  { now, ownAddresses }: DueChoice,
): Promise<DeliveryTarget[]> {
  const sending = sql`(select shop_id, subscription_id from ${deliveries}
    where state = 'sending' and due_at > ${timeValue(now)})`;
  return rowsOf<DeliveryTarget>(
    await transaction.execute(sql`select address, owner from ${withTarget(sending, ownAddresses)}`),
  );
}

/**
 * The next deliveries of the subscriptions with the oldest due ones, and at most a few of each, so that one with many
 * doesn't delay the others.
 *
 * @param limit how many deliveries can be claimed
 */
export async function listCandidates(
  transaction: Transaction,
  choice: DueChoice & { limit: number },
  places: Places,
): Promise<Candidate[]> {
  const candidates = (queues: SQL) => candidatesOf(queues, choice, places);
  const relations = choice.shopIds
    ? sql`candidate as (${candidates(queuesOfShops(choice.shopIds, choice.now))})`
    : sql`recursive ${dueCandidates(choice, candidates)}`;
  return rowsOf<Candidate>(
    await transaction.execute(sql`
      with ${relations}
      select shop_id::float8 as "shopId", event_id as "eventId",
        subscription_id::float8 as "subscriptionId", address, owner
      from candidate order by due_at, shop_id, id limit ${sql.raw(String(CANDIDATES))}`),
  );
}

/** Reads queues from the one with the oldest delivery until there are enough candidates. */
function candidatesOf(
  queues: SQL,
  { now, deliveryId, ownAddresses }: DueChoice,
  places: Places,
): SQL {
  const { addresses, owners } = places.full();
  const isWanted = deliveryId === undefined ? sql`` : sql`and id = ${deliveryId}::bigint`;
  return sql`
    select queue.shop_id, queue.subscription_id, next.*, target.address, target.owner
    from ${withTarget(sql`(${queues} order by oldest)`, ownAddresses)} cross join lateral (
      select id, event_id, due_at from ${deliveries}
      where ${isDue(now)}
        and shop_id = queue.shop_id and subscription_id = queue.subscription_id ${isWanted}
      order by due_at limit ${sql.raw(String(MAX_PER_ADDRESS))}
    ) next
    where target.address <> all(${textArray(addresses)})
      and target.owner <> all(${textArray(owners)})
    order by queue.oldest limit ${sql.raw(String(CANDIDATES))}`;
}

/**
 * The relation `candidate`, from what is due. If a few subscriptions have more due deliveries than a claim reads, the
 * others are found by going through all unfinished ones, from one subscription to the next in the index.
 */
function dueCandidates(
  { now, limit }: { now: Date; limit: number },
  candidates: (queues: SQL) => SQL,
): SQL {
  const oldest = sql`select shop_id, subscription_id, min(due_at) as oldest from due group by 1, 2`;
  return sql`due as materialized (
    select shop_id, subscription_id, due_at from ${deliveries} where ${isDue(now)}
    order by due_at limit ${sql.raw(String(MAX_DUE_READ + 1))}
  ), first as materialized (${candidates(oldest)}), unfinished as (
    (select shop_id, subscription_id from ${deliveries}
      where ${IS_UNFINISHED} and (select count(*) from due) > ${sql.raw(String(MAX_DUE_READ))}
        and (select count(*) from first) < ${limit}
      order by shop_id, subscription_id limit 1)
    union all
    select next.shop_id, next.subscription_id from unfinished cross join lateral (
      select shop_id, subscription_id from ${deliveries}
      where ${IS_UNFINISHED}
        and (shop_id, subscription_id) > (unfinished.shop_id, unfinished.subscription_id)
      order by shop_id, subscription_id limit 1
    ) next
  ), candidate as (
    select * from first
    union (${candidates(withOldest(sql`select shop_id, subscription_id from unfinished`, now))})
  )`;
}

function queuesOfShops(shopIds: readonly number[], now: Date): SQL {
  const queues = sql`select shop_id, id as subscription_id from ${subscriptions}
    where shop_id in (${idList(shopIds)})`;
  return withOldest(queues, now);
}

/** Queues that have a due delivery, and since when. */
function withOldest(queues: SQL, now: Date): SQL {
  return sql`select listed.shop_id, listed.subscription_id, first_due.due_at as oldest
    from (${queues}) listed cross join lateral (
      select due_at from ${deliveries}
      where ${isDue(now)} and shop_id = listed.shop_id and subscription_id = listed.subscription_id
      order by due_at limit 1
    ) first_due`;
}

const IS_UNFINISHED = sql`state in ('waiting', 'sending')`;

function isDue(now: Date): SQL {
  return sql`${IS_UNFINISHED} and due_at <= ${timeValue(now)}`;
}
