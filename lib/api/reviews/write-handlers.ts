import { claimAuthor } from '../authors/claimed-author';
import { SHOP_OWNER, viewerOf } from '../authors/viewer';
import { findProduct } from '../catalog/products';
import { actingCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { lockCustomer } from '../rewards/earning/points-store';
import { insertUploads } from '../uploads/upload-rows';
import { emitReview } from './review-events';
import { findReviewProblem } from './reviewer';
import { rewardReview } from './reward-review';
import { readReview } from './rows';
import { ALREADY_REVIEWED, isPublishedAtOnce, replyError } from './rules';
import { reviewOf } from './views';
import { insertReply, insertReview, insertVote, keepReview, removeVote } from './write-store';
import { createReply, createReview, createVote, deleteVote } from './writes.contract';

/** Writes to reviews with what they do. */
export const reviewWriteHandlers = [
  implement(createReview, async (context) => {
    const { body, shop, transaction, images } = context;
    const findAuthor = await claimAuthor(context, body);
    const { id: productId } = await findProduct(context, body.productId, 'productNotFound');
    const { customer, guest } = await findAuthor();
    const { problem, purchaseId } = await findReviewProblem(context, customer, productId);
    if (problem !== null) throw notAllowed(problem);
    if (customer) await lockCustomer(context, customer);
    const id = await insertReview(transaction, {
      shopId: shop.id,
      customerId: customer?.id ?? null,
      guestName: guest?.name ?? null,
      guestEmail: guest?.email ?? null,
      productId,
      orderId: purchaseId,
      title: body.title ?? null,
      body: body.body,
      rate: body.rate,
      images: images.map(({ url }) => url),
      isPublished: isPublishedAtOnce(
        shop.settings.reviews.publishing,
        body.rate,
        customer === null,
      ),
      isVerifiedBuyer: purchaseId !== null,
      createdAt: context.now,
    });
    if (id === null) throw notAllowed(ALREADY_REVIEWED);
    await insertUploads(transaction, { shopId: shop.id, reviewId: id }, images);
    const row = await emitReview(context, 'review/created', id);
    if (customer && row.review.isPublished) await rewardReview(context, customer, productId);
    return { review: reviewOf(row, SHOP_OWNER) };
  }),

  implement(createReply, async (context) => {
    const { shop, transaction } = context;
    const { reviewId, reply } = context.body;
    if (!(await insertReply(transaction, { shopId: shop.id, reviewId }, reply))) {
      const found = await readReview(transaction, shop.id, reviewId);
      throw new ApiError(replyError(found?.review));
    }
    context.takeTimestamp();
    await emitReview(context, 'review/updated', reviewId);
    return { reply };
  }),

  implement(createVote, async (context) => {
    const { body, shop, token, transaction, now } = context;
    const customer = await actingCustomer(context, body.customerIdentifier, 'voterNotFound');
    const vote = { shopId: shop.id, reviewId: body.reviewId, customerId: customer.id };
    const review = await keepReview(transaction, vote);
    if (!review || !(review.isPublished || viewerOf(token).isShopOwner)) {
      throw new ApiError('votedReviewNotFound');
    }
    const votes = await insertVote(transaction, { ...vote, createdAt: now });
    if (votes === null) throw new ApiError('reviewAlreadyVoted');
    return { votes };
  }),

  implement(deleteVote, async (context) => {
    const { body, shop, transaction } = context;
    const customer = await actingCustomer(context, body.customerIdentifier, 'customerUnknown');
    const vote = { shopId: shop.id, reviewId: body.reviewId, customerId: customer.id };
    const votes = (await keepReview(transaction, vote)) && (await removeVote(transaction, vote));
    if (typeof votes !== 'number') throw new ApiError('voteNotFound');
    return { votes };
  }),
];

function notAllowed(message: string): ApiError {
  return new ApiError('productAlreadyReviewed', { messages: [message] });
}
