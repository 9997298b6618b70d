import type { ErrorId } from '../contract/errors/errors';
import type { Publishing } from '../database/shop-settings';

/** Facts that decide whether a customer may review a product. For a guest, all are false. */
export interface Reviewer {
  hasReviewed: boolean;
  isBlocked: boolean;
  hasBought: boolean;
}

/** A guest, of whom the shop has no data. */
export const GUEST: Reviewer = { hasReviewed: false, isBlocked: false, hasBought: false };

/** Why a second review of the same product is rejected. */
export const ALREADY_REVIEWED = 'The customer has already reviewed this product';
const BLOCKED = 'The customer may not write reviews in this shop';
const BUYERS_ONLY = 'Only customers who bought this product can review it';

/**
 * Whether a customer or guest may review a product.
 *
 * @returns `null` if so, or the reason as a sentence for the customer
 */
export function reviewProblem(
  { hasReviewed, isBlocked, hasBought }: Reviewer,
  { buyersOnly }: { buyersOnly: boolean },
): string | null {
  if (hasReviewed) return ALREADY_REVIEWED;
  if (isBlocked) return BLOCKED;
  return buyersOnly && !hasBought ? BUYERS_ONLY : null;
}

/** Whether a new review is published at once. That of a guest waits until the address is confirmed. */
export function isPublishedAtOnce(publishing: Publishing, rate: number, isGuest: boolean): boolean {
  if (isGuest || publishing === 'manual') return false;
  return publishing === 'all' || rate >= publishing.fromRating;
}

/** Why a reply could not be stored. @param review the review as it is; `undefined` if the shop has none */
export function replyError(
  review: { isLocked: boolean; replyStatus: string | null } | undefined,
): ErrorId {
  if (!review) return 'reviewNotFound';
  return review.isLocked ? 'replyNotAllowed' : 'reviewAlreadyReplied';
}

/** The words of a search. Each must be found; the order doesn't matter. */
export function searchWords(search: string | undefined): string[] {
  return [...new Set((search ?? '').split(/\s+/u).filter(Boolean))];
}
