import { hashOf } from '../database/secret-hash';
import { galleries, media, mediaProducts } from '../database/tables/gallery';
import { answers, questions, reviews, reviewVotes } from '../database/tables/reviews';
import { sessions, shareLinks, wishlistItems, wishlists } from '../database/tables/wishlists';
import type { Shop } from './shop-file.schema';
import { type At, into, type TableRows } from './table-rows';

/** Rows of reviews, questions and galleries. */
export function contentRows(shop: Shop, shopId: number, at: At): TableRows[] {
  return [
    into(
      reviews,
      shop.reviews.map(({ votes, reply, createdAt, ...review }) => ({
        ...review,
        shopId,
        votes: votes.length,
        replyBody: reply?.body ?? null,
        replyStatus: reply?.status ?? null,
        createdAt: at(createdAt),
      })),
    ),
    into(
      reviewVotes,
      shop.reviews.flatMap((review) =>
        review.votes.map(({ customerId, createdAt }) => ({
          shopId,
          reviewId: review.id,
          customerId,
          createdAt: at(createdAt),
        })),
      ),
    ),
    into(
      questions,
      shop.questions.map(({ answers: _, createdAt, ...question }) => ({
        ...question,
        shopId,
        createdAt: at(createdAt),
      })),
    ),
    into(
      answers,
      shop.questions.flatMap((question) =>
        question.answers.map(({ createdAt, ...answer }) => ({
          ...answer,
          shopId,
          questionId: question.id,
          createdAt: at(createdAt),
        })),
      ),
    ),
    into(
      galleries,
      shop.galleries.map(({ id, title }) => ({ shopId, id, title })),
    ),
    into(
      media,
      shop.galleries.flatMap((gallery) =>
        gallery.media.map(({ productIds, postedAt, ...medium }) => ({
          ...medium,
          shopId,
          galleryId: gallery.id,
          postedAt: at(postedAt),
        })),
      ),
    ),
    into(
      mediaProducts,
      shop.galleries.flatMap((gallery) =>
        gallery.media.flatMap(({ postId, productIds }) =>
          productIds.map((productId) => ({ shopId, galleryId: gallery.id, postId, productId })),
        ),
      ),
    ),
  ];
}

/** Rows of sessions, wishlists and share links. */
export function wishlistRows(shop: Shop, shopId: number, at: At): TableRows[] {
  return [
    into(
      sessions,
      shop.sessions.map(({ token, ...session }) => ({
        ...session,
        shopId,
        tokenHash: hashOf(token),
        createdAt: at(session.createdAt),
        lastUsedAt: at(session.lastUsedAt),
      })),
    ),
    into(
      wishlists,
      shop.wishlists.map(({ items, createdAt, ...wishlist }) => ({
        ...wishlist,
        shopId,
        createdAt: at(createdAt),
      })),
    ),
    into(
      wishlistItems,
      shop.wishlists.flatMap((wishlist) =>
        wishlist.items.map(({ addedAt, ...item }) => ({
          ...item,
          shopId,
          wishlistId: wishlist.id,
          addedAt: at(addedAt),
        })),
      ),
    ),
    into(
      shareLinks,
      shop.shareLinks.map(({ token, ...link }) => ({
        ...link,
        shopId,
        tokenHash: hashOf(token),
        wishlistIds: link.wishlistIds.toSorted((first, second) => first - second),
        createdAt: at(link.createdAt),
      })),
    ),
  ];
}
