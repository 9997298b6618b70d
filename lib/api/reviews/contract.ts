import { canCreateReview, getRatesInfo, getReviewAggregates, getReviews } from './reads.contract';
import { createReply, createReview, createVote, deleteVote } from './writes.contract';

/** The operations of this resource, in the order of the reference. */
export const reviewOperations = [
  canCreateReview,
  createReview,
  createReply,
  createVote,
  deleteVote,
  getReviews,
  getRatesInfo,
  getReviewAggregates,
] as const;
