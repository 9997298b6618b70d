import type { DetailedRating } from '@/lib/storefront/data/ratings';
import type { PublishedReview } from '@/lib/storefront/data/reviews';

const COMMON = {
  images: [],
  isPinned: false,
  isVerifiedBuyer: true,
  product: { id: 880010, handle: 'wool-scarf' },
  reply: null,
};

/** Reviews of the shop in the pictures. */
export const MARA: PublishedReview = {
  ...COMMON,
  id: 5210,
  customerDisplayName: 'Mara V.',
  rate: 5,
  title: 'Kept me warm all winter',
  body: 'I wore it from November to March. The wool is dense, soft, and still looks new.',
  votes: 14,
  createdAt: '2025-03-03T09:15:00Z',
};

export const JONAS: PublishedReview = {
  ...COMMON,
  id: 5211,
  customerDisplayName: 'Jonas K.',
  rate: 4,
  title: 'Lovely color',
  body: 'A little longer than I thought, but the blue is just right.',
  votes: 3,
  createdAt: '2025-03-01T10:30:00Z',
};

export const AYLIN: PublishedReview = {
  ...COMMON,
  id: 5212,
  customerDisplayName: 'Aylin D.',
  rate: 5,
  title: 'Burns for weeks',
  body: 'It fills the room, and is never too sweet.',
  votes: 5,
  createdAt: '2025-03-02T18:05:00Z',
  product: { id: 880023, handle: 'fig-candle' },
};

/** The rating of the scarf in the pictures. */
export const SCARF_RATING: DetailedRating = {
  reviewCount: 128,
  starsAverage: 4.7,
  starsDistribution: { oneStar: 1, twoStars: 2, threeStars: 6, fourStars: 19, fiveStars: 100 },
};
