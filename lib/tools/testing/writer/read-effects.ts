import { and, eq, inArray, like } from 'drizzle-orm';
import type { Database } from '../../../api/database/database';
import { isRow } from '../../../api/database/sql';
import { idempotencyKeys } from '../../../api/database/tables/access';
import { customers } from '../../../api/database/tables/customers';
import { questions, reviews, reviewVotes } from '../../../api/database/tables/reviews';
import { activities } from '../../../api/database/tables/rewards';
import { events } from '../../../api/database/tables/webhooks';
import { wishlistItems, wishlists } from '../../../api/database/tables/wishlists';
import { idempotencyKeyHash } from '../../../api/http/idempotency';
import {
  type PlannedRequest,
  plannedRequest,
  REQUESTS_OF_RUN,
  type WriterShop,
} from './planned-requests';

/** The requests of a run that took effect: their idempotency keys are stored with it. */
export async function readCommitted(
  database: Database,
  shop: WriterShop,
  run: number,
): Promise<PlannedRequest[]> {
  const rows = await database
    .select({ keyHash: idempotencyKeys.keyHash })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.shopId, shop.shopId));
  const stored = new Set(rows.map(({ keyHash }) => keyHash));
  return Array.from({ length: REQUESTS_OF_RUN }, (_, number) =>
    plannedRequest(shop, run, number),
  ).filter(({ idempotencyKey }) => stored.has(idempotencyKeyHash(null, idempotencyKey)));
}

/** The rows that planned requests left behind, by the names that their plans give them. */
export async function readEffects(database: Database, shop: WriterShop): Promise<string[]> {
  const { shopId } = shop;
  const people = await database
    .select({ id: customers.id, identifier: customers.shopCustomerId })
    .from(customers)
    .where(
      and(
        eq(customers.shopId, shopId),
        inArray(customers.shopCustomerId, shop.customers.map(Number)),
      ),
    );
  const identifiers = new Map(people.map(({ id, identifier }) => [id, identifier]));
  const ids = [...identifiers.keys()];
  const changes = await database
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.shopId, shopId),
        inArray(activities.customerId, ids),
        inArray(activities.type, ['manual', 'redeem']),
      ),
    );
  const written = await database
    .select()
    .from(reviews)
    .where(and(eq(reviews.shopId, shopId), like(reviews.body, 'run-%')));
  const votes = await database
    .select()
    .from(reviewVotes)
    .where(and(eq(reviewVotes.shopId, shopId), inArray(reviewVotes.customerId, ids)));
  const items = await database
    .select({ customerId: wishlists.customerId, productId: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(wishlists, isRow(wishlists, wishlistItems.shopId, wishlistItems.wishlistId))
    .where(and(eq(wishlistItems.shopId, shopId), inArray(wishlists.customerId, ids)));
  const asked = await database
    .select()
    .from(questions)
    .where(and(eq(questions.shopId, shopId), like(questions.body, 'run-%')));
  return [
    ...changes.map(({ type, points }) => `${type} ${points}`),
    ...written.map(({ body }) => `review ${body}`),
    ...votes.map(({ customerId, reviewId }) => `vote ${identifiers.get(customerId)} ${reviewId}`),
    ...items.map(
      ({ customerId, productId }) => `item ${identifiers.get(Number(customerId))} ${productId}`,
    ),
    ...asked.map(({ body }) => `question ${body}`),
  ].sort();
}

interface EventPayload {
  activity?: { type: string };
  balanceDelta?: number;
  review?: { body: string };
  question?: { body: string };
  wishlistItem?: { customer: { shopifyCustomerId: number }; product: { id: number } };
}

/** The events that planned requests emitted, by the names that their plans give them. */
export async function readEvents(database: Database, { shopId }: WriterShop): Promise<string[]> {
  const rows = await database.select().from(events).where(eq(events.shopId, shopId));
  return rows
    .flatMap(({ topic, payload }) => {
      const { activity, balanceDelta, review, question, wishlistItem } = payload as EventPayload;
      if (activity) {
        const isPlanned = ['manual', 'redeem'].includes(activity.type);
        return isPlanned ? [`${activity.type} ${balanceDelta}`] : [];
      }
      if (topic === 'review/created') return [`review ${review?.body}`];
      if (topic === 'question/created') return [`question ${question?.body}`];
      if (!wishlistItem) return [];
      const { customer, product } = wishlistItem;
      return [`${topic.split('/')[1]} ${customer.shopifyCustomerId} ${product.id}`];
    })
    .sort();
}
