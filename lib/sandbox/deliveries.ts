import type { z } from '@hono/zod-openapi';
import { and, asc, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { shopTime } from '../api/http/shop-clock';
import type { Database } from '../database/database';
import { deliveries, deliveryAttempts, events, subscriptions } from '../database/tables/webhooks';
import type { delivery } from './contract/deliveries.schema';
import { type Sandbox, shopIdsOf } from './sandbox-store';

type DescribedDelivery = z.output<typeof delivery>;

const MAX_DELIVERIES = 100;

/** Which deliveries to list. */
export interface DeliveryFilter {
  id?: number | undefined;
  topic?: string | undefined;
  /** Only deliveries with a greater id: those that follow it, instead of the latest. */
  after?: number | undefined;
}

/** Deliveries of a sandbox with their attempts, newest first. */
export async function listDeliveries(
  database: Database,
  sandbox: Sandbox,
  { id, topic, after }: DeliveryFilter,
): Promise<DescribedDelivery[]> {
  const rows = await database
    .select({ delivery: deliveries, event: events, address: subscriptions.address })
    .from(deliveries)
    .innerJoin(events, and(eq(events.shopId, deliveries.shopId), eq(events.id, deliveries.eventId)))
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.shopId, deliveries.shopId),
        eq(subscriptions.id, deliveries.subscriptionId),
      ),
    )
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
  if (after !== undefined) rows.reverse();
  const attempts = await readAttempts(
    database,
    rows.map((row) => row.delivery),
  );
  return rows.map(({ delivery: row, event, address }) => ({
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
    attempts: attempts
      .filter(
        (attempt) =>
          attempt.eventId === row.eventId && attempt.subscriptionId === row.subscriptionId,
      )
      .map(describeAttempt),
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

async function readAttempts(
  database: Database,
  rows: readonly (typeof deliveries.$inferSelect)[],
): Promise<AttemptRow[]> {
  if (rows.length === 0) return [];
  const isOfDelivery = rows.map(({ shopId, eventId, subscriptionId }): SQL | undefined =>
    and(
      eq(deliveryAttempts.shopId, shopId),
      eq(deliveryAttempts.eventId, eventId),
      eq(deliveryAttempts.subscriptionId, subscriptionId),
    ),
  );
  return database
    .select()
    .from(deliveryAttempts)
    .where(or(...isOfDelivery))
    .orderBy(asc(deliveryAttempts.id));
}

/** An attempt as the sandbox returns it. */
export function describeAttempt(
  attempt: Omit<AttemptRow, 'id'>,
): DescribedDelivery['attempts'][number] {
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
