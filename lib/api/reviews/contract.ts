import { canCreateReview, getRatesInfo, getReviewAggregates, getReviews } from './reads.contract';
import { createReply, createReview, createVote, deleteVote } from './writes.contract';

export * from './reads.contract';
export * from './writes.contract';

/** The calls about reviews, in the order of the reference. */
export const reviewCalls = [
  canCreateReview,
  createReview,
  createReply,
  createVote,
  deleteVote,
  getReviews,
  getRatesInfo,
  getReviewAggregates,
] as const;
