import { findPurchase } from '../catalog/purchases';
import type { CustomerRow } from '../database/tables/customers';
import { actingCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import type { ActingContext } from '../http/context';
import { GUEST, reviewProblem } from './rules';
import { hasReviewed } from './write-store';

/**
 * Finds the customer who would write the review.
 *
 * @returns `null` for the guest of a storefront token
 * @throws ApiError as {@link actingCustomer}; 403 if the token of a guest names a customer
 */
export async function findReviewer(
  context: ActingContext,
  customerIdentifier: string | undefined,
): Promise<CustomerRow | null> {
  if (context.token.holder?.role === 'guest') {
    if (customerIdentifier !== undefined) throw new ApiError('foreignIdentity');
    return null;
  }
  return actingCustomer(context, customerIdentifier, 'customerNotFound');
}

/**
 * Whether a customer or guest may review a product. canCreateReview and createReview share this rule.
 *
 * @param customer `null` for a guest
 * @returns why not, and the order that makes the customer a buyer
 */
export async function findReviewProblem(
  { shop, transaction }: ActingContext,
  customer: CustomerRow | null,
  productId: number,
): Promise<{ problem: string | null; purchaseId: number | null }> {
  const { reviews: settings } = shop.settings;
  if (!customer) return { problem: reviewProblem(GUEST, settings), purchaseId: null };
  const review = { shopId: shop.id, customerId: customer.id, productId };
  const purchaseId = await findPurchase(transaction, review);
  const reviewer = {
    hasReviewed: await hasReviewed(transaction, review),
    isBlocked: customer.isBlockedFromReviews,
    hasBought: purchaseId !== null,
  };
  return { problem: reviewProblem(reviewer, settings), purchaseId };
}
