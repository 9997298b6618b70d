import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  at,
  customer,
  productId,
  rows,
  setUpFeedbackApi,
} from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import { products } from '../database/tables/catalog';

setUpFeedbackApi({ product: { handle: 'wool-scarf' } });

describe('createAnswer', () => {
  let questionId: number;
  beforeEach(async () => {
    questionId = await rows.question(productId);
  });

  const answer = (further: object = {}, token?: string) =>
    api.call('createAnswer', {
      body: { questionId, answer: { body: ' Yes. ', isPublished: false }, ...further },
      ...(token !== undefined && { token }),
    });
  const byCustomer = (token?: string) => answer({ customerIdentifier: customer.identifier }, token);

  it('stores the answer of the shop owner as it is sent, and fires answer/created', async () => {
    const { status, body } = await answer();
    expect([status, body.answer]).toEqual([
      200,
      {
        id: expect.any(Number),
        questionId,
        customer: null,
        body: 'Yes.',
        createdAt: '2026-03-04T09:15:00.000Z',
        isPublished: false,
      },
    ]);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'answer/created',
        payload: { answer: body.answer, product: { id: productId, handle: 'wool-scarf' } },
      },
    ]);
  });

  it('stores the answers of a customer who bought the product', async () => {
    await rows.order(customer.id, productId);
    const { status, body } = await byCustomer();
    expect(status).toBe(200);
    expect(body.answer).toMatchObject({ isPublished: false, customer: { email: customer.email } });
    expect((await byCustomer()).status).toBe(200);
  });

  it('publishes with a storefront token by the setting of the shop', async () => {
    await rows.order(customer.id, productId);
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    expect((await answer({}, token)).body.answer.isPublished).toBe(true);
    await rows.settings({ questions: { publishing: 'manual' } });
    const published = { answer: { body: 'Yes.', isPublished: true } };
    expect((await answer(published, token)).body.answer.isPublished).toBe(false);
    expect((await answer(published)).body.answer.isPublished).toBe(true);
  });

  it('returns 403 for a customer without a purchase, or with a refunded one', async () => {
    expect((await byCustomer()).status).toBe(403);
    await rows.order(customer.id, productId, { refundedAt: at(2) });
    expect((await byCustomer()).status).toBe(403);
    await rows.order(customer.id, await rows.product());
    expect((await byCustomer()).status).toBe(403);
  });

  it('returns 409 for the asker, before the purchase is checked', async () => {
    questionId = await rows.question(productId, { customerId: customer.id });
    expect((await byCustomer()).status).toBe(409);
    await rows.order(customer.id, productId);
    expect((await byCustomer()).status).toBe(409);
    expect(await api.newEvents()).toEqual([]);
  });

  it('returns 403 for guests and for other customers than that of the token', async () => {
    expect((await answer({}, await api.issueStorefrontToken({}))).status).toBe(403);
    const { identifier } = await rows.customer();
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    expect((await answer({ customerIdentifier: identifier }, token)).status).toBe(403);
  });

  it('lets only the shop owner answer if the product is gone', async () => {
    await rows.order(customer.id, productId);
    await api.database
      .update(products)
      .set({ removedAt: at(1) })
      .where(eq(products.id, productId));
    expect((await byCustomer()).status).toBe(403);
    expect((await answer()).status).toBe(200);
    const [event] = await api.newEvents();
    expect(event?.payload).toMatchObject({ product: null });
  });

  it('returns 404 for an unknown customer first, then for an unknown or foreign question', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    expect((await answer({ customerIdentifier: '1', questionId: 1 })).body.message).toEqual([
      'customerIdentifier matches no customer',
    ]);
    for (const unknown of [1, await other.question(productId)]) {
      const { status, body } = await answer({ questionId: unknown });
      expect([status, body.message]).toEqual([404, ['questionId matches no question']]);
    }
  });

  it('returns 404 for an unpublished question with a storefront token, unless it is the own one', async () => {
    await rows.order(customer.id, productId);
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    const hidden = await rows.question(productId, { isPublished: false });
    expect((await answer({ questionId: hidden }, token)).status).toBe(404);
    const own = await rows.question(productId, { isPublished: false, customerId: customer.id });
    expect((await answer({ questionId: own }, token)).status).toBe(409);
    expect((await answer({ questionId: hidden })).status).toBe(200);
  });

  it('requires a text of 1 to 15,000 characters and isPublished', async () => {
    for (const invalid of [
      { body: '', isPublished: true },
      { body: 'a'.repeat(15_001), isPublished: true },
      { body: 'Yes.' },
      { body: 'Yes.', isPublished: 'true' },
    ]) {
      expect((await answer({ answer: invalid })).status).toBe(400);
    }
  });
});
