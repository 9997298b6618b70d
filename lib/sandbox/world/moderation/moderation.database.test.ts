import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewVotes } from '../../../api/database/tables/reviews';
import { demoDirectory } from '../../shops/demo/directory';
import { createWorld, type TestWorld } from '../world.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = await createWorld();
});

const { plain, unpublished } = demoDirectory.reviews;
const { answered, unpublished: ofGuest } = demoDirectory.questions;

const readReview = async (reviewId: number) =>
  (await world.call('getReviews', { query: { reviewId } })).body.items[0];
const readQuestion = async (questionId: number) =>
  (await world.call('getQuestions', { query: { questionId } })).body.items[0];

describe('moderate a review', () => {
  const review = { entity: 'review', id: plain.id };

  it.each([
    [{ change: 'unpublish' }, { isPublished: false }],
    [{ change: 'pin' }, { isPinned: true }],
    [
      { change: 'edit', title: 'Warm', body: 'Very warm.', rate: 4 },
      { title: 'Warm', rate: 4 },
    ],
  ])('with %j: review/updated', async (input, expected) => {
    const before = await readReview(plain.id);
    expect(await world.fire('moderate', { ...review, ...input })).toMatchObject([
      { topic: 'review/updated', payload: { review: { id: plain.id, ...expected } } },
    ]);
    expect(await readReview(plain.id)).toMatchObject(expected);
    // Once more it changes nothing.
    expect(await world.act('moderate', { ...review, ...input })).toEqual([]);
    expect(await readReview(plain.id)).toMatchObject({ votes: before.votes });
  });

  it('publishes and unpins', async () => {
    const hidden = { entity: 'review', id: unpublished.id };
    expect(await world.act('moderate', { ...hidden, change: 'publish' })).toEqual([
      'review/updated',
    ]);
    expect(await readReview(unpublished.id)).toMatchObject({ isPublished: true });
    const pinned = { entity: 'review', id: demoDirectory.reviews.pinned.id };
    expect(await world.act('moderate', { ...pinned, change: 'unpin' })).toEqual(['review/updated']);
    expect(await readReview(pinned.id)).toMatchObject({ isPinned: false });
  });

  it('shows the rating after the change, and gives no points', async () => {
    const rating = async () => {
      const query = { productIds: [880010] };
      const { body } = await world.call('getReviewAggregates', { query });
      const [{ starsAverage, reviewCount }] = body.reviewAggregates;
      return { productId: 880010, avgRate: starsAverage, totalCount: reviewCount };
    };
    const [event] = await world.fire('moderate', { ...review, change: 'unpublish' });
    expect(event?.payload.rates).toEqual(await rating());
  });

  it('deletes it with its votes: review/deleted', async () => {
    const before = await readReview(plain.id);
    const events = await world.fire('moderate', { ...review, change: 'delete' });
    expect(events).toMatchObject([
      {
        topic: 'review/deleted',
        payload: {
          review: { id: plain.id, customer: before.customer, product: before.product },
          rates: { productId: 880010, totalCount: 27 },
        },
      },
    ]);
    expect(await readReview(plain.id)).toBeUndefined();
    const isVote = and(eq(reviewVotes.shopId, world.shop.id), eq(reviewVotes.reviewId, plain.id));
    expect(await world.database.$count(reviewVotes, isVote)).toBe(0);
    expect(await world.reject('moderate', { ...review, change: 'publish' })).toEqual([
      404,
      'id matches no review',
    ]);
  });

  it('has no rating for a review of the shop', async () => {
    const ofShop = { entity: 'review', id: demoDirectory.reviews.ofShop.id };
    const [event] = await world.fire('moderate', { ...ofShop, change: 'delete' });
    expect(event?.payload).toMatchObject({ review: { product: null }, rates: null });
  });
});

describe('moderate a question', () => {
  it('publishes, unpublishes and edits it: question/updated with its answers', async () => {
    const moderate = (id: number, input: object) =>
      world.fire('moderate', { entity: 'question', id, ...input });
    expect(await moderate(ofGuest.id, { change: 'publish' })).toMatchObject([
      { topic: 'question/updated', payload: { question: { id: ofGuest.id, isPublished: true } } },
    ]);
    expect(await moderate(ofGuest.id, { change: 'publish' })).toEqual([]);
    const [edited] = await moderate(answered.id, { change: 'edit', body: 'Is it washable at 40?' });
    expect(edited?.payload).toMatchObject({
      question: { body: 'Is it washable at 40?', answers: [{ questionId: answered.id }] },
    });
    await moderate(answered.id, { change: 'unpublish' });
    expect(await readQuestion(answered.id)).toMatchObject({ isPublished: false });
  });

  it('deletes it with its answers: answer/deleted for each, then question/deleted', async () => {
    const { answers, product } = await readQuestion(answered.id);
    const input = { entity: 'question', id: answered.id, change: 'delete' };
    const events = await world.fire('moderate', input);
    expect(events.map(({ topic }) => topic)).toEqual([
      ...answers.map(() => 'answer/deleted'),
      'question/deleted',
    ]);
    expect(events[0]?.payload).toMatchObject({ answer: { id: answers[0].id }, product });
    expect(events.at(-1)?.payload).toMatchObject({ question: { id: answered.id, product } });
    expect(await readQuestion(answered.id)).toBeUndefined();
    expect(await world.reject('moderate', input)).toEqual([404, 'id matches no question']);
    const answer = { entity: 'answer', id: answers[0].id, change: 'publish' };
    expect(await world.reject('moderate', answer)).toEqual([400, 'id matches no answer']);
  });
});

describe('moderate an answer', () => {
  it('changes and deletes it: answer/updated, answer/deleted', async () => {
    const { answers, product } = await readQuestion(answered.id);
    const [{ id }] = answers;
    const moderate = (input: object) => world.fire('moderate', { entity: 'answer', id, ...input });
    expect(await moderate({ change: 'edit', body: 'By hand.' })).toMatchObject([
      { topic: 'answer/updated', payload: { answer: { id, body: 'By hand.' }, product } },
    ]);
    expect(await moderate({ change: 'edit', body: 'By hand.' })).toEqual([]);
    expect(await moderate({ change: 'unpublish' })).toMatchObject([
      { topic: 'answer/updated', payload: { answer: { isPublished: false } } },
    ]);
    expect(await moderate({ change: 'delete' })).toMatchObject([
      { topic: 'answer/deleted', payload: { answer: { id, questionId: answered.id }, product } },
    ]);
    expect((await readQuestion(answered.id)).answers).toHaveLength(answers.length - 1);
  });
});

describe('confirmGuest', () => {
  const reviewsFrom = (fromRating: number) =>
    world.settings({ reviews: { publishing: { fromRating }, buyersOnly: false } });

  it("publishes a guest's review if the shop publishes this rating", async () => {
    const { rate } = await readReview(unpublished.id);
    await reviewsFrom(rate + 1);
    const input = { reviewId: unpublished.id };
    expect(await world.act('confirmGuest', input)).toEqual([]);
    expect(await readReview(unpublished.id)).toMatchObject({ isPublished: false });
    await reviewsFrom(rate);
    expect(await world.act('confirmGuest', input)).toEqual(['review/updated']);
    expect(await readReview(unpublished.id)).toMatchObject({ isPublished: true });
    expect(await world.act('confirmGuest', input)).toEqual([]);
  });

  it("publishes a guest's question unless the shop publishes by hand", async () => {
    const input = { questionId: ofGuest.id };
    await world.settings({ questions: { publishing: 'manual' } });
    expect(await world.act('confirmGuest', input)).toEqual([]);
    await world.settings({ questions: { publishing: 'all' } });
    expect(await world.act('confirmGuest', input)).toEqual(['question/updated']);
    expect(await world.act('confirmGuest', input)).toEqual([]);
  });

  it('is rejected for those of customers, and for unknown ones', async () => {
    const reject = (input: object) => world.reject('confirmGuest', input);
    expect(await reject({ reviewId: plain.id })).toEqual([
      400,
      "reviewId must be the id of a guest's review",
    ]);
    expect(await reject({ questionId: answered.id })).toEqual([
      400,
      "questionId must be the id of a guest's question",
    ]);
    expect(await reject({ reviewId: 1 })).toEqual([404, 'reviewId matches no review']);
    expect(await reject({ questionId: 1 })).toEqual([404, 'questionId matches no question']);
  });
});

describe('removeProduct', () => {
  const productId = 880010;

  it('removes the product from all wishlists: one wishlistItem/deleted each', async () => {
    const events = await world.fire('removeProduct', { productId });
    expect(events.map(({ topic }) => topic)).toEqual(Array(5).fill('wishlistItem/deleted'));
    const items = events.map(({ payload }) => payload.wishlistItem);
    const product = { id: productId, handle: 'wool-scarf' };
    expect(items).toContainEqual({
      customer: { shopifyCustomerId: 7400112, email: 'mara@mail.example', phone: '+4930555010' },
      sessionToken: null,
      product: { ...product, variantId: 990011 },
      wishlistId: 301,
    });
    expect(items).toContainEqual({
      customer: null,
      sessionToken: null,
      product: { ...product, variantId: 990011 },
      wishlistId: 305,
    });
  });

  it('leaves reviews and questions without the product', async () => {
    await world.act('removeProduct', { productId });
    expect(await readReview(plain.id)).toMatchObject({ product: null });
    expect(await readQuestion(answered.id)).toMatchObject({ product: null });
    const answer = { body: 'Yes.', isPublished: true };
    const body = { questionId: answered.id, answer };
    const asBuyer = { ...body, customerIdentifier: '7400112' };
    expect((await world.call('createAnswer', { body: asBuyer })).status).toBe(403);
    expect((await world.call('createAnswer', { body })).status).toBe(200);
  });

  it('is rejected for products that are unknown or removed', async () => {
    await world.act('removeProduct', { productId });
    for (const id of [productId, 1]) {
      expect(await world.reject('removeProduct', { productId: id })).toEqual([
        404,
        'productId matches no product',
      ]);
    }
  });
});
