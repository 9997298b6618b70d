import { filteredCustomerId, publishedFilter } from '../authors/list-filter';
import { viewerOf } from '../authors/viewer';
import { findProduct } from '../catalog/products';
import type { Transaction } from '../database/database';
import { implement } from '../http/implement';
import { type ReviewTotals, readAggregates, readTotals } from './aggregates-store';
import { listReviews, matchesFilter, type ReviewFilter } from './list-store';
import { canCreateReview, getRatesInfo, getReviewAggregates, getReviews } from './reads.contract';
import { findReviewer, findReviewProblem } from './reviewer';
import { searchWords } from './rules';
import { aggregatesOf, listedReview, type RequestedTotals, ratesOf, totalsOf } from './views';

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
    const words = searchWords(search);
    const filter = { ...query, shopId: shop.id, customerId, isPublished, words };
    const page = { sorting: sortingOption, limit: perPage, offset };
    const { rows, totalCount } = await listReviews(transaction, filter, page);
    const viewer = viewerOf(token);
    const totals = requestsTotals(query)
      ? totalsOf(await listTotals(transaction, filter, viewer.isShopOwner), query)
      : {};
    return {
      ...totals,
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

function requestsTotals(query: RequestedTotals): boolean {
  return query.withStarsDistribution || query.withMediaCount || query.withReplyCount;
}

/** The totals of a list: of its product as getReviewAggregates returns them, else of all reviews that match. */
async function listTotals(
  transaction: Transaction,
  filter: ReviewFilter,
  withPrivateReplies: boolean,
): Promise<ReviewTotals> {
  const { shopId, productId } = filter;
  if (productId === undefined) {
    return readTotals(transaction, matchesFilter(filter), withPrivateReplies);
  }
  const request = { shopId, productIds: [productId], withPrivateReplies };
  const [ofProduct] = await readAggregates(transaction, request);
  if (!ofProduct) throw new Error('A requested product has no aggregates.');
  return ofProduct;
}
