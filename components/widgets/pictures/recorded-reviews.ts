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
