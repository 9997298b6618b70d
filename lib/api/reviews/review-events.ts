import type { ChangeContext } from '../http/context';
import { type Aggregates, readAggregates } from './aggregates-store';
import { type ReviewRow, readReview } from './rows';
import { reviewPayload } from './views';

/** Emits that a review was written or changed. @returns the review as the event shows it */
export async function emitReview(
  context: ChangeContext,
  topic: 'review/created' | 'review/updated',
  id: number,
): Promise<ReviewRow> {
  const row = await readReview(context.transaction, context.shop.id, id);
  if (!row) throw new Error(`Review ${id} was not stored.`);
  await context.emit(topic, reviewPayload(row, await readRating(context, row)));
  return row;
}

/** Emits that a review was deleted. @param row the review as it was */
export async function emitDeletedReview(context: ChangeContext, row: ReviewRow): Promise<void> {
  const { review, rates } = reviewPayload(row, await readRating(context, row));
  const { id, customer, product } = review;
  await context.emit('review/deleted', { review: { id, customer, product }, rates });
}

/** The rating of the reviewed product now; `undefined` for a review of the shop. */
async function readRating(
  { shop, transaction }: ChangeContext,
  { review: { productId } }: ReviewRow,
): Promise<Aggregates | undefined> {
  if (productId === null) return undefined;
  const [aggregates] = await readAggregates(transaction, {
    shopId: shop.id,
    productIds: [productId],
    withPrivateReplies: true,
  });
  return aggregates;
}
