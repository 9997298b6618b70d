import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api, at, productId, rows, setUpFeedbackApi } from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import type { TestRequest } from '../../tools/testing/api/test-api';
import { reviews, reviewVotes } from '../database/tables/reviews';
import { ids } from './list-reviews.fixture';
import { reviewSortings } from './reads.schema';

setUpFeedbackApi();

async function vote(reviewId: number, times: number): Promise<void> {
  for (let index = 0; index < times; index++) {
    const { id: customerId } = await rows.customer();
    await api.database
      .insert(reviewVotes)
      .values({ shopId: api.shop.id, reviewId, customerId, createdAt: at(1) });
  }
  await api.database.update(reviews).set({ votes: times }).where(eq(reviews.id, reviewId));
}

describe('getReviews', () => {
  it('returns a part of the list with the number of all', async () => {
    const created = [];
    for (let day = 1; day <= 5; day++) {
      created.push(await rows.review({ productId, createdAt: at(day) }));
    }
    const query = { productId, perPage: 2, offset: 1 };
    const { body } = await api.call('getReviews', { query });
    expect(body).toMatchObject({ totalCount: 5, currentOffset: 1, perPage: 2 });
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([created[3], created[2]]);
    const beyond = await api.call('getReviews', { query: { productId, offset: 5 } });
    expect(beyond.body).toMatchObject({ totalCount: 5, currentOffset: 5, perPage: 15, items: [] });
  });

  it('pages neither overlap nor skip if all reviews are equal', async () => {
    const created = [];
    for (let index = 0; index < 7; index++) created.push(await rows.review({ productId }));
    for (const sortingOption of reviewSortings) {
      const pages = [];
      for (let offset = 0; offset < 7; offset += 3) {
        pages.push(...(await ids({ sortingOption, perPage: 3, offset })));
      }
      expect(pages, sortingOption).toEqual([...created].reverse());
    }
  });

  it('sorts in six ways, the newest first among equals', async () => {
    const image = 'https://img.example/a.jpg';
    const oldest = await rows.review({ productId, createdAt: at(1), rate: 5, images: [image] });
    const pinned = await rows.review({ productId, createdAt: at(2), rate: 1, isPinned: true });
    const bought = await rows.review({
      productId,
      createdAt: at(3),
      rate: 3,
      isVerifiedBuyer: true,
    });
    const helpful = await rows.review({ productId, createdAt: at(4), rate: 1 });
    const newest = await rows.review({ productId, createdAt: at(5), rate: 5 });
    await vote(helpful, 2);
    await vote(oldest, 1);
    const sorted = async (sortingOption: string) => {
      const all = await ids({ sortingOption });
      const parts = [];
      for (const offset of [0, 2, 4]) parts.push(await ids({ sortingOption, perPage: 2, offset }));
      expect(parts.flat(), sortingOption).toEqual(all);
      return all;
    };
    expect(await sorted('mostRecent')).toEqual([newest, helpful, bought, pinned, oldest]);
    expect(await ids()).toEqual(await sorted('mostRecent'));
    expect(await sorted('mostHelpful')).toEqual([helpful, oldest, newest, bought, pinned]);
    expect(await sorted('highestRating')).toEqual([newest, oldest, bought, helpful, pinned]);
    expect(await sorted('lowestRating')).toEqual([helpful, pinned, bought, newest, oldest]);
    expect(await sorted('withPhotos')).toEqual([oldest, newest, helpful, bought, pinned]);
    expect(await sorted('mostRelevant')).toEqual([pinned, bought, helpful, oldest, newest]);
  });

  it('sorts mostRelevant by votes before images', async () => {
    const image = 'https://img.example/a.jpg';
    const withImage = await rows.review({ productId, images: [image], createdAt: at(9) });
    const voted = await rows.review({ productId, createdAt: at(1) });
    const plain = await rows.review({ productId, createdAt: at(10) });
    await vote(voted, 1);
    expect(await ids({ sortingOption: 'mostRelevant' })).toEqual([voted, withImage, plain]);
  });

  it('filters', async () => {
    const customer = await rows.customer();
    const image = 'https://img.example/a.jpg';
    const plain = await rows.review({ productId });
    const own = await rows.review({ productId, customerId: customer.id, rate: 2, orderId: 77 });
    const photo = await rows.review({ productId, images: [image], isPinned: true });
    const hidden = await rows.review({ productId, isPublished: false });
    const shopReview = await rows.review({ customerId: customer.id });
    expect(await ids({ customerIdentifier: customer.identifier })).toEqual([own]);
    expect(await ids({ reviewId: plain })).toEqual([plain]);
    expect(await ids({ orderId: 77 })).toEqual([own]);
    expect(await ids({ rate: 2 })).toEqual([own]);
    expect(await ids({ onlyWithPhotos: true })).toEqual([photo]);
    expect(await ids({ onlyPinnedReviews: true })).toEqual([photo]);
    expect(await ids({ onlyUnpublishedReviews: true })).toEqual([hidden]);
    expect(await ids({ onlyPublishedReviews: true })).toEqual([photo, own, plain]);
    expect(await ids()).toEqual([hidden, photo, own, plain]);
    expect(await ids({ onlyShopReviews: true })).toEqual([]);

    const { body } = await api.call('getReviews', {
      query: { customerIdentifier: customer.identifier, onlyShopReviews: true },
    });
    expect(body.items).toMatchObject([{ id: shopReview, product: null }]);
    const { body: ofProducts } = await api.call('getReviews', {
      query: { customerIdentifier: customer.identifier, onlyProductReviews: true },
    });
    expect(ofProducts.items).toMatchObject([{ id: own }]);
  });

  it('returns an empty list for a product or review that does not exist', async () => {
    expect(await ids({ productId: 1 })).toEqual([]);
    expect(await ids({ reviewId: 1 })).toEqual([]);
  });

  it('does not list reviews of another shop', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    const reviewId = await other.review({ productId });
    expect(await ids()).toEqual([]);
    const { body } = await api.call('getReviews', { query: { reviewId } });
    expect(body.totalCount).toBe(0);
    const { identifier } = await other.customer();
    const query = { customerIdentifier: identifier };
    expect((await api.call('getReviews', { query })).status).toBe(404);
  });

  it('returns 400 for filters that contradict each other', async () => {
    for (const [one, other] of [
      ['onlyPublishedReviews', 'onlyUnpublishedReviews'],
      ['onlyShopReviews', 'onlyProductReviews'],
    ] as const) {
      const query = { [one]: true, [other]: true };
      expect((await api.call('getReviews', { query })).status).toBe(400);
    }
  });

  it.each<NonNullable<TestRequest['query']>>([
    { rate: 0 },
    { rate: 6 },
    { perPage: 0 },
    { perPage: 51 },
    { offset: -1 },
    { sortingOption: 'newest' },
    { onlyWithPhotos: 'yes' },
    { search: '' },
    { search: ' ' },
    { search: 'a'.repeat(201) },
    { search: 'a\u0000b' },
    { withVotes: true },
  ])('returns 400 for %j', async (query) => {
    expect((await api.call('getReviews', { query })).status).toBe(400);
  });

  it('adds the display name in the form that the shop chose', async () => {
    const { id: customerId } = await rows.customer({ firstName: 'Zoë', lastName: 'Ångström' });
    const { id: nameless } = await rows.customer({ firstName: null, lastName: null });
    await rows.review({ productId, customerId: nameless, createdAt: at(1) });
    await rows.review({ productId, customerId, createdAt: at(2) });
    await rows.review({ productId, guestName: 'Ilse Anna Roth', createdAt: at(3) });
    const names = async () => {
      const query = { productId, withCustomerDisplayName: true };
      const { body } = await api.call('getReviews', { query });
      return body.items.map((item: { customerDisplayName: string }) => item.customerDisplayName);
    };
    expect(await names()).toEqual(['Ilse R.', 'Zoë Å.', 'Anonymous']);
    await rows.settings({ displayName: 'fullName' });
    expect(await names()).toEqual(['Ilse Roth', 'Zoë Ångström', 'Anonymous']);
    await rows.settings({ displayName: 'firstName' });
    expect(await names()).toEqual(['Ilse', 'Zoë', 'Anonymous']);
    const { body } = await api.call('getReviews', { query: { productId } });
    expect(body.items[0]).not.toHaveProperty('customerDisplayName');
  });

  it('lists only what was created after a timestamp', async () => {
    const ids = [];
    for (const day of [1, 2, 3]) {
      ids.push(await rows.review({ productId, createdAt: at(day) }));
    }
    const idsAfter = async (createdAfter: string) => {
      const { body } = await api.call('getReviews', { query: { productId, createdAfter } });
      return body.items.map(({ id }: { id: number }) => id).sort();
    };
    expect(await idsAfter(at(2).toISOString())).toEqual([ids[2]]);
    expect(await idsAfter(new Date(at(2).getTime() - 1).toISOString())).toEqual(ids.slice(1));
    const invalid = { query: { productId, createdAfter: '2025-03-04' } };
    expect((await api.call('getReviews', invalid)).body.message).toEqual([
      'createdAfter must be a timestamp such as 2025-03-04T09:15:00Z',
    ]);
  });

  describe('totals', () => {
    const none = { oneStar: 0, twoStars: 0, threeStars: 0, fourStars: 0, fiveStars: 0 };
    const all = { withStarsDistribution: true, withMediaCount: true, withReplyCount: true };
    const totalsOf = async (query: object, token?: string) => {
      const { body } = await api.call('getReviews', {
        query: { ...query, perPage: 1 },
        ...(token !== undefined && { token }),
      });
      const { starsDistribution, mediaCount, replyCount } = body;
      return { starsDistribution, mediaCount, replyCount };
    };
    const images = ['https://img.example/a.jpg', 'https://img.example/b.jpg'];

    it('are those of the product, as getReviewAggregates returns them', async () => {
      await rows.review({ productId, rate: 5, images });
      await rows.review({ productId, rate: 4, replyBody: 'Hi', replyStatus: 'private' });
      await rows.review({ productId, rate: 1, isPublished: false, images });
      const expected = {
        starsDistribution: { ...none, fourStars: 1, fiveStars: 1 },
        mediaCount: 2,
        replyCount: 1,
      };
      expect(await totalsOf({ productId, ...all })).toEqual(expected);
      expect(await totalsOf({ productId, rate: 5, ...all })).toEqual(expected);
      const token = await api.issueStorefrontToken({});
      expect(await totalsOf({ productId, ...all }, token)).toEqual({ ...expected, replyCount: 0 });
      const { body } = await api.call('getReviewAggregates', {
        query: { productIds: [productId], ...all },
      });
      expect(body.reviewAggregates).toMatchObject([expected]);
    });

    it('are those of all reviews that match, without a product', async () => {
      const { id: customerId, identifier } = await rows.customer({});
      await rows.review({ productId, customerId, rate: 5, images });
      await rows.review({ productId: null, customerId, rate: 2, isPublished: false });
      await rows.review({ productId, rate: 1, images });
      const ofCustomer = { customerIdentifier: identifier, ...all };
      expect(await totalsOf(ofCustomer)).toEqual({
        starsDistribution: { ...none, twoStars: 1, fiveStars: 1 },
        mediaCount: 2,
        replyCount: 0,
      });
      expect(await totalsOf({ ...ofCustomer, rate: 3 })).toEqual({
        starsDistribution: none,
        mediaCount: 0,
        replyCount: 0,
      });
    });

    it('are absent unless they are requested', async () => {
      await rows.review({ productId });
      const { body: plain } = await api.call('getReviews', { query: { productId } });
      const off = { withStarsDistribution: false, withMediaCount: false, withReplyCount: false };
      const { body } = await api.call('getReviews', { query: { productId, ...off } });
      expect(body).toEqual(plain);
      expect(Object.keys(plain).sort()).toEqual([
        'currentOffset',
        'items',
        'perPage',
        'totalCount',
      ]);
    });
  });

  it('shows no product that the shop removed', async () => {
    const removed = await rows.product({ removedAt: at(1) });
    await rows.review({ productId: removed });
    const { body } = await api.call('getReviews', { query: { productId: removed } });
    expect(body.items).toMatchObject([{ product: null }]);
  });
});
