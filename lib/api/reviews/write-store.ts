import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { reviews, reviewVotes } from '../../database/tables/reviews';
import { isReview } from './rows';

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

/** Stores the reply to a review. @returns whether there was none, and the review isn't locked (invariant I6) */
export async function insertReply(
  transaction: Transaction,
  { shopId, reviewId }: { shopId: number; reviewId: number },
  { body, status }: { body: string; status: 'public' | 'private' },
): Promise<boolean> {
  const stored = await transaction
    .update(reviews)
    .set({ replyBody: body, replyStatus: status })
    .where(
      and(isReview(shopId, reviewId), isNull(reviews.replyStatus), eq(reviews.isLocked, false)),
    )
    .returning({ id: reviews.id });
  return stored.length > 0;
}

/** Which vote is meant. */
interface Vote {
  shopId: number;
  reviewId: number;
  customerId: number;
}

/** Stores a vote. @returns false if the customer has voted for the review */
export async function insertVote(
  transaction: Transaction,
  vote: Vote & { createdAt: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insert(reviewVotes)
    .values(vote)
    .onConflictDoNothing()
    .returning({ reviewId: reviewVotes.reviewId });
  return inserted.length > 0;
}

/** Removes a vote. @returns false if there is none */
export async function removeVote(
  transaction: Transaction,
  { shopId, reviewId, customerId }: Vote,
): Promise<boolean> {
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
  return removed.length > 0;
}

/** How many votes a review has. */
export function countVotes(
  transaction: Transaction,
  { shopId, reviewId }: { shopId: number; reviewId: number },
): Promise<number> {
  return transaction.$count(
    reviewVotes,
    and(eq(reviewVotes.shopId, shopId), eq(reviewVotes.reviewId, reviewId)),
  );
}

/** Whether a review exists and is published. It can't be deleted until the transaction ends. */
export async function keepReview(
  transaction: Transaction,
  { shopId, reviewId }: { shopId: number; reviewId: number },
): Promise<{ isPublished: boolean } | undefined> {
  const [found] = await transaction
    .select({ isPublished: reviews.isPublished })
    .from(reviews)
    .where(isReview(shopId, reviewId))
    .for('key share');
  return found;
}
