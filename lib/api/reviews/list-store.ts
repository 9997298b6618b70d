import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { foldText } from '../database/fold-text';
import { isRow } from '../database/sql';
import { reviews } from '../database/tables/reviews';
import type { reviewSortings } from './reads.schema';
import { imageCount, type ReviewRow, selectReviews } from './rows';

/** Conditions for listed reviews; omitted ones match all. */
export interface ReviewFilter {
  shopId: number;
  customerId?: number | undefined;
  reviewId?: number | undefined;
  productId?: number | undefined;
  orderId?: number | undefined;
  rate?: number | undefined;
  createdAfter?: Date | undefined;
  /** Each must be found in title or body. */
  words: readonly string[];
  isPublished?: boolean | undefined;
  onlyShopReviews: boolean;
  onlyProductReviews: boolean;
  onlyWithPhotos: boolean;
  onlyPinnedReviews: boolean;
}

/** The orders of a list, as in the API. */
export type ReviewSorting = (typeof reviewSortings)[number];

/** What a list is sorted by, and in which direction. */
type SortKey = readonly [by: AnyColumn | SQL, direction: 'asc' | 'desc'];

const hasImages = sql`${imageCount} > 0`;

const newestFirst: SortKey[] = [
  [reviews.createdAt, 'desc'],
  [reviews.id, 'desc'],
];

/** Each order is total, so that pages neither overlap nor skip (SPECIFICATION.md, I13). */
const ORDERS: Record<ReviewSorting, SortKey[]> = {
  mostRelevant: [
    [reviews.isPinned, 'desc'],
    [reviews.isVerifiedBuyer, 'desc'],
    [reviews.votes, 'desc'],
    [hasImages, 'desc'],
    ...newestFirst,
  ],
  mostRecent: newestFirst,
  mostHelpful: [[reviews.votes, 'desc'], ...newestFirst],
  highestRating: [[reviews.rate, 'desc'], ...newestFirst],
  lowestRating: [[reviews.rate, 'asc'], ...newestFirst],
  withPhotos: [[hasImages, 'desc'], ...newestFirst],
};

function orderOf(sorting: ReviewSorting, isReversed = false): SQL[] {
  return ORDERS[sorting].map(([by, direction]) =>
    (direction === 'asc') === isReversed ? desc(by) : asc(by),
  );
}

/** One part of a list of reviews, and how many the whole list has. */
export async function listReviews(
  transaction: Transaction,
  filter: ReviewFilter,
  { sorting, limit, offset }: { sorting: ReviewSorting; limit: number; offset: number },
): Promise<{ rows: ReviewRow[]; totalCount: number }> {
  const condition = matchesFilter(filter);
  const totalCount = await transaction.$count(reviews, condition);
  // A part in the second half is found from the end, since the database reads all reviews before it.
  const isReversed = 2 * offset > totalCount;
  const end = Math.min(offset + limit, totalCount);
  const count = Math.max(0, end - offset);
  // Authors and products are read only for the reviews of this part.
  const part = transaction
    .select({ shopId: reviews.shopId, id: reviews.id })
    .from(reviews)
    .where(condition)
    .orderBy(...orderOf(sorting, isReversed))
    .limit(count)
    .offset(isReversed ? totalCount - end : offset)
    .as('part');
  const rows = await selectReviews(transaction)
    .innerJoin(part, isRow(reviews, part.shopId, part.id))
    .orderBy(...orderOf(sorting));
  return { rows, totalCount };
}

/** The condition for the reviews that a filter lists. */
export function matchesFilter(filter: ReviewFilter): SQL | undefined {
  const equals = <Column extends 'customerId' | 'id' | 'productId' | 'orderId' | 'rate'>(
    column: Column,
    value: number | undefined,
  ) => (value === undefined ? undefined : eq(reviews[column], value));
  return and(
    eq(reviews.shopId, filter.shopId),
    equals('customerId', filter.customerId),
    equals('id', filter.reviewId),
    equals('productId', filter.productId),
    equals('orderId', filter.orderId),
    equals('rate', filter.rate),
    filter.createdAfter && gt(reviews.createdAt, filter.createdAfter),
    filter.isPublished === undefined ? undefined : eq(reviews.isPublished, filter.isPublished),
    filter.onlyShopReviews ? isNull(reviews.productId) : undefined,
    filter.onlyProductReviews ? isNotNull(reviews.productId) : undefined,
    filter.onlyWithPhotos ? hasImages : undefined,
    filter.onlyPinnedReviews ? eq(reviews.isPinned, true) : undefined,
    ...filter.words.map(containsWord),
  );
}

/** The condition for reviews with a word. `%` and `_` are ordinary characters. Indexes need the collation of the column. */
function containsWord(word: string): SQL {
  const escaped = sql`regexp_replace(${foldText(sql`${word}::text`)}, '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${reviews.searchText} like ('%' || ${escaped} || '%') collate "default"`;
}
