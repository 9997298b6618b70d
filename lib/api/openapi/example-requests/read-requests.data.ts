import type { OperationId } from '../../operations';
import type { ExampleRequest } from './example-request';

const MARA = '7400112';

/** The requests of the operations that have no body, by the names of their examples. */
export const readRequests: Partial<Record<OperationId, Record<string, ExampleRequest>>> = {
  getCustomer: {
    customer: {
      summary: 'A customer with points and a tier',
      query: { customerIdentifier: MARA },
    },
    withoutAccount: {
      summary: 'A customer without an account, a birthday or a tier',
      query: { customerIdentifier: 'ida@mail.example' },
    },
  },
  getEarningRules: {
    rules: { summary: 'The active rules', query: { customerIdentifier: MARA } },
  },
  getPunchCardProgress: {
    twoToGo: {
      summary: 'Two orders to go',
      query: { customerIdentifier: MARA, ruleId: 36 },
    },
  },
  getSpendingRules: {
    rules: { summary: 'The active rules', query: { customerIdentifier: MARA } },
  },
  getTiers: { tiers: { summary: 'All tiers' } },
  getTierProgress: {
    progress: { summary: 'On the way to the next tier', query: { customerIdentifier: MARA } },
  },
  getActiveBoostCampaign: {
    running: { summary: 'A week of double points' },
    noCampaign: {
      summary: 'No campaign runs',
      as: { client: 'partner', shop: 'southlight.shop.example' },
    },
  },
  getCustomerActiveRewards: {
    one: { summary: 'One discount code', query: { customerIdentifier: MARA } },
    noRewards: { summary: 'No rewards', query: { customerIdentifier: '7400128' } },
  },
  getActivityHistory: {
    all: { summary: 'A complete history', query: { customerIdentifier: MARA } },
    page: {
      summary: 'The latest two activities',
      query: { customerIdentifier: MARA, perPage: 2 },
    },
  },
  getLoyaltyProgramStatus: {
    on: { summary: 'All programs are enabled' },
    off: {
      summary: 'All programs are disabled',
      as: { client: 'partner', shop: 'southlight.shop.example' },
    },
  },
  canCreateReview: {
    allowed: {
      summary: 'The customer can review the product',
      query: { customerIdentifier: MARA, productId: 880010 },
    },
    alreadyReviewed: {
      summary: 'The customer has already reviewed the product',
      query: { customerIdentifier: MARA, productId: 880014 },
    },
  },
  getReviews: {
    product: {
      summary: 'The latest reviews of a product',
      query: {
        productId: 880010,
        sortingOption: 'mostRecent',
        perPage: 2,
        withCustomerDisplayName: true,
      },
    },
    totals: {
      summary: 'The distribution of stars with the latest review',
      query: {
        productId: 880010,
        sortingOption: 'mostRecent',
        perPage: 1,
        withStarsDistribution: true,
        withMediaCount: true,
        withReplyCount: true,
      },
    },
    noReviews: { summary: 'A product without reviews', query: { productId: 880021 } },
  },
  getRatesInfo: {
    two: { summary: 'Two products', query: { productIds: [880010, 880021] } },
  },
  getReviewAggregates: {
    everything: {
      summary: 'All options, with a product without reviews',
      query: {
        productIds: [880010, 880021],
        withStarsDistribution: true,
        withMediaCount: true,
        withReplyCount: true,
      },
    },
    short: { summary: 'Without options', query: { productIds: [880010] } },
  },
  getQuestions: {
    answered: {
      summary: 'One answered question, with the display name',
      query: { questionId: 710, withCustomerDisplayName: true },
    },
    product: {
      summary: 'The questions about a product',
      query: { productId: 880010, perPage: 2 },
    },
  },
  getGalleries: { all: { summary: 'All galleries' } },
  getProductMedia: {
    tagged: {
      summary: 'Posts that show a product',
      query: { productId: 880010, perPage: 2 },
    },
  },
  getGalleryMedia: {
    page: { summary: 'The first two posts', query: { galleryId: 3, perPage: 2 } },
    empty: { summary: 'An empty gallery', query: { galleryId: 5 } },
  },
  getWishlists: {
    customer: { summary: 'The wishlists of a customer', query: { customerIdentifier: MARA } },
    guest: {
      summary: 'The wishlist of a guest',
      query: { sessionToken: 'ses_0c9a4d77' },
    },
    noWishlist: { summary: 'No wishlist', query: { customerIdentifier: '7400128' } },
  },
  getWishlistProductStatuses: {
    two: {
      summary: 'A product in a wishlist, and one in none',
      query: { customerIdentifier: MARA, productIds: [880010, 880021] },
    },
  },
  getWishlistItems: {
    customer: {
      summary: 'The wishlist of a customer',
      query: { customerIdentifier: MARA, wishlistId: 301 },
    },
    empty: {
      summary: 'An empty wishlist',
      query: { customerIdentifier: MARA, wishlistId: 302 },
    },
  },
  getSubscriptions: {
    all: { summary: 'The subscriptions of a client' },
    noSubscription: {
      summary: 'No subscription',
      as: { client: 'readOnly', scope: 'read_review' },
    },
  },
};
