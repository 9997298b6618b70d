import { and, asc, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { isRow } from '../../api/database/sql';
import {
  deliveries,
  deliveryAttempts,
  events,
  subscriptions,
} from '../../api/database/tables/webhooks';
import { shopTime } from '../../api/http/shop-clock';
import type { Delivery } from '../contract/deliveries.schema';
import { type Sandbox, shopIdsOf } from '../sandboxes/sandbox-store';

const MAX_DELIVERIES = 100;
/** Attempts of each delivery that are listed: more than the plan has. Sending again adds further ones. */
const MAX_ATTEMPTS = 20;
/** Bytes of the requests and responses that are listed. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Filter for deliveries. */
export interface DeliveryFilter {
  id?: number | undefined;
  topic?: string | undefined;
  /** Only deliveries with a greater id: those that follow it, instead of the latest. */
  after?: number | undefined;
}

/**
 * Deliveries of a sandbox with their latest attempts, newest first. Those that follow are left out as soon as their
 * requests have too many bytes together.
 */
export async function listDeliveries(
  database: Database,
  sandbox: Sandbox,
  { id, topic, after }: DeliveryFilter,
): Promise<Delivery[]> {
  const rows = await database
    .select({
      delivery: deliveries,
      event: { topic: events.topic, triggeredAt: events.triggeredAt },
      address: subscriptions.address,
    })
    .from(deliveries)
    .innerJoin(events, isRow(events, deliveries.shopId, deliveries.eventId))
    .leftJoin(subscriptions, isRow(subscriptions, deliveries.shopId, deliveries.subscriptionId))
    .where(
      and(
        inArray(deliveries.shopId, shopIdsOf(sandbox)),
        id === undefined ? undefined : eq(deliveries.id, id),
        topic === undefined ? undefined : eq(events.topic, topic),
        after === undefined ? undefined : gt(deliveries.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(deliveries.id) : asc(deliveries.id))
    .limit(MAX_DELIVERIES);
  const sizes = await sizesOfAttempts(
    database,
    rows.map((row) => row.delivery),
  );
  const listed = rows.slice(0, countWithin(rows, sizes));
  if (after !== undefined) listed.reverse();
  const attempts = await readAttempts(
    database,
    listed.flatMap((row) => sizes.filter((size) => isAttemptOf(row.delivery, size))),
  );
  return listed.map(({ delivery: row, event, address }) => ({
    id: row.id,
    eventId: row.eventId,
    topic: event.topic,
    address,
    state: row.state,
    nextAttemptAt:
      row.state === 'waiting'
        ? shopTime(sandbox.shops[0], row.dueAt.getTime()).toISOString()
        : null,
    triggeredAt: event.triggeredAt.toISOString(),
    attempts: attempts.filter((attempt) => isAttemptOf(row, attempt)).map(describeAttempt),
  }));
}

/** The shop of a delivery. */
export async function shopOfDelivery(
  database: Database,
  shopIds: readonly number[],
  id: number,
): Promise<number | undefined> {
  const [found] = await database
    .select({ shopId: deliveries.shopId })
    .from(deliveries)
    .where(and(inArray(deliveries.shopId, [...shopIds]), eq(deliveries.id, id)));
  return found?.shopId;
}

type AttemptRow = typeof deliveryAttempts.$inferSelect;

type DeliveryKey = Pick<typeof deliveries.$inferSelect, 'shopId' | 'eventId' | 'subscriptionId'>;

interface AttemptSize extends DeliveryKey {
  id: number;
  bytes: number;
}

function isAttemptOf(delivery: DeliveryKey, attempt: Omit<DeliveryKey, 'shopId'>): boolean {
  return attempt.eventId === delivery.eventId && attempt.subscriptionId === delivery.subscriptionId;
}

/** The latest attempts of each delivery with their sizes, which the database has without reading the texts. */
async function sizesOfAttempts(
  database: Database,
  rows: readonly DeliveryKey[],
): Promise<AttemptSize[]> {
  if (rows.length === 0) return [];
  const { shopId, eventId, subscriptionId, id, requestBody } = deliveryAttempts;
  const deliveryConditions = rows.map((row): SQL | undefined =>
    and(eq(shopId, row.shopId), eq(eventId, row.eventId), eq(subscriptionId, row.subscriptionId)),
  );
  const rank = sql<number>`row_number() over (
    partition by ${shopId}, ${eventId}, ${subscriptionId} order by ${id} desc)`;
  const ranked = database
    .select({
      ...{ shopId, eventId, subscriptionId, id },
      bytes: sql<number>`octet_length(${requestBody})`.as('bytes'),
      rank: rank.as('rank'),
    })
    .from(deliveryAttempts)
    .where(or(...deliveryConditions))
    .as('ranked');
  return database.select().from(ranked).where(lte(ranked.rank, MAX_ATTEMPTS));
}

/** Counts the first deliveries that fit into a response; at least one. */
function countWithin(
  rows: readonly { delivery: DeliveryKey }[],
  sizes: readonly AttemptSize[],
): number {
  let bytes = 0;
  const end = rows.findIndex(({ delivery }) => {
    for (const size of sizes) if (isAttemptOf(delivery, size)) bytes += size.bytes;
    return bytes > MAX_BYTES;
  });
  return end === -1 ? rows.length : Math.max(1, end);
}

async function readAttempts(
  database: Database,
  which: readonly AttemptSize[],
): Promise<AttemptRow[]> {
  if (which.length === 0) return [];
  return database
    .select()
    .from(deliveryAttempts)
    .where(
      and(
        inArray(deliveryAttempts.shopId, [...new Set(which.map(({ shopId }) => shopId))]),
        inArray(
          deliveryAttempts.id,
          which.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(deliveryAttempts.id));
}

/** An attempt as the sandbox returns it. */
export function describeAttempt(attempt: Omit<AttemptRow, 'id'>): Delivery['attempts'][number] {
  const { at, requestHeaders, requestBody, status, response, durationMs, error } = attempt;
  return {
    at: at.toISOString(),
    request: { headers: requestHeaders, body: requestBody },
    status,
    response,
    ms: durationMs,
    error,
  };
}
