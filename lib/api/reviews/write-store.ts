import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { isRow } from '../database/sql';
import { reviews, reviewVotes } from '../database/tables/reviews';

/** Whether a customer has reviewed a product. */
export async function hasReviewed(
  transaction: Transaction,
  { shopId, customerId, productId }: { shopId: number; customerId: number; productId: number },
): Promise<boolean> {
  const [found] = await transaction
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.shopId, shopId),
        eq(reviews.customerId, customerId),
        eq(reviews.productId, productId),
      ),
    );
  return found !== undefined;
}

/**
 * Stores a review.
 *
 * @returns its id; `null` if the customer has reviewed the product, even if in a request at the same time
 */
export async function insertReview(
  transaction: Transaction,
  review: typeof reviews.$inferInsert,
): Promise<number | null> {
  const [inserted] = await transaction
    .insert(reviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  return inserted?.id ?? null;
}

/** Stores the reply to a review. @returns whether there was none, and the review isn't locked (SPECIFICATION.md, I6) */
export async function insertReply(
  transaction: Transaction,
  { shopId, reviewId }: { shopId: number; reviewId: number },
  { body, status }: { body: string; status: 'public' | 'private' },
): Promise<boolean> {
  const stored = await transaction
    .update(reviews)
    .set({ replyBody: body, replyStatus: status })
    .where(
      and(
        isRow(reviews, shopId, reviewId),
        isNull(reviews.replyStatus),
        eq(reviews.isLocked, false),
      ),
    )
    .returning({ id: reviews.id });
  return stored.length > 0;
}

interface Vote {
  shopId: number;
  reviewId: number;
  customerId: number;
}

/**
 * Stores a vote.
 *
 * @returns the number of votes of the review; `null` if the customer has voted for it
 */
export async function insertVote(
  transaction: Transaction,
  vote: Vote & { createdAt: Date },
): Promise<number | null> {
  const inserted = await transaction
    .insert(reviewVotes)
    .values(vote)
    .onConflictDoNothing()
    .returning({ reviewId: reviewVotes.reviewId });
  return inserted.length > 0 ? changeVotes(transaction, vote, 1) : null;
}

/**
 * Removes a vote.
 *
 * @returns the number of votes of the review; `null` if there is no such vote
 */
export async function removeVote(transaction: Transaction, vote: Vote): Promise<number | null> {
  const { shopId, reviewId, customerId } = vote;
  const removed = await transaction
    .delete(reviewVotes)
    .where(
      and(
        eq(reviewVotes.shopId, shopId),
        eq(reviewVotes.reviewId, reviewId),
        eq(reviewVotes.customerId, customerId),
      ),
    )
    .returning({ reviewId: reviewVotes.reviewId });
  return removed.length > 0 ? changeVotes(transaction, vote, -1) : null;
}

/** Adds to the number of votes of a review. Parallel votes wait here, so each gets the number after its own. */
async function changeVotes(
  transaction: Transaction,
  { shopId, reviewId }: Vote,
  change: 1 | -1,
): Promise<number> {
  const [changed] = await transaction
    .update(reviews)
    .set({ votes: sql`${reviews.votes} + ${change}` })
    .where(isRow(reviews, shopId, reviewId))
    .returning({ votes: reviews.votes });
  if (!changed) throw new Error(`Review ${reviewId} is gone.`);
  return changed.votes;
}

/** Whether a review exists and is published. It can't be deleted until the transaction ends. */
export async function keepReview(
  transaction: Transaction,
  { shopId, reviewId }: { shopId: number; reviewId: number },
): Promise<{ isPublished: boolean } | undefined> {
  const [found] = await transaction
    .select({ isPublished: reviews.isPublished })
    .from(reviews)
    .where(isRow(reviews, shopId, reviewId))
    .for('key share');
  return found;
}
