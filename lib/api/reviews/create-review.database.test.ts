import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  api,
  customer,
  productId,
  rows,
  setUpFeedbackApi,
} from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import { reviews } from '../database/tables/reviews';
import { byCustomer, create, guest } from './create-review.fixture';

setUpFeedbackApi({ product: { handle: 'wool-scarf' } });

async function storedReviews() {
  return api.database.select().from(reviews).where(eq(reviews.productId, productId));
}

describe('createReview', () => {
  it('stores a review of a customer and fires review/created', async () => {
    const { status, body } = await byCustomer({
      title: ' Warm ',
      images: ['https://img.example/a.jpg'],
    });
    expect(status).toBe(200);
    expect(body.review).toEqual({
      id: expect.any(Number),
      title: 'Warm',
      body: 'Warm.',
      rate: 5,
      images: ['https://img.example/a.jpg'],
      votes: 0,
      isPublished: true,
      isPinned: false,
      isVerifiedBuyer: false,
      createdAt: '2026-03-04T09:15:00.000Z',
      customer: {
        shopifyCustomerId: customer.shopCustomerId,
        email: customer.email,
        phone: customer.phone,
      },
      product: { id: productId, handle: 'wool-scarf' },
      reply: null,
    });
    const [event] = await api.newEvents();
    expect(event).toMatchObject({
      topic: 'review/created',
      payload: {
        occurredAt: '2026-03-04T09:15:00.000Z',
        review: body.review,
        rates: { productId, avgRate: 5, totalCount: 1 },
      },
    });
  });

  it('stores a review of a guest, which waits for confirmation and has only an email address', async () => {
    await rows.settings({ reviews: { publishing: 'all', buyersOnly: false } });
    const { status, body } = await create(guest);
    expect(status).toBe(200);
    expect(body.review).toMatchObject({
      isPublished: false,
      isVerifiedBuyer: false,
      customer: { shopifyCustomerId: null, email: guest.guestEmail, phone: null },
    });
    const [event] = await api.newEvents();
    expect(event?.payload).toMatchObject({ rates: { avgRate: 0, totalCount: 0 } });
    expect((await create(guest)).status).toBe(200);
  });

  it.each([
    ['all', 1, true],
    ['manual', 5, false],
    [{ fromRating: 3 }, 3, true],
    [{ fromRating: 3 }, 2, false],
  ] as const)(
    'with publishing %j and %i stars has isPublished %j',
    async (publishing, rate, isPublished) => {
      await rows.settings({ reviews: { publishing, buyersOnly: false } });
      expect((await byCustomer({ rate })).body.review.isPublished).toBe(isPublished);
    },
  );

  it('marks customers with an order of the product as verified buyers', async () => {
    const orderId = await rows.order(customer.id, productId);
    const { body } = await byCustomer();
    expect(body.review.isVerifiedBuyer).toBe(true);
    const { body: list } = await api.call('getReviews', { query: { orderId } });
    expect(list.items.map(({ id }: { id: number }) => id)).toEqual([body.review.id]);
  });

  it('counts no order that is wholly refunded, of another product or of another customer', async () => {
    const other = await rows.customer();
    await rows.order(customer.id, productId, { refundedAt: new Date(api.clock.now()) });
    await rows.order(customer.id, await rows.product());
    await rows.order(other.id, productId);
    expect((await byCustomer()).body.review.isVerifiedBuyer).toBe(false);
  });

  it('returns 400 with the message of canCreateReview for a second review', async () => {
    expect((await byCustomer()).status).toBe(200);
    await api.newEvents();
    const query = { customerIdentifier: customer.identifier, productId };
    const { body: answer } = await api.call('canCreateReview', { query });
    expect(answer).toEqual({
      canCreateReview: false,
      message: 'The customer has already reviewed this product',
    });
    const { status, body } = await byCustomer({ rate: 1 });
    expect([status, body.message]).toEqual([400, [answer.message]]);
    expect(await api.newEvents()).toEqual([]);
    expect(await storedReviews()).toHaveLength(1);
  });

  it('lets a customer review other products, and other customers the same one', async () => {
    await byCustomer();
    const another = await rows.product();
    expect((await byCustomer({ productId: another })).status).toBe(200);
    const { identifier } = await rows.customer();
    expect((await create({ customerIdentifier: identifier })).status).toBe(200);
  });

  it('returns the unchanged response for the same Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'review-1' };
    const body = { customerIdentifier: customer.identifier };
    const first = await create(body, { headers });
    const second = await create(body, { headers });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await storedReviews()).toHaveLength(1);
    expect((await create({ ...body, rate: 4 }, { headers })).status).toBe(422);
  });

  it('returns 404 for an unknown or removed product, before an unknown customer', async () => {
    const removed = await rows.product({ removedAt: new Date(api.clock.now()) });
    for (const unknown of [1, removed]) {
      const { status, body } = await create({ productId: unknown, customerIdentifier: '1' });
      expect([status, body.message]).toEqual([404, ['productId matches no product']]);
    }
    const { status, body } = await create({ customerIdentifier: '1' });
    expect([status, body.message]).toEqual([404, ['customerIdentifier matches no customer']]);
  });

  it('does not find products and customers of another shop', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    const { identifier } = await other.customer();
    expect((await create({ productId: await other.product(), ...guest })).status).toBe(404);
    expect((await create({ customerIdentifier: identifier })).status).toBe(404);
  });

  it('returns 400 without an author, with half a guest, and with two authors', async () => {
    expect(await create()).toMatchObject({
      status: 400,
      body: { message: ['customerIdentifier, or guestName and guestEmail, is required'] },
    });
    expect((await create({ guestName: 'Ilse' })).status).toBe(400);
    expect((await create({ guestEmail: 'ilse@mail.example' })).status).toBe(400);
    expect((await byCustomer(guest)).status).toBe(400);
  });

  it.each([
    { rate: 0 },
    { rate: 6 },
    { rate: 4.5 },
    { rate: '5' },
    { body: ' ' },
    { title: '' },
    { images: ['http://img.example/a.jpg'] },
    { images: Array.from({ length: 6 }, () => 'https://img.example/a.jpg') },
    { images: ['data:image/png;base64,AAAA'] },
    { images: ['https://img.example/\u0000.jpg'] },
    { isPublished: true },
  ])('returns 400 for %j', async (change) => {
    expect((await create({ ...guest, ...change })).status).toBe(400);
    expect(await storedReviews()).toEqual([]);
  });

  it('stores text as text, even if it looks like markup or has broken Unicode', async () => {
    const body = '<script>alert(1)</script> \ud800 \u202e';
    const response = await create({ ...guest, body });
    expect(response.status).toBe(200);
    expect(response.body.review.body).toBe('<script>alert(1)</script> \ufffd \u202e');
    await api.newEvents();
  });
});

describe('createReview with a storefront token', () => {
  it('writes only as the customer of the token', async () => {
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    const other = await rows.customer();
    expect((await create({ customerIdentifier: other.identifier }, { token })).status).toBe(403);
    expect((await create(guest, { token })).status).toBe(400);
    const { status, body } = await create({}, { token });
    expect([status, body.review.customer.email]).toEqual([200, customer.email]);
  });

  it('accepts the identifier of the customer of the token', async () => {
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    const body = { customerIdentifier: String(customer.shopCustomerId) };
    expect((await create(body, { token })).status).toBe(200);
  });

  it('writes as a guest with name and email address', async () => {
    const token = await api.issueStorefrontToken({});
    expect((await create({}, { token })).status).toBe(400);
    const named = { customerIdentifier: customer.identifier };
    expect((await create(named, { token })).status).toBe(403);
    const { status, body } = await create(guest, { token });
    expect([status, body.review.customer.email]).toEqual([200, guest.guestEmail]);
  });
});
