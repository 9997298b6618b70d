import type { Requests } from '../requests/requests';
import { hasFailed, type Result, successWith } from '../results';
import { personalSource, type Source } from './shop-data';

/** A review as the API returns it to customers and guests. */
export interface PublishedReview {
  id: number;
  title: string | null;
  body: string;
  /** From 1 to 5 stars. */
  rate: number;
  /** Addresses. */
  images: readonly string[];
  votes: number;
  isPinned: boolean;
  isVerifiedBuyer: boolean;
  createdAt: string;
  customerDisplayName: string;
  /** `null` for a review of the shop. */
  product: { id: number; handle: string } | null;
  /** Authors also get the private replies to their reviews. */
  reply: { body: string | null; status: 'public' | 'private' } | null;
}

/** Which reviews a list has, in the words of `getReviews`. */
export interface ReviewFilter {
  productId?: number | undefined;
  rate?: number | undefined;
  search?: string | undefined;
  sortingOption?: string | undefined;
  onlyShopReviews?: true | undefined;
  onlyProductReviews?: true | undefined;
  onlyWithPhotos?: true | undefined;
}

/** The first reviews of a list. */
export interface ReviewList {
  /** Number of all reviews that match. */
  totalCount: number;
  items: readonly PublishedReview[];
}

type ReadReviews = (more: Record<string, number | true>) => Promise<Result<ReviewList>>;

/** Limit of `getReviews`. */
const REVIEWS_AT_ONCE = 50;

/**
 * Creates the source of the first reviews of a list.
 *
 * @param pinnedFirst whether pinned reviews come before all others, as with `mostRelevant`
 */
export function reviewList(
  requests: Pick<Requests, 'read'>,
  filter: ReviewFilter,
  { count, pinnedFirst = false }: { count: number; pinnedFirst?: boolean },
): Source<ReviewList> {
  const readReviews: ReadReviews = (more) =>
    requests.read('/v2/reviews/getReviews', { ...filter, withCustomerDisplayName: true, ...more });
  const key = `reviews ${JSON.stringify([filter, count, pinnedFirst])}`;
  // Authors see their private replies.
  return personalSource('reviews', key, async () => {
    // As many as one request returns often include all pinned ones, which need no second request then.
    const wanted = pinnedFirst ? Math.max(count, REVIEWS_AT_ONCE) : count;
    const first = await readFirst(readReviews, wanted);
    if (hasFailed(first) || !pinnedFirst) return first;
    const { items, totalCount } = first.data;
    const isComplete = items.length >= totalCount;
    const pinned = isComplete
      ? first
      : await readReviews({ onlyPinnedReviews: true, perPage: REVIEWS_AT_ONCE });
    if (hasFailed(pinned)) return pinned;
    const sorted = [
      ...pinned.data.items.filter(({ isPinned }) => isPinned),
      ...items.filter(({ isPinned }) => !isPinned),
    ];
    return successWith({ totalCount, items: sorted.slice(0, count) });
  });
}

/** Reads as many reviews as wanted, with several requests if it must. */
async function readFirst(readReviews: ReadReviews, count: number): Promise<Result<ReviewList>> {
  const items: PublishedReview[] = [];
  for (;;) {
    const perPage = Math.min(count - items.length, REVIEWS_AT_ONCE);
    const page = await readReviews({ perPage, offset: items.length });
    if (hasFailed(page)) return page;
    items.push(...page.data.items);
    const { totalCount } = page.data;
    const isDone = items.length >= Math.min(count, totalCount) || page.data.items.length === 0;
    if (isDone) return successWith({ totalCount, items });
  }
}

/** Creates the source of a review; `null` if it isn't published any more. */
export const reviewById = (
  requests: Pick<Requests, 'read'>,
  reviewId: number,
): Source<PublishedReview | null> =>
  personalSource('reviews', `review ${reviewId}`, async () => {
    const read = await requests.read<ReviewList>('/v2/reviews/getReviews', {
      reviewId,
      withCustomerDisplayName: true,
    });
    return hasFailed(read) ? read : successWith(read.data.items[0] ?? null);
  });
