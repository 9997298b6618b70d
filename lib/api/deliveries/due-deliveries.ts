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

/** A delivery that is due. */
export interface Candidate extends DeliveryTarget {
  shopId: number;
  eventId: string;
  subscriptionId: number;
}

/**
 * The relation `target`: rows with a shop, a subscription, an address and an owner. An address that begins with
 * `ownAddresses` is another one in each shop.
 */
function targetsOf(relation: SQL, ownAddresses: string | undefined): SQL {
  const own = sql`case when starts_with(value, ${ownAddresses ?? ''}) then source.shop_id || ' ' || value else value end`;
  return sql`target as materialized (
    select source.shop_id, source.subscription_id,
      ${ownAddresses === undefined ? sql`value` : own} as address,
      -- The shops of a sandbox count together, so that a reader can't take the places of all others.
      (select coalesce(sandbox_id, id::text) from ${shops} where id = source.shop_id) as owner
    from ${relation} source cross join lateral (
      select address as value from ${subscriptions}
      where shop_id = source.shop_id and id = source.subscription_id limit 1
    ) subscription
  )`;
}

/** The attempts under way in all processes. */
export async function listSending(
  transaction: Transaction,
  { now, ownAddresses }: DueChoice,
): Promise<DeliveryTarget[]> {
  const sending = sql`(select shop_id, subscription_id from ${deliveries}
    where state = 'sending' and due_at > ${timeValue(now)})`;
  return rowsOf<DeliveryTarget>(
    await transaction.execute(
      sql`with ${targetsOf(sending, ownAddresses)} select address, owner from target`,
    ),
  );
}

/**
 * The next deliveries of all subscriptions that have some, oldest first. Each subscription takes a few steps in an
 * index, however many of its deliveries wait.
 */
export async function listCandidates(
  transaction: Transaction,
  { now, shopIds, deliveryId, ownAddresses }: DueChoice,
  places: Places,
): Promise<Candidate[]> {
  const { addresses, owners } = places.full();
  const isWanted = deliveryId === undefined ? sql`` : sql`and id = ${deliveryId}::bigint`;
  return rowsOf<Candidate>(
    await transaction.execute(sql`
      with recursive queue as (${shopIds ? queuesOfShops(shopIds) : QUEUES}),
      ${targetsOf(sql`queue`, ownAddresses)}
      select target.shop_id::float8 as "shopId", next.event_id as "eventId",
        target.subscription_id::float8 as "subscriptionId", target.address, target.owner
      from target cross join lateral (
        select id, event_id, due_at from ${deliveries}
        where state in ('waiting', 'sending') and due_at <= ${timeValue(now)}
          and shop_id = target.shop_id and subscription_id = target.subscription_id ${isWanted}
        order by due_at limit ${sql.raw(String(MAX_PER_ADDRESS))}
      ) next
      where target.address <> all(${textArray(addresses)})
        and target.owner <> all(${textArray(owners)})
      order by next.due_at, target.shop_id, next.id
      limit ${sql.raw(String(CANDIDATES))}`),
  );
}

/** All subscriptions with unfinished deliveries, from one to the next in the index. */
const QUEUES: SQL = sql`
  (select shop_id, subscription_id from ${deliveries} where state in ('waiting', 'sending')
    order by shop_id, subscription_id limit 1)
  union all
  select next.shop_id, next.subscription_id from queue cross join lateral (
    select shop_id, subscription_id from ${deliveries}
    where state in ('waiting', 'sending')
      and (shop_id, subscription_id) > (queue.shop_id, queue.subscription_id)
    order by shop_id, subscription_id limit 1
  ) next`;

function queuesOfShops(shopIds: readonly number[]): SQL {
  return sql`select shop_id, id as subscription_id from ${subscriptions}
    where shop_id in (${idList(shopIds)})`;
}
