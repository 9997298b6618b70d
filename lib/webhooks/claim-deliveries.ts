import { and, asc, count, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { clients } from '../database/tables/access';
import { shops } from '../database/tables/shops';
import { deliveries, events, subscriptions } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';
import type { WebhookSecrets } from './signature';

/** Which deliveries to claim. */
export interface Claim {
  /** By the clock of the system. */
  now: Date;
  /** When others may claim them again. */
  leaseEndsAt: Date;
  limit: number;
  /** Only of these shops; of all by default. */
  shopIds?: readonly number[] | undefined;
  /** Only this delivery. */
  deliveryId?: number | undefined;
  /** Addresses that begin with this are not the same in two shops. */
  ownAddresses?: string | undefined;
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
  /** How far the clock of the shop is ahead of the system's clock, in milliseconds. */
  clockOffsetMs: number;
  secrets: WebhookSecrets;
}

/** Attempts that may be under way at one address, and in one shop or sandbox, of all processes together. */
const MAX_PER_ADDRESS = 4;
const MAX_PER_SHOP = 16;

/** Deliveries that are compared by their address. Those beyond are claimed next. */
const CANDIDATES = 200;

/** What was claimed. */
export interface ClaimedBatch {
  deliveries: ClaimedDelivery[];
  /** Whether others may be due that can be claimed now. */
  isMore: boolean;
}

/** Advisory locks of two keys: this one, and 0. */
const CLAIM_LOCK = 4_712;

/**
 * Claims deliveries that are due, oldest first, and those whose lease has ended because their process crashed. Several
 * processes can claim at once; each gets different ones. They wait for each other, so that they count the attempts at
 * one address correctly. This is the only statement about several shops.
 */
export async function claimDeliveries(database: Database, claim: Claim): Promise<ClaimedBatch> {
  const rows = await inTransaction(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK}, 0)`);
    return claimStatement(transaction, claim);
  });
  const candidates = rows[0]?.candidates ?? 0;
  return {
    deliveries: rows,
    isMore: rows.length === claim.limit || candidates === CANDIDATES,
  };
}

function claimStatement(
  database: Pick<Database, '$with' | 'with' | 'select' | 'update'>,
  { now, leaseEndsAt, limit, shopIds, deliveryId, ownAddresses }: Claim,
): Promise<(ClaimedDelivery & { candidates: number })[]> {
  const ofSubscription = and(
    eq(subscriptions.shopId, deliveries.shopId),
    eq(subscriptions.id, deliveries.subscriptionId),
  );
  const { normalizedAddress } = subscriptions;
  const address = ownAddresses
    ? sql<string>`case when starts_with(${normalizedAddress}, ${ownAddresses})
        then ${deliveries.shopId} || ' ' || ${normalizedAddress} else ${normalizedAddress} end`
    : sql<string>`${normalizedAddress}`;
  // The shops of a sandbox count together, so that a reader can't take the places of all others.
  const owner = sql<string>`coalesce(${shops.sandboxId}, ${shops.id}::text)`;
  const ofShop = eq(shops.id, deliveries.shopId);
  const sending = database.$with('sending').as(
    database
      .select({ owner: owner.as('sending_owner'), address: address.as('sending_address') })
      .from(deliveries)
      .innerJoin(shops, ofShop)
      .innerJoin(subscriptions, ofSubscription)
      .where(and(eq(deliveries.state, 'sending'), gt(deliveries.dueAt, now))),
  );
  const atAddress = database.$with('at_address').as(
    database
      .select({ address: sending.address, count: count().as('sending_at_address') })
      .from(sending)
      .groupBy(sending.address),
  );
  const inShop = database.$with('in_shop').as(
    database
      .select({ owner: sending.owner, count: count().as('sending_in_shop') })
      .from(sending)
      .groupBy(sending.owner),
  );
  const freeOfAddress = sql<number>`${MAX_PER_ADDRESS}::int - coalesce(${atAddress.count}, 0)`;
  const freeOfShop = sql<number>`${MAX_PER_SHOP}::int - coalesce(${inShop.count}, 0)`;
  const candidates = database.$with('candidates').as(
    database
      .select({
        shopId: deliveries.shopId,
        eventId: deliveries.eventId,
        subscriptionId: deliveries.subscriptionId,
        dueAt: deliveries.dueAt,
        address: address.as('address'),
        owner: owner.as('owner'),
        freeOfAddress: freeOfAddress.as('free_of_address'),
        freeOfShop: freeOfShop.as('free_of_shop'),
      })
      .from(deliveries)
      .innerJoin(shops, ofShop)
      .innerJoin(subscriptions, ofSubscription)
      .leftJoin(atAddress, eq(atAddress.address, address))
      .leftJoin(inShop, eq(inShop.owner, owner))
      .where(
        and(
          shopIds && inArray(deliveries.shopId, [...shopIds]),
          deliveryId === undefined ? undefined : eq(deliveries.id, deliveryId),
          inArray(deliveries.state, ['waiting', 'sending']),
          lte(deliveries.dueAt, now),
          gt(freeOfAddress, 0),
          gt(freeOfShop, 0),
        ),
      )
      .orderBy(asc(deliveries.dueAt), asc(deliveries.shopId), asc(deliveries.id))
      .limit(CANDIDATES)
      .for('update', { of: deliveries, skipLocked: true }),
  );
  const rankIn = (group: typeof candidates.address) =>
    sql<number>`row_number() over (partition by ${group} order by ${candidates.dueAt})`;
  const ranked = database.$with('ranked').as(
    database
      .select({
        shopId: candidates.shopId,
        eventId: candidates.eventId,
        subscriptionId: candidates.subscriptionId,
        dueAt: candidates.dueAt,
        freeOfAddress: candidates.freeOfAddress,
        freeOfShop: candidates.freeOfShop,
        rankInAddress: rankIn(candidates.address).as('rank_in_address'),
        rankInShop: rankIn(candidates.owner).as('rank_in_shop'),
      })
      .from(candidates),
  );
  const due = database.$with('due').as(
    database
      .select({
        shopId: ranked.shopId,
        eventId: ranked.eventId,
        subscriptionId: ranked.subscriptionId,
      })
      .from(ranked)
      .where(
        and(
          lte(ranked.rankInAddress, ranked.freeOfAddress),
          lte(ranked.rankInShop, ranked.freeOfShop),
        ),
      )
      .orderBy(asc(ranked.dueAt))
      .limit(limit),
  );
  const claimed = database.$with('claimed').as(
    database
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
  return database
    .with(sending, atAddress, inShop, candidates, ranked, due, claimed)
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
      candidates: sql<number>`(select count(*)::int from ${candidates})`,
      secrets: {
        current: clients.webhookSecret,
        previous: clients.previousWebhookSecret,
        previousEndsAt: clients.previousWebhookSecretEndsAt,
      },
    })
    .from(claimed)
    .innerJoin(events, and(eq(events.shopId, claimed.shopId), eq(events.id, claimed.eventId)))
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.shopId, claimed.shopId), eq(subscriptions.id, claimed.subscriptionId)),
    )
    .innerJoin(shops, eq(shops.id, claimed.shopId))
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .orderBy(asc(events.triggeredAt), asc(events.position));
}
