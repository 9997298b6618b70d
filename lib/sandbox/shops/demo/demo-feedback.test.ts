import { describe, expect, it } from 'vitest';
import { at, countBy, customerOf, shop } from './demo-file.fixture';

describe('the feedback of the demo shop', () => {
  it('has 120 reviews of all kinds, more than two pages of 50', () => {
    const { reviews } = shop;
    expect(reviews).toHaveLength(120);
    expect(Object.keys(countBy(reviews, ({ rate }) => rate))).toEqual(['1', '2', '3', '4', '5']);
    const counts = {
      published: reviews.filter(({ isPublished }) => isPublished).length,
      ofShop: reviews.filter(({ productId }) => productId === null).length,
    };
    expect(counts.published).toBeGreaterThan(100);
    expect(counts.published).toBeLessThan(120);
    expect(counts.ofShop).toBe(10);
    expect(reviews.some(({ isPinned }) => isPinned)).toBe(true);
    expect(reviews.some(({ isLocked }) => isLocked)).toBe(true);
    expect(reviews.some(({ guestEmail }) => guestEmail !== null)).toBe(true);
    expect(reviews.some(({ images }) => images.length > 1)).toBe(true);
    expect(Object.keys(countBy(reviews, ({ reply }) => reply?.status ?? 'none'))).toHaveLength(3);
    expect(new Set(reviews.map(({ body }) => body)).size).toBe(120);
    // The API documents the addresses of images as URIs.
    expect(reviews.flatMap(({ images }) => images).filter((image) => /\s/.test(image))).toEqual([]);
  });

  it('has the reviews of the scarf that the examples count', () => {
    const published = shop.reviews.filter(
      ({ productId, isPublished }) => productId === 880010 && isPublished,
    );
    expect(countBy(published, ({ rate }) => rate)).toEqual({ 2: 1, 3: 2, 4: 4, 5: 21 });
    expect(published.flatMap(({ images }) => images)).toHaveLength(9);
    expect(published.filter(({ reply }) => reply)).toHaveLength(12);
  });

  it('has reviews, questions, orders and activities in the order of their ids', () => {
    const sorted = (list: readonly { id: number; createdAt: string }[]) => {
      const times = list
        .toSorted((first, second) => first.id - second.id)
        .map(({ createdAt }) => at(createdAt));
      return times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
    };
    expect(sorted(shop.reviews)).toBe(true);
    expect(sorted(shop.questions)).toBe(true);
    for (const { id } of shop.customers) {
      expect(sorted(shop.activities.filter(({ customerId }) => customerId === id)), `${id}`).toBe(
        true,
      );
    }
  });

  it('has 40 questions, answered by the shop owner, by buyers and not at all', () => {
    expect(shop.questions).toHaveLength(40);
    const answers = shop.questions.flatMap((question) => question.answers);
    expect(answers.some(({ customerId }) => customerId === null)).toBe(true);
    expect(answers.some(({ customerId }) => customerId !== null)).toBe(true);
    expect(shop.questions.some((question) => question.answers.length === 0)).toBe(true);
    expect(shop.questions.some(({ isPublished }) => !isPublished)).toBe(true);
    expect(shop.questions.find(({ id }) => id === 710)).toMatchObject({
      customerId: customerOf('tom').id,
      body: 'Is it washable?',
      answers: [{ id: 811, customerId: null, body: 'Yes, by hand.' }],
    });
  });

  it('lets only buyers answer, and calls only buyers verified', () => {
    const bought = new Set(
      shop.orders.flatMap(({ customerId, items }) =>
        items.map(({ variantId }) => {
          const product = shop.products.find(({ variants }) =>
            variants.some(({ id }) => id === variantId),
          );
          return `${customerId}/${product?.id}`;
        }),
      ),
    );
    const claims = [
      ...shop.reviews
        .filter(({ isVerifiedBuyer }) => isVerifiedBuyer)
        .map(({ customerId, productId }) => `${customerId}/${productId}`),
      ...shop.questions.flatMap(({ productId, answers }) =>
        answers
          .filter(({ customerId }) => customerId !== null)
          .map(({ customerId }) => `${customerId}/${productId}`),
      ),
    ];
    expect(claims.length).toBeGreaterThan(80);
    expect(claims.filter((claim) => !bought.has(claim))).toEqual([]);
  });

  it('has 2 galleries with 300 media, more than a page of 250, and an empty one', () => {
    const sizes = shop.galleries.map(({ media }) => media.length);
    expect(sizes).toEqual([270, 30, 0]);
    expect(shop.galleries[0]?.media[0]).toMatchObject({
      postId: '178900000000000001',
      caption: 'Cosy',
      productIds: [880010],
    });
  });

  it('has wishlists of customers and 2 of guests', () => {
    expect(shop.wishlists.length).toBeGreaterThanOrEqual(6);
    expect(shop.wishlists.filter(({ sessionId }) => sessionId !== null)).toHaveLength(2);
    expect(shop.sessions[0]?.token).toBe('ses_0c9a4d77');
  });
});
