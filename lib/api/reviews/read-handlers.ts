import { filteredCustomerId, publishedFilter } from '../authors/list-filter';
import { viewerOf } from '../authors/viewer';
import { findProduct } from '../catalog/products';
import { implement } from '../http/implement';
import { readAggregates } from './aggregates-store';
import { listReviews } from './list-store';
import { canCreateReview, getRatesInfo, getReviewAggregates, getReviews } from './reads.contract';
import { findReviewer, findReviewProblem } from './reviewer';
import { searchWords } from './rules';
import { aggregatesOf, listedReview, ratesOf } from './views';

/** Reads of reviews with what they do. */
export const reviewReadHandlers = [
  implement(canCreateReview, async (context) => {
    const { customerIdentifier, productId } = context.query;
    const customer = await findReviewer(context, customerIdentifier);
    await findProduct(context, productId, 'productNotFound');
    const { problem } = await findReviewProblem(context, customer, productId);
    return { canCreateReview: problem === null, message: problem };
  }),

  implement(getReviews, async (context) => {
    const { query, shop, token, transaction } = context;
    const { perPage, offset, sortingOption, search } = query;
    const isPublished = publishedFilter(token, {
      onlyPublished: query.onlyPublishedReviews,
      onlyUnpublished: query.onlyUnpublishedReviews,
    });
    const customerId = await filteredCustomerId(context, query.customerIdentifier);
    const { rows, totalCount } = await listReviews(
      transaction,
      { ...query, shopId: shop.id, customerId, isPublished, words: searchWords(search) },
      { sorting: sortingOption, limit: perPage, offset },
    );
    const viewer = viewerOf(token);
    return {
      totalCount,
      currentOffset: offset,
      perPage,
      items: rows.map((row) => listedReview(row, viewer, shop.settings, query)),
    };
  }),

  implement(getRatesInfo, async ({ query, shop, transaction }) => {
    const { productIds } = query;
    const aggregates = await readAggregates(transaction, {
      shopId: shop.id,
      productIds,
      withPrivateReplies: false,
    });
    return { ratesInfo: aggregates.map(ratesOf) };
  }),

  implement(getReviewAggregates, async ({ query, shop, token, transaction }) => {
    const aggregates = await readAggregates(transaction, {
      shopId: shop.id,
      productIds: query.productIds,
      withPrivateReplies: viewerOf(token).isShopOwner,
    });
    return { reviewAggregates: aggregates.map((entry) => aggregatesOf(entry, query)) };
  }),
];
