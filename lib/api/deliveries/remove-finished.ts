import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../site/config/durations';
import type { Database, Transaction } from '../database/database';
import { BATCH_SIZE, countRemoved, removeBatches } from '../database/remove-batches';
import { timeValue } from '../database/sql';
import { shops } from '../database/tables/shops';
import { deliveries, deliveryAttempts, events } from '../database/tables/webhooks';
import { timeOfEachShop } from '../http/shop-clock';

/** Deliveries that have ended can be seen and sent again for this time. */
const KEPT_MS = 30 * DAY_MS;

const LIMIT = sql.raw(String(BATCH_SIZE));

/**
 * Deletes deliveries that ended long ago with their attempts, and old events that have no deliveries anymore. Events are
 * old by the clock of their shop, which is never behind that of the system.
 *
 * @param now milliseconds since 1970, by the clock of the system
 */
export async function removeFinishedDeliveries(database: Database, now: number): Promise<void> {
  const before = now - KEPT_MS;
  // Each batch deletes the events that it left without deliveries, so the next one doesn't read them again.
  await removeBatches(
    database,
    async (transaction) =>
      (await removeDeliveries(transaction, before)) + (await removeEvents(transaction, before)),
  );
}

/** Finds deliveries by the age of their event, which has an index: none ended before its event. */
function removeDeliveries(transaction: Transaction, before: number): Promise<number> {
  return countRemoved(
    transaction,
    sql`with old as materialized (
      select delivery.shop_id, delivery.event_id, delivery.subscription_id
      from ${shops} cross join lateral (
        select id from ${events}
        where shop_id = ${shops.id} and triggered_at <= ${timeOfEachShop(before)}
      ) event cross join lateral (
        select shop_id, event_id, subscription_id from ${deliveries}
        where shop_id = ${shops.id} and event_id = event.id
          and state not in ('waiting', 'sending') and due_at <= ${timeValue(new Date(before))}
      ) delivery
      limit ${LIMIT}
    ), attempts as (
      delete from ${deliveryAttempts} using old
      where ${deliveryAttempts.shopId} = old.shop_id and ${deliveryAttempts.eventId} = old.event_id
        and ${deliveryAttempts.subscriptionId} = old.subscription_id
    )
    delete from ${deliveries} using old
    where ${deliveries.shopId} = old.shop_id and ${deliveries.eventId} = old.event_id
      and ${deliveries.subscriptionId} = old.subscription_id
    returning 1`,
  );
}

function removeEvents(transaction: Transaction, before: number): Promise<number> {
  return countRemoved(
    transaction,
    sql`delete from ${events} where (shop_id, id) in (
      select ${shops.id}, event.id from ${shops} cross join lateral (
        select id from ${events}
        where shop_id = ${shops.id} and triggered_at <= ${timeOfEachShop(before)}
          and not exists (
            select from ${deliveries} where shop_id = ${events.shopId} and event_id = ${events.id}
          )
      ) event
      limit ${LIMIT}
    ) returning 1`,
  );
}
