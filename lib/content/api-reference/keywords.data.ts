import type { Tag } from '../../api/contract/tags';
import type { OperationId } from '../../api/operations';

/** Words that developers use for the task of an operation, if its title has different ones. */
export const operationKeywords: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  getAccessToken: ['client credentials', 'client id and secret', 'api token', 'expired token'],
  getStorefrontToken: ['token for the browser', 'customer token', 'guest token'],
  createSessionToken: ['guest session', 'anonymous customer'],
  attachSessionToken: [
    'merge guest',
    'guest signs in',
    'hand over session',
    'guest to customer',
    'move guest wishlist after login',
  ],
  getCustomer: [
    'find customer',
    'look up customer',
    'customer by email',
    'points balance',
    'how many points does a customer have',
    'referral code',
    'referral code api',
    'referral link',
  ],
  updateBalance: [
    'add points',
    'deduct points',
    'give points',
    'adjust points',
    'change balance',
    'import points',
    'points from another loyalty app',
  ],
  updateBirthday: ['save birthday', 'set birthday', 'date of birth'],
  redeem: ['redeem points', 'spend points', 'exchange points'],
  sendEvent: ['custom action', 'report action', 'trigger earning rule'],
  getTierProgress: ['next tier', 'points to next tier', 'progress to tier', 'vip tier progress'],
  getTiers: ['tier list', 'all tiers'],
  getCustomerActiveRewards: ['coupons of customer', 'rewards of customer', 'unused rewards'],
  getActivityHistory: ['points history', 'transactions', 'points log'],
  getActiveBoostCampaign: ['boost campaign', 'double points'],
  getPunchCardProgress: ['punch card', 'stamps'],
  getReviews: [
    'list reviews',
    'list all reviews',
    'sort reviews',
    'filter reviews',
    'reviews of product',
  ],
  getRatesInfo: ['number of ratings', 'rating breakdown'],
  getReviewAggregates: ['average rating', 'star average'],
  createReview: ['post review', 'submit review', 'review with photos', 'upload photo'],
  createReply: ['reply to review', 'respond to review'],
  createVote: ['vote review', 'helpful vote', 'upvote'],
  deleteVote: ['withdraw vote', 'undo vote', 'remove vote'],
  canCreateReview: ['customer can review', 'allowed to review', 'review eligibility'],
  createQuestion: ['ask question', 'submit question'],
  createAnswer: ['answer question', 'submit answer'],
  updateWishlist: ['rename wishlist', 'private wishlist', 'default wishlist'],
  createShareLink: ['share wishlist', 'share link'],
  moveWishlistItem: ['move item', 'move product'],
  getWishlistProductStatuses: ['product in wishlist', 'is in wishlist', 'heart state'],
  createSubscription: [
    'register webhook',
    'register webhook url',
    'subscribe to webhook topic',
    'add webhook',
  ],
  updateSubscription: ['edit webhook', 'change address of webhook', 'pause webhook'],
  deleteSubscription: ['unsubscribe', 'remove webhook', 'stop webhook'],
  getSubscriptions: ['list webhooks', 'all webhooks'],
};

/** The same for the pages of groups. */
export const groupKeywords: Readonly<Partial<Record<Tag, readonly string[]>>> = {
  Questions: ['question and answers', 'Q&A', 'product questions'],
};
