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
