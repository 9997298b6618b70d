import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  customer,
  productId,
  rows,
  setUpFeedbackApi,
} from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import { reviews, reviewVotes } from '../database/tables/reviews';

setUpFeedbackApi();

let reviewId: number;
beforeEach(async () => {
  reviewId = await rows.review({ productId });
});

describe('votes', () => {
  type VoteOperation = 'createVote' | 'deleteVote';
  const vote = (operation: VoteOperation, further: object = {}, token?: string) =>
    api.call(operation, {
      body: { customerIdentifier: customer.identifier, reviewId, ...further },
      ...(token !== undefined && { token }),
    });

  const countRows = () =>
    api.database.$count(
      reviewVotes,
      and(eq(reviewVotes.shopId, api.shop.id), eq(reviewVotes.reviewId, reviewId)),
    );

  it('are counted, fire no event, and can be taken back and given again', async () => {
    const other = await rows.customer();
    expect((await vote('createVote')).body).toEqual({ votes: 1 });
    const second = await vote('createVote', { customerIdentifier: other.identifier });
    expect(second.body).toEqual({ votes: 2 });
    const { body } = await api.call('getReviews', { query: { reviewId } });
    expect(body.items[0].votes).toBe(2);
    expect((await vote('deleteVote')).body).toEqual({ votes: 1 });
    expect((await vote('createVote')).body).toEqual({ votes: 2 });
    expect(await api.newEvents()).toEqual([]);
  });

  it('return 409 for a second vote, and 404 for one that does not exist', async () => {
    expect((await vote('deleteVote')).body.message).toEqual([
      'reviewId matches no vote of the customer',
    ]);
    expect((await vote('createVote')).status).toBe(200);
    expect((await vote('createVote')).status).toBe(409);
    expect(await countRows()).toBe(1);
    expect((await vote('deleteVote')).status).toBe(200);
    expect((await vote('deleteVote')).status).toBe(404);
    expect(await countRows()).toBe(0);
  });

  it('of many customers all count if they are sent at the same time', async () => {
    const voters = await Promise.all(Array.from({ length: 8 }, () => rows.customer()));
    const responses = await Promise.all(
      voters.map(({ identifier }) => vote('createVote', { customerIdentifier: identifier })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await countRows()).toBe(8);
  });

  it('may be for one own review', async () => {
    const own = await rows.review({ customerId: customer.id });
    expect((await vote('createVote', { reviewId: own })).status).toBe(200);
  });

  it('may be for an unpublished review with an access token, which is 404 for a storefront token', async () => {
    const hidden = await rows.review({ isPublished: false });
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    const unseen = await vote('createVote', { reviewId: hidden }, token);
    const unknown = await vote('createVote', { reviewId: 1 }, token);
    expect([unseen.status, unseen.body]).toEqual([404, unknown.body]);
    expect((await vote('createVote', { reviewId: hidden })).status).toBe(200);
  });

  it('return 404 for unknown customers and reviews, and for those of another shop', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    const { identifier } = await other.customer();
    for (const customerIdentifier of ['1', identifier]) {
      const { status, body } = await vote('createVote', { customerIdentifier, reviewId: 1 });
      expect([status, body.message]).toEqual([404, ['customerIdentifier matches no customer']]);
      expect((await vote('deleteVote', { customerIdentifier })).status).toBe(404);
    }
    for (const unknown of [1, await other.review()]) {
      expect((await vote('createVote', { reviewId: unknown })).body.message).toEqual([
        'reviewId matches no review',
      ]);
      expect((await vote('deleteVote', { reviewId: unknown })).status).toBe(404);
    }
  });

  it('are those of the customer of a storefront token', async () => {
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    const other = await rows.customer();
    const body = { reviewId };
    expect((await api.call('createVote', { body, token })).body).toEqual({ votes: 1 });
    expect((await vote('createVote', {}, token)).status).toBe(409);
    const foreign = { customerIdentifier: other.identifier };
    expect((await vote('createVote', foreign, token)).status).toBe(403);
    expect((await vote('deleteVote', foreign, token)).status).toBe(403);
    expect((await api.call('deleteVote', { body, token })).body).toEqual({ votes: 0 });
  });

  it('need a customer', async () => {
    const guestToken = await api.issueStorefrontToken({});
    for (const operation of ['createVote', 'deleteVote'] as const) {
      expect((await api.call(operation, { body: { reviewId } })).status).toBe(400);
      expect((await vote(operation, {}, guestToken)).status).toBe(403);
    }
  });
});

describe('aggregates', () => {
  async function addReviews() {
    const images = ['https://img.example/a.jpg', 'https://img.example/b.jpg'];
    await rows.review({ productId, rate: 4, images });
    await rows.review({ productId, rate: 4, replyBody: 'Hi', replyStatus: 'private' });
    await rows.review({ productId, rate: 1, isPublished: false, images });
    await rows.review({ productId, rate: 1, replyBody: 'Hi', replyStatus: 'public' });
  }

  const aggregates = (query: object, token?: string) =>
    api.call('getReviewAggregates', { query: { ...query }, ...(token !== undefined && { token }) });

  it('cover published reviews, to two decimals', async () => {
    await api.database.delete(reviews).where(eq(reviews.id, reviewId));
    await addReviews();
    await rows.review({ productId, rate: 1 });
    const everything = {
      productIds: [productId],
      withStarsDistribution: true,
      withMediaCount: true,
      withReplyCount: true,
    };
    const { body } = await aggregates(everything);
    expect(body.reviewAggregates).toEqual([
      {
        productId,
        reviewCount: 4,
        starsAverage: 2.5,
        starsDistribution: { oneStar: 2, twoStars: 0, threeStars: 0, fourStars: 2, fiveStars: 0 },
        mediaCount: 2,
        replyCount: 2,
      },
    ]);
    const { body: forGuest } = await aggregates(everything, await api.issueStorefrontToken({}));
    expect(forGuest.reviewAggregates).toMatchObject([{ reviewCount: 4, replyCount: 1 }]);
  });

  it('round averages to two decimals', async () => {
    await rows.review({ productId, rate: 5 });
    await rows.review({ productId, rate: 1 });
    const { body } = await aggregates({ productIds: [productId] });
    expect(body.reviewAggregates).toEqual([{ productId, reviewCount: 3, starsAverage: 3.67 }]);
  });

  it('have one entry for each id in the order of the request, with zeros where nothing is known', async () => {
    const empty = await rows.product();
    const productIds = [empty, productId, 1, empty];
    const { body } = await aggregates({ productIds, withStarsDistribution: true });
    const none = { oneStar: 0, twoStars: 0, threeStars: 0, fourStars: 0, fiveStars: 0 };
    expect(body.reviewAggregates).toEqual([
      { productId: empty, reviewCount: 0, starsAverage: 0, starsDistribution: none },
      {
        productId,
        reviewCount: 1,
        starsAverage: 5,
        starsDistribution: { ...none, fiveStars: 1 },
      },
      { productId: 1, reviewCount: 0, starsAverage: 0, starsDistribution: none },
    ]);
  });

  it('are limited to 20 products', async () => {
    const productIds = Array.from({ length: 21 }, (_, index) => index + 1);
    expect((await aggregates({ productIds })).status).toBe(400);
    expect((await aggregates({ productIds: productIds.slice(1) })).status).toBe(200);
    expect((await aggregates({})).status).toBe(400);
    expect((await aggregates({ productIds: [1], withMediaCount: 'yes' })).status).toBe(400);
  });

  it('do not cover another shop', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    await other.review({ productId, rate: 1 });
    const { body } = await aggregates({ productIds: [productId] });
    expect(body.reviewAggregates).toMatchObject([{ reviewCount: 1, starsAverage: 5 }]);
  });

  it('are returned by getRatesInfo too, which names its successor', async () => {
    await addReviews();
    const query = { productIds: [1, productId] };
    const { body, headers } = await api.call('getRatesInfo', { query });
    expect(body.ratesInfo).toEqual([
      { productId: 1, avgRate: 0, totalCount: 0 },
      { productId, avgRate: 3.5, totalCount: 4 },
    ]);
    expect(headers.get('Deprecation')).toMatch(/^@\d+$/);
    expect(headers.get('Link')).toContain('getReviewAggregates');
    const many = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await api.call('getRatesInfo', { query: { productIds: many } })).status).toBe(400);
    expect((await api.call('getRatesInfo', { query: { productIds: many.slice(1) } })).status).toBe(
      200,
    );
  });
});
