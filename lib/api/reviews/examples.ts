import { reviewExample } from './review.schema';

/** Examples of the operations on reviews. */
export const canCreate = {
  allowed: {
    summary: 'The customer can review the product',
    value: { canCreateReview: true, message: null },
  },
  refused: {
    summary: 'The customer has already reviewed the product',
    value: {
      canCreateReview: false,
      message: 'The customer has already reviewed this product',
    },
  },
};

export const createReviewBody = {
  customer: {
    summary: 'By a customer',
    value: {
      customerIdentifier: '7400112',
      productId: 880010,
      rate: 5,
      body: 'Kept me warm all winter.',
    },
  },
  guest: {
    summary: 'By a guest, with an image',
    value: {
      productId: 880010,
      rate: 5,
      title: 'Warm',
      body: 'Kept me warm all winter.',
      guestName: 'Ilse',
      guestEmail: 'ilse@mail.example',
      images: ['https://img.example/scarf.jpg'],
    },
  },
};

export const createReviewForm = {
  files: {
    summary: 'By a guest, with two files',
    value: {
      productId: 880010,
      rate: 5,
      body: 'Kept me warm all winter.',
      guestName: 'Ilse',
      guestEmail: 'ilse@mail.example',
      images: ['(bytes of scarf.jpg)', '(bytes of label.webp)'],
    },
  },
};

export const createdReview = {
  published: {
    summary: "A customer's review",
    value: { review: { ...reviewExample, votes: 0, reply: null } },
  },
  unpublished: {
    summary: "A guest's review, which is not published yet",
    value: {
      review: {
        ...reviewExample,
        title: 'Warm',
        images: ['https://img.example/scarf.jpg'],
        votes: 0,
        isPublished: false,
        isVerifiedBuyer: false,
        customer: { shopifyCustomerId: null, email: 'ilse@mail.example', phone: null },
        reply: null,
      },
    },
  },
};

const thanks = { body: 'Thank you!', status: 'public' as const };

export const createReplyBody = {
  thanks: { summary: 'A public reply', value: { reviewId: 5210, reply: thanks } },
};

export const createdReply = {
  thanks: { summary: 'The new reply', value: { reply: thanks } },
};

export const voteBody = {
  vote: {
    summary: 'A vote',
    value: { customerIdentifier: '7400112', reviewId: 5210 },
  },
};

/** An example response with a number of votes. */
export function votes(count: number) {
  return { counted: { summary: 'The new number of votes', value: { votes: count } } };
}

export const reviews = {
  one: {
    summary: 'One review, with the display name',
    value: {
      totalCount: 1,
      currentOffset: 0,
      perPage: 15,
      items: [{ ...reviewExample, customerDisplayName: 'Mara V.' }],
    },
  },
};

export const rates = {
  one: {
    summary: 'One product',
    value: { ratesInfo: [{ productId: 880010, avgRate: 4.6, totalCount: 28 }] },
  },
};

export const aggregates = {
  everything: {
    summary: 'All options, with a product without reviews',
    value: {
      reviewAggregates: [
        {
          productId: 880010,
          reviewCount: 28,
          starsAverage: 4.6,
          starsDistribution: {
            oneStar: 0,
            twoStars: 1,
            threeStars: 2,
            fourStars: 4,
            fiveStars: 21,
          },
          mediaCount: 9,
          replyCount: 12,
        },
        {
          productId: 880021,
          reviewCount: 0,
          starsAverage: 0,
          starsDistribution: { oneStar: 0, twoStars: 0, threeStars: 0, fourStars: 0, fiveStars: 0 },
          mediaCount: 0,
          replyCount: 0,
        },
      ],
    },
  },
};
