import { hashOf } from '../../api/database/secret-hash';
import { galleries, media, mediaProducts } from '../../api/database/tables/gallery';
import { answers, questions, reviews, reviewVotes } from '../../api/database/tables/reviews';
import {
  sessions,
  shareLinks,
  wishlistItems,
  wishlists,
} from '../../api/database/tables/wishlists';
import type { Shop } from './shop-file.schema';
import type { IntoShop, TableRows } from './table-rows';

/** Rows of reviews, questions and galleries. */
export function contentRows(shop: Shop, into: IntoShop): TableRows[] {
  return [
    into(
      reviews,
      shop.reviews.map(({ votes, reply, ...review }) => ({
        ...review,
        votes: votes.length,
        replyBody: reply?.body ?? null,
        replyStatus: reply?.status ?? null,
      })),
    ),
    into(
      reviewVotes,
      shop.reviews.flatMap(({ id: reviewId, votes }) =>
        votes.map((vote) => ({ ...vote, reviewId })),
      ),
    ),
    into(
      questions,
      shop.questions.map(({ answers: _, ...question }) => question),
    ),
    into(
      answers,
      shop.questions.flatMap(({ id: questionId, answers: list }) =>
        list.map((answer) => ({ ...answer, questionId })),
      ),
    ),
    into(
      galleries,
      shop.galleries.map(({ id, title }) => ({ id, title })),
    ),
    into(
      media,
      shop.galleries.flatMap((gallery) =>
        gallery.media.map(({ productIds: _, ...medium }) => ({ ...medium, galleryId: gallery.id })),
      ),
    ),
    into(
      mediaProducts,
      shop.galleries.flatMap((gallery) =>
        gallery.media.flatMap(({ postId, productIds }) =>
          productIds.map((productId) => ({ galleryId: gallery.id, postId, productId })),
        ),
      ),
    ),
  ];
}

/** Rows of sessions, wishlists and share links. */
export function wishlistRows(shop: Shop, into: IntoShop): TableRows[] {
  return [
    into(
      sessions,
      shop.sessions.map(({ token, ...session }) => ({ ...session, tokenHash: hashOf(token) })),
    ),
    into(
      wishlists,
      shop.wishlists.map(({ items: _, ...wishlist }) => wishlist),
    ),
    into(
      wishlistItems,
      shop.wishlists.flatMap(({ id: wishlistId, items }) =>
        items.map((item) => ({ ...item, wishlistId })),
      ),
    ),
    into(
      shareLinks,
      shop.shareLinks.map(({ token, ...link }) => ({
        ...link,
        tokenHash: hashOf(token),
        wishlistIds: link.wishlistIds.toSorted((first, second) => first - second),
      })),
    ),
  ];
}
