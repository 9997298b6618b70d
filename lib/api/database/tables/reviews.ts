import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { foldText } from '../fold-text';
import { id, shopId, time } from './columns';
import { answerIds, generatedId, questionIds, reviewIds } from './ids';

/** Who wrote a review or a question: a customer, or a guest by name and address. */
function authorColumns() {
  return {
    customerId: id('customer_id'),
    guestName: text('guest_name'),
    guestEmail: text('guest_email'),
  };
}

/**
 * An index for each sorting of a list, read from its end. PostgreSQL skips and counts rows by the last column, without
 * reading them. A server also has `reviews_search` for the words of a search, unless it lacks the extensions.
 */
function reviewOrders({
  shopId: shop,
  id: review,
  ...of
}: Record<
  'shopId' | 'id' | 'votes' | 'rate' | 'isPinned' | 'isVerifiedBuyer' | 'createdAt' | 'isPublished',
  ExtraConfigColumn
>) {
  const hasImages = sql`(cardinality("images") > 0)`;
  const byAge = [of.createdAt, review, of.isPublished] as const;
  return [
    index('reviews_recent').on(shop, ...byAge),
    index('reviews_helpful').on(shop, of.votes, ...byAge),
    index('reviews_highest').on(shop, of.rate, ...byAge),
    // The lowest rate is first, but the newest review too, so this one is read from its start.
    index('reviews_lowest').on(
      shop,
      of.rate,
      of.createdAt.desc().nullsFirst(),
      review.desc().nullsFirst(),
      of.isPublished,
    ),
    index('reviews_photos').on(shop, hasImages, ...byAge),
    index('reviews_relevant').on(
      shop,
      of.isPinned,
      of.isVerifiedBuyer,
      of.votes,
      hasImages,
      ...byAge,
    ),
  ];
}

/** Reviews of products, and of the shop where there is no product. */
export const reviews = pgTable(
  'reviews',
  {
    shopId: shopId(),
    id: generatedId(reviewIds),
    ...authorColumns(),
    productId: id('product_id'),
    orderId: id('order_id'),
    title: text('title'),
    body: text('body').notNull(),
    /** Title and body as the search compares them; the database derives it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(foldText(sql`coalesce("title", '') || ' ' || "body"`)),
    rate: smallint('rate').notNull(),
    images: text('images').array().notNull().default([]),
    isPublished: boolean('is_published').notNull(),
    /** The number of its rows in `review_votes`, changed in the same transaction as they are (SPECIFICATION.md, I5). */
    votes: integer('votes').notNull().default(0),
    isPinned: boolean('is_pinned').notNull().default(false),
    isVerifiedBuyer: boolean('is_verified_buyer').notNull(),
    /** Whether the shop closed the review to replies. */
    isLocked: boolean('is_locked').notNull().default(false),
    replyBody: text('reply_body'),
    /** `null` without a reply. A review can have one reply (SPECIFICATION.md, I6). */
    replyStatus: text('reply_status').$type<'public' | 'private'>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    ...reviewOrders(table),
    index('reviews_product').on(table.shopId, table.productId, table.createdAt),
    index('reviews_customer').on(table.shopId, table.customerId),
    // A customer reviews a product once. Reviews of the shop and of guests are not limited.
    uniqueIndex('reviews_once')
      .on(table.shopId, table.customerId, table.productId)
      .where(sql`${table.customerId} is not null and ${table.productId} is not null`),
    check('reviews_rate', sql`${table.rate} between 1 and 5`),
  ],
);

/** One vote for each customer and review (SPECIFICATION.md, I5). */
export const reviewVotes = pgTable(
  'review_votes',
  {
    shopId: shopId(),
    reviewId: id('review_id').notNull(),
    customerId: id('customer_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.reviewId, table.customerId] })],
);

/** Questions about products. */
export const questions = pgTable(
  'questions',
  {
    shopId: shopId(),
    id: generatedId(questionIds),
    ...authorColumns(),
    productId: id('product_id').notNull(),
    body: text('body').notNull(),
    isPublished: boolean('is_published').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('questions_product').on(table.shopId, table.productId, table.createdAt),
  ],
);

/** Answers to questions; without a customer, the shop owner's. */
export const answers = pgTable(
  'answers',
  {
    shopId: shopId(),
    id: generatedId(answerIds),
    questionId: id('question_id').notNull(),
    customerId: id('customer_id'),
    body: text('body').notNull(),
    isPublished: boolean('is_published').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index('answers_question').on(table.shopId, table.questionId, table.createdAt),
  ],
);
