import { SHOP_OWNER, type Viewer } from '../authors/viewer';
import { authorData, authorDisplayName } from '../authors/views';
import { productDataOf } from '../catalog/products';
import type { ShopSettings } from '../database/shop-settings';
import type { Aggregates, ReviewTotals } from './aggregates-store';
import type { ReviewRow } from './rows';

/** A review as the API returns it to a viewer. */
export function reviewOf(row: ReviewRow, viewer: Viewer) {
  const { review, customer, product } = row;
  const { guestName, guestEmail } = review;
  return {
    id: review.id,
    title: review.title,
    body: review.body,
    rate: review.rate,
    images: review.images,
    votes: review.votes,
    isPublished: review.isPublished,
    isPinned: review.isPinned,
    isVerifiedBuyer: review.isVerifiedBuyer,
    createdAt: review.createdAt.toISOString(),
    customer: authorData({ customer, guestName, guestEmail }, viewer),
    product: productDataOf(product),
    reply: replyOf(row, viewer),
  };
}

/** A private reply is for the shop owner and the author only. */
function replyOf({ review }: ReviewRow, { isShopOwner, customerId }: Viewer) {
  const { replyBody: body, replyStatus: status } = review;
  if (status === null) return null;
  const isAuthor = customerId !== null && review.customerId === customerId;
  return status === 'public' || isShopOwner || isAuthor ? { body, status } : null;
}

/** A review of a list. */
export function listedReview(
  row: ReviewRow,
  viewer: Viewer,
  settings: ShopSettings,
  { withCustomerDisplayName }: { withCustomerDisplayName: boolean },
) {
  const { guestName, guestEmail } = row.review;
  const author = { customer: row.customer, guestName, guestEmail };
  return {
    ...reviewOf(row, viewer),
    ...(withCustomerDisplayName && { customerDisplayName: authorDisplayName(author, settings) }),
  };
}

/** A review in the payload of an event, with the rating of its product after the change. */
export function reviewPayload(row: ReviewRow, aggregates: Aggregates | undefined) {
  return {
    review: reviewOf(row, SHOP_OWNER),
    rates: aggregates ? ratesOf(aggregates) : null,
  };
}

/** The rating of a product in short. */
export function ratesOf({ productId, starsAverage, reviewCount }: Aggregates) {
  return { productId, avgRate: starsAverage, totalCount: reviewCount };
}

/** The totals that a request asks for. */
export interface RequestedTotals {
  withStarsDistribution: boolean;
  withMediaCount: boolean;
  withReplyCount: boolean;
}

/** The aggregates of a product with the requested totals. */
export function aggregatesOf(
  { productId, reviewCount, starsAverage, ...totals }: Aggregates,
  query: RequestedTotals,
) {
  return { productId, reviewCount, starsAverage, ...totalsOf(totals, query) };
}

/** The requested totals. */
export function totalsOf(
  { starsDistribution, mediaCount, replyCount }: ReviewTotals,
  query: RequestedTotals,
) {
  return {
    ...(query.withStarsDistribution && { starsDistribution }),
    ...(query.withMediaCount && { mediaCount }),
    ...(query.withReplyCount && { replyCount }),
  };
}
