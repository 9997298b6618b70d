import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { isRow, timeValue } from '../database/sql';
import { clients } from '../database/tables/access';
import { shops } from '../database/tables/shops';
import { deliveries, events, subscriptions } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';
import { LOCKS } from '../database/transaction-locks';
import {
  CANDIDATES,
  type Candidate,
  type DueChoice,
  listCandidates,
  listSending,
} from './due-deliveries';
import { Places } from './places';
import type { WebhookSecrets } from './sending/signature';

/** Deliveries to claim. */
export interface Claim extends DueChoice {
  /** When others may claim them again. */
  leaseEndsAt: Date;
  limit: number;
}

/** A delivery to send now, with everything that its request contains. */
export interface ClaimedDelivery {
  shopId: number;
  eventId: string;
  subscriptionId: number;
  /** By which a person finds the delivery again. */
  deliveryId: number;
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Identifies the claim. */
  claims: number;
  topic: string;
  /** The payload as it was written. */
  body: string;
  triggeredAt: Date;
  /** The address of the subscription at this moment. */
  address: string;
  /** Permanent domain of the shop. */
  domain: string;
  /** Milliseconds by which the clock of the shop is ahead of the system's clock. */
  clockOffsetMs: number;
  secrets: WebhookSecrets;
  /** The scopes that the shop owner has granted the client of the subscription, at this moment. */
  scopes: readonly string[];
}

export interface ClaimedBatch {
  deliveries: ClaimedDelivery[];
  /** Whether others may be due that can be claimed now. */
  isMore: boolean;
}

/**
 * Claims deliveries that are due, oldest first, and those whose lease has ended because their process crashed. Several
 * processes can claim at once; each gets different ones. They wait for each other, so that they count the attempts at
 * one address correctly.
 */
export function claimDeliveries(database: Database, claim: Claim): Promise<ClaimedBatch> {
  return inTransaction(database, async (transaction) => {
    // A claim that a crash of the database loses is only made again, so the commit doesn't wait for the disk.
    await transaction.execute(
      sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${LOCKS.claims}, 0)`,
    );
    const places = new Places(await listSending(transaction, claim));
    const candidates = await listCandidates(transaction, claim, places);
    const chosen = places.take(candidates, claim.limit);
    const claimed = chosen.length > 0 ? await claimChosen(transaction, chosen, claim) : [];
    const isMore = chosen.length === claim.limit || candidates.length === CANDIDATES;
    // If nothing could be claimed, another transaction is changing these deliveries.
    return { deliveries: claimed, isMore: isMore && claimed.length > 0 };
  });
}

/** Claims candidates, except those that another transaction is changing. */
function claimChosen(
  transaction: Transaction,
  chosen: readonly Candidate[],
  { now, leaseEndsAt }: Claim,
): Promise<ClaimedDelivery[]> {
  const values = chosen.map(
    ({ shopId, eventId, subscriptionId }) =>
      sql`(${shopId}::bigint, ${eventId}::text, ${subscriptionId}::bigint)`,
  );
  const due = transaction.$with('due').as(
    transaction
      .select({
        shopId: deliveries.shopId,
        eventId: deliveries.eventId,
        subscriptionId: deliveries.subscriptionId,
      })
      .from(deliveries)
      .innerJoin(
        sql`(values ${sql.join(values, sql`, `)}) as chosen (shop_id, event_id, subscription_id)`,
        sql`chosen.shop_id = ${deliveries.shopId} and chosen.event_id = ${deliveries.eventId}
          and chosen.subscription_id = ${deliveries.subscriptionId}`,
      )
      .where(
        sql`${deliveries.state} in ('waiting', 'sending') and ${deliveries.dueAt} <= ${timeValue(now)}`,
      )
      .for('update', { of: deliveries, skipLocked: true }),
  );
  const claimed = transaction.$with('claimed').as(
    transaction
      .update(deliveries)
      .set({
        state: 'sending',
        // Where a lease has ended, the receiver may not have seen the attempt, so its number is not used up.
        attempts: sql`case when ${deliveries.state} = 'sending' then ${deliveries.attempts} else ${deliveries.attempts} + 1 end`,
        claims: sql`${deliveries.claims} + 1`,
        dueAt: leaseEndsAt,
      })
      .from(due)
      .where(
        and(
          eq(deliveries.shopId, due.shopId),
          eq(deliveries.eventId, due.eventId),
          eq(deliveries.subscriptionId, due.subscriptionId),
        ),
      )
      .returning({
        shopId: deliveries.shopId,
        eventId: deliveries.eventId,
        subscriptionId: deliveries.subscriptionId,
        id: deliveries.id,
        attempts: deliveries.attempts,
        claims: deliveries.claims,
      }),
  );
  return transaction
    .with(due, claimed)
    .select({
      shopId: claimed.shopId,
      eventId: claimed.eventId,
      subscriptionId: claimed.subscriptionId,
      deliveryId: claimed.id,
      attempt: claimed.attempts,
      claims: claimed.claims,
      topic: events.topic,
      body: sql<string>`${events.payload}::text`,
      triggeredAt: events.triggeredAt,
      address: subscriptions.address,
      domain: shops.domain,
      clockOffsetMs: shops.clockOffsetMs,
      secrets: {
        current: clients.webhookSecret,
        previous: clients.previousWebhookSecret,
        previousEndsAt: clients.previousWebhookSecretEndsAt,
      },
      scopes: clients.scopes,
    })
    .from(claimed)
    .innerJoin(events, isRow(events, claimed.shopId, claimed.eventId))
    .innerJoin(subscriptions, isRow(subscriptions, claimed.shopId, claimed.subscriptionId))
    .innerJoin(shops, eq(shops.id, claimed.shopId))
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .orderBy(asc(events.triggeredAt), asc(events.position));
}
