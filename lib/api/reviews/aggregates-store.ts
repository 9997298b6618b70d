import type { z } from '@hono/zod-openapi';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { reviews } from '../database/tables/reviews';
import type { reviewAggregates, reviewTotals } from './review.schema';
import { imageCount } from './rows';

/** Totals of the published reviews of a product. */
export type Aggregates = Required<z.input<typeof reviewAggregates>>;

/** Totals of reviews that can be requested in addition to their number. */
export type ReviewTotals = Pick<Aggregates, keyof typeof reviewTotals>;

interface AggregatesOf {
  shopId: number;
  productIds: readonly number[];
  /** Whether private replies count too. */
  withPrivateReplies: boolean;
}

const withStars = (stars: number) =>
  sql`count(*) filter (where ${reviews.rate} = ${stars})`.mapWith(Number);

const replies = sql`count(${reviews.replyStatus})`.mapWith(Number);
const publicReplies = sql`count(*) filter (where ${reviews.replyStatus} = 'public')`.mapWith(
  Number,
);

const totalColumns = (withPrivateReplies: boolean) => ({
  starsDistribution: {
    oneStar: withStars(1),
    twoStars: withStars(2),
    threeStars: withStars(3),
    fourStars: withStars(4),
    fiveStars: withStars(5),
  },
  mediaCount: sql`coalesce(sum(${imageCount}), 0)`.mapWith(Number),
  replyCount: withPrivateReplies ? replies : publicReplies,
});

/** The totals of all reviews that match a condition. */
export async function readTotals(
  transaction: Transaction,
  condition: SQL | undefined,
  withPrivateReplies: boolean,
): Promise<ReviewTotals> {
  const [totals] = await transaction
    .select(totalColumns(withPrivateReplies))
    .from(reviews)
    .where(condition);
  return totals ?? NONE;
}

/** The aggregates of products in the order of the request; zeros where there is no review. */
export async function readAggregates(
  transaction: Transaction,
  { shopId, productIds, withPrivateReplies }: AggregatesOf,
): Promise<Aggregates[]> {
  const rows = await transaction
    .select({
      productId: reviews.productId,
      reviewCount: count(),
      starsAverage: sql`round(avg(${reviews.rate}), 2)`.mapWith(Number),
      ...totalColumns(withPrivateReplies),
    })
    .from(reviews)
    .where(
      and(
        eq(reviews.shopId, shopId),
        inArray(reviews.productId, [...productIds]),
        eq(reviews.isPublished, true),
      ),
    )
    .groupBy(reviews.productId);
  const found = new Map(rows.map((row) => [row.productId, row]));
  return productIds.map((productId) => ({ ...(found.get(productId) ?? NONE), productId }));
}

const NONE: Omit<Aggregates, 'productId'> = {
  reviewCount: 0,
  starsAverage: 0,
  starsDistribution: { oneStar: 0, twoStars: 0, threeStars: 0, fourStars: 0, fiveStars: 0 },
  mediaCount: 0,
  replyCount: 0,
};
