import { describe, expect, it } from 'vitest';
import {
  api,
  at,
  customer,
  productId,
  rows,
  setUpFeedbackApi,
} from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';

setUpFeedbackApi({ product: { handle: 'wool-scarf' } });

const guest = { guestName: 'Tom', guestEmail: 'tom@mail.example' };

describe('createQuestion', () => {
  const ask = (body: object, token?: string) =>
    api.call('createQuestion', {
      body: { productId, body: ' Is it washable? ', ...body },
      ...(token !== undefined && { token }),
    });

  it('stores a question of a customer and fires question/created', async () => {
    const { status, body } = await ask({ customerIdentifier: customer.identifier });
    expect([status, body.question]).toEqual([
      200,
      {
        id: expect.any(Number),
        body: 'Is it washable?',
        customer: {
          shopifyCustomerId: customer.shopCustomerId,
          email: customer.email,
          phone: customer.phone,
        },
        product: { id: productId, handle: 'wool-scarf' },
        createdAt: '2026-03-04T09:15:00.000Z',
        isPublished: true,
        answers: [],
      },
    ]);
    expect(await api.newEvents()).toMatchObject([
      { topic: 'question/created', payload: { question: body.question } },
    ]);
  });

  it('publishes questions of customers by the setting of the shop, and never those of guests', async () => {
    expect((await ask(guest)).body.question).toMatchObject({
      isPublished: false,
      customer: { shopifyCustomerId: null, email: guest.guestEmail, phone: null },
    });
    await rows.settings({ questions: { publishing: 'manual' } });
    const { body } = await ask({ customerIdentifier: customer.identifier });
    expect(body.question.isPublished).toBe(false);
  });

  it('returns 404 for an unknown product first, then for an unknown customer', async () => {
    const removed = await rows.product({ removedAt: at(1) });
    for (const unknown of [1, removed]) {
      const { status, body } = await ask({ productId: unknown, customerIdentifier: '1' });
      expect([status, body.message]).toEqual([404, ['productId matches no product']]);
    }
    expect((await ask({ customerIdentifier: '1' })).body.message).toEqual([
      'customerIdentifier matches no customer',
    ]);
  });

  it('requires one author', async () => {
    expect((await ask({})).status).toBe(400);
    expect((await ask({ guestName: 'Tom' })).status).toBe(400);
    expect((await ask({ ...guest, customerIdentifier: customer.identifier })).status).toBe(400);
  });

  it('accepts 1 to 15,000 characters', async () => {
    expect((await ask({ ...guest, body: ' ' })).status).toBe(400);
    expect((await ask({ ...guest, body: 'a'.repeat(15_001) })).status).toBe(400);
    expect((await ask({ ...guest, body: 'a'.repeat(15_000) })).status).toBe(200);
  });

  it('asks as the customer or guest of a storefront token', async () => {
    const identity = { customerIdentifier: customer.identifier };
    const token = await api.issueStorefrontToken(identity);
    const { identifier } = await rows.customer();
    expect((await ask({}, token)).body.question.customer.email).toBe(customer.email);
    expect((await ask({ customerIdentifier: identifier }, token)).status).toBe(403);
    const guestToken = await api.issueStorefrontToken({});
    expect((await ask(guest, guestToken)).body.question.customer.email).toBe(guest.guestEmail);
    expect((await ask({}, guestToken)).status).toBe(400);
    expect((await ask(identity, guestToken)).status).toBe(403);
  });
});

describe('getQuestions', () => {
  const list = async (query: object = {}, token?: string) => {
    const { status, body } = await api.call('getQuestions', {
      query: { productId, ...query },
      ...(token !== undefined && { token }),
    });
    expect(status).toBe(200);
    return body;
  };
  const ids = async (query: object = {}, token?: string): Promise<number[]> =>
    (await list(query, token)).items.map(({ id }: { id: number }) => id);

  it('returns a part of the list in four orders, ids deciding among equal dates', async () => {
    const first = await rows.question(productId, { createdAt: at(2) });
    const second = await rows.question(productId, { createdAt: at(2) });
    const third = await rows.question(productId, { createdAt: at(1) });
    expect(await ids()).toEqual([third, second, first]);
    expect(await ids({ sortingOption: 'idAsc' })).toEqual([first, second, third]);
    expect(await ids({ sortingOption: 'idDesc' })).toEqual([third, second, first]);
    expect(await ids({ sortingOption: 'dateAsc' })).toEqual([third, first, second]);
    expect(await ids({ sortingOption: 'dateDesc' })).toEqual([second, first, third]);
    expect(await list({ perPage: 1, offset: 1 })).toMatchObject({
      totalCount: 3,
      currentOffset: 1,
      perPage: 1,
      items: [{ id: second }],
    });
    expect(await list({ offset: 3 })).toMatchObject({ totalCount: 3, items: [] });
  });

  it('lists answers with the oldest first', async () => {
    const questionId = await rows.question(productId);
    const other = await rows.question(productId);
    const late = await rows.answer(questionId, { createdAt: at(3), customerId: customer.id });
    const early = await rows.answer(questionId, { createdAt: at(1) });
    const same = await rows.answer(questionId, { createdAt: at(3), isPublished: false });
    const { items } = await list({ questionId });
    expect(items[0].answers).toMatchObject([
      { id: early, questionId, customer: null },
      { id: late, customer: { email: customer.email } },
      { id: same, isPublished: false },
    ]);
    expect((await list({ questionId: other })).items[0].answers).toEqual([]);
  });

  it('filters', async () => {
    const plain = await rows.question(productId);
    const own = await rows.question(productId, { customerId: customer.id });
    const hidden = await rows.question(productId, { isPublished: false });
    await rows.question(await rows.product());
    expect(await ids()).toEqual([hidden, own, plain]);
    expect(await ids({ customerIdentifier: customer.identifier })).toEqual([own]);
    expect(await ids({ questionId: plain })).toEqual([plain]);
    expect(await ids({ onlyPublishedQuestions: true })).toEqual([own, plain]);
    expect(await ids({ onlyUnpublishedQuestions: true })).toEqual([hidden]);
    const both = { onlyPublishedQuestions: true, onlyUnpublishedQuestions: true };
    expect((await api.call('getQuestions', { query: both })).status).toBe(400);
    const unknown = { customerIdentifier: '1' };
    expect((await api.call('getQuestions', { query: unknown })).status).toBe(404);
  });

  it('does not list questions of another shop', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    await other.question(productId);
    expect(await ids()).toEqual([]);
  });

  it('adds the display name, and shows no product that is gone', async () => {
    const removed = await rows.product({ removedAt: at(1) });
    await rows.question(removed, { guestName: 'Tom Reed' });
    const query = { productId: removed, withCustomerDisplayName: true };
    expect((await list(query)).items).toMatchObject([
      { customerDisplayName: 'Tom R.', product: null },
    ]);
  });

  it('shows a storefront token what is published, without the contact data of others', async () => {
    const questionId = await rows.question(productId, { customerId: customer.id });
    await rows.question(productId, { isPublished: false });
    const { id: otherId } = await rows.customer();
    const published = await rows.answer(questionId, { customerId: otherId });
    await rows.answer(questionId, { isPublished: false });
    const hidden = { email: null, phone: null };

    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    expect(await ids({}, token)).toEqual([questionId]);
    const [own] = (await list({}, token)).items;
    expect(own.customer.email).toBe(customer.email);
    expect(own.answers).toMatchObject([{ id: published, customer: hidden }]);
    expect(own.answers).toHaveLength(1);

    const guestToken = await api.issueStorefrontToken({});
    expect((await list({}, guestToken)).items[0].customer).toMatchObject(hidden);
    const query = { onlyUnpublishedQuestions: true };
    expect((await api.call('getQuestions', { query, token })).status).toBe(403);
    const foreign = { customerIdentifier: customer.identifier };
    expect((await api.call('getQuestions', { query: foreign, token })).status).toBe(200);
    expect((await api.call('getQuestions', { query: foreign, token: guestToken })).status).toBe(
      403,
    );
  });
});
