import type { ShopInput } from '../../shop-file.schema';
import { ago } from '../ago';
import { seededRandom, shuffled } from '../seeded-random';
import { clothingReviews } from '../texts/clothing-reviews.data';
import { homeReviews, shopReviews } from '../texts/home-reviews.data';
import { apologies, thanks } from '../texts/replies.data';
import type { ReviewText } from '../texts/review-text';
import { scarfReviews } from '../texts/scarf-reviews.data';
import { FIRST_REVIEWER_ID, guests, people, reviewers } from './people.data';
import type { DrawnProduct } from './product-drawings.data';
import { customerPhoto } from './product-image';
import { products, WOOL_SCARF } from './products.data';

type Review = NonNullable<ShopInput['reviews']>[number];

/** A review before it has an id and a date. */
interface Draft extends Omit<Review, 'id' | 'createdAt' | 'votes'> {
  productId: number | null;
  customerId: number | null;
}

const FIRST_ID = 5101;
const OLDEST_DAYS = 350;
const DAYS_BETWEEN = 2.85;
/** The shop owner replies to one in this many reviews. */
const REPLY_EVERY = 4;
const MAX_VOTES = 5;
const CUSTOMERS_PER_PRODUCT = 6;

/** Reviews that examples and tests name, by id. */
export const reviewIds = {
  plain: 5210,
  replied: 5211,
  locked: 5212,
  unpublished: 5213,
  pinned: 5214,
  ofShop: 5215,
  byMara: 5216,
} as const;

const random = seededRandom(20_240_901);

function draft(
  [rate, title, body]: ReviewText,
  productId: number | null,
  author: Pick<Draft, 'customerId' | 'guestName' | 'guestEmail'>,
): Draft {
  const isCustomer = author.customerId !== null;
  return {
    ...author,
    productId,
    title,
    body,
    rate,
    isPublished: rate >= 3,
    isVerifiedBuyer: isCustomer && productId !== null,
  };
}

function byReviewer(at: number) {
  return { customerId: FIRST_REVIEWER_ID + (at % reviewers.length) };
}

function byGuest(at: number) {
  return { customerId: null, ...guests[at % guests.length] };
}

/** Pictures of some reviews of the scarf, by place in the list: nine of published reviews. */
const scarfPictures: Readonly<Record<number, number>> = { 2: 2, 6: 1, 10: 3, 17: 1, 21: 2 };

const scarf: Draft[] = scarfReviews.map((text, at) => {
  const isPublished = at < scarfReviews.length - 2;
  return {
    // The first reviewer has written the plain review.
    ...draft(text, WOOL_SCARF, at < 24 ? byReviewer(at + 1) : byGuest(at)),
    isPublished,
    images: pictures(WOOL_SCARF, at, scarfPictures[at] ?? 0),
    ...(isPublished && at % 2 === 0 && at < 24 && { reply: replyTo(text[0], at) }),
  };
});

const others: Draft[] = Object.entries({ ...clothingReviews, ...homeReviews }).flatMap(
  ([productId, texts], product) =>
    texts.map((text, at) => {
      const author =
        Number(productId) === 880014 && at === 0
          ? { customerId: people.mara.id }
          : at < CUSTOMERS_PER_PRODUCT
            ? byReviewer(product * 5 + at * 3)
            : byGuest(product + at);
      return {
        ...draft(text, Number(productId), author),
        images: pictures(Number(productId), at, at % 5 === 1 ? 1 : 0),
        ...(at % REPLY_EVERY === 2 && { reply: replyTo(text[0], product + at) }),
      };
    }),
);

const ofShop: Draft[] = shopReviews.map((text, at) => ({
  ...draft(text, null, at < 8 ? byReviewer(at * 3) : byGuest(at)),
  ...(at % REPLY_EVERY === 0 && { reply: replyTo(text[0], at) }),
}));

function pictures(productId: number, at: number, count: number): string[] {
  const handle = products.find(({ id }) => id === productId)?.handle as DrawnProduct;
  return Array.from({ length: count }, (_, picture) => customerPhoto(handle, at + picture));
}

function replyTo(rate: number, at: number): NonNullable<Review['reply']> {
  const texts = rate >= 3 ? thanks : apologies;
  return { body: texts[at % texts.length], status: rate === 2 ? 'private' : 'public' };
}

const plain: Draft = {
  ...draft([5, null, 'Kept me warm all winter.'], WOOL_SCARF, { customerId: FIRST_REVIEWER_ID }),
  orderId: 5500210,
};

/** Takes the first draft that matches out of the list. */
function take(list: Draft[], matches: (draft: Draft) => boolean): Draft {
  const [taken] = list.splice(list.findIndex(matches), 1);
  if (!taken) throw new Error('No review of the demo shop matches.');
  return taken;
}

function arrange(): Draft[] {
  const rest = shuffled([...scarf, ...others, ...ofShop], random);
  const isOpen = ({ productId, reply, isPublished }: Draft) =>
    productId !== null && productId !== WOOL_SCARF && !reply && isPublished === true;
  const isBuyer = ({ customerId }: Draft) => customerId !== null && customerId !== people.mara.id;
  const named = [
    plain,
    take(rest, ({ productId, reply }) => productId === WOOL_SCARF && reply !== undefined),
    { ...take(rest, (review) => isOpen(review) && isBuyer(review)), isLocked: true },
    { ...take(rest, (review) => isOpen(review) && review.customerId === null), isPublished: false },
    { ...take(rest, (review) => isOpen(review) && isBuyer(review)), isPinned: true },
    take(rest, ({ productId, isPublished }) => productId === null && isPublished === true),
    take(rest, ({ customerId }) => customerId === people.mara.id),
  ];
  rest.splice(reviewIds.plain - FIRST_ID, 0, ...named);
  return rest.map((review, at) => (at % 45 === 7 ? { ...review, isPinned: true } : review));
}

/** Returns the age of a review in days. The newest has the highest id. */
function daysAgo(id: number): number {
  return OLDEST_DAYS - (id - FIRST_ID) * DAYS_BETWEEN;
}

function votesFor(id: number): NonNullable<Review['votes']> {
  const count = id === reviewIds.plain ? 3 : Math.floor(random() * (MAX_VOTES + 1));
  const voters = shuffled(reviewers, random)
    .slice(0, count)
    .map((voter) => voter.id);
  if (id === reviewIds.replied) voters.push(people.mara.id);
  return voters.map((customerId, at) => ({ customerId, createdAt: ago(daysAgo(id) - 1, -at) }));
}

/** 120 reviews, oldest first. */
export const reviews: readonly Review[] = arrange().map((review, at) => {
  const id = FIRST_ID + at;
  return {
    id,
    ...review,
    votes: review.isPublished ? votesFor(id) : [],
    createdAt: ago(daysAgo(id)),
  };
});

/** Reviews of customers who had bought the product, with the days since then. */
export const buyersReviews = reviews.flatMap((review) =>
  review.isVerifiedBuyer && review.customerId && review.productId
    ? [
        {
          ...review,
          customerId: review.customerId,
          productId: review.productId,
          daysAgo: daysAgo(review.id),
        },
      ]
    : [],
);
