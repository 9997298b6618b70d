import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  api,
  customer,
  productId,
  rows,
  setUpFeedbackApi,
} from '../../tools/testing/api/feedback-api';
import { reviews } from '../database/tables/reviews';
import { earningRules } from '../database/tables/rewards';
import { byCustomer, create, guest } from './create-review.fixture';

setUpFeedbackApi();

describe('canCreateReview', () => {
  const can = (query: object = {}, token?: string) =>
    api.call('canCreateReview', {
      query: { customerIdentifier: customer.identifier, productId, ...query },
      ...(token !== undefined && { token }),
    });

  it('allows a first review', async () => {
    expect(await can()).toMatchObject({
      status: 200,
      body: { canCreateReview: true, message: null },
    });
  });

  it('rejects blocked customers, and those who bought nothing in a shop for buyers', async () => {
    const blocked = await rows.customer({ isBlockedFromReviews: true });
    const { body } = await can({ customerIdentifier: blocked.identifier });
    expect(body).toEqual({
      canCreateReview: false,
      message: 'The customer may not write reviews in this shop',
    });
    expect((await create({ customerIdentifier: blocked.identifier })).body.message).toEqual([
      body.message,
    ]);

    await rows.settings({ reviews: { publishing: 'all', buyersOnly: true } });
    const { body: forBuyers } = await can();
    expect(forBuyers).toEqual({
      canCreateReview: false,
      message: 'Only customers who bought this product can review it',
    });
    expect((await byCustomer()).body.message).toEqual([forBuyers.message]);
    expect((await create(guest)).status).toBe(400);
    await rows.order(customer.id, productId);
    expect((await can()).body.canCreateReview).toBe(true);
    expect((await byCustomer()).status).toBe(200);
  });

  it('returns 404 for an unknown customer first, then for an unknown product', async () => {
    expect((await can({ customerIdentifier: '1', productId: 1 })).body.message).toEqual([
      'customerIdentifier matches no customer',
    ]);
    expect(await can({ productId: 1 })).toMatchObject({
      status: 404,
      body: { message: ['productId matches no product'] },
    });
  });

  it('requires a customer with an access token', async () => {
    expect((await api.call('canCreateReview', { query: { productId } })).status).toBe(400);
  });

  it('is about the customer or guest of a storefront token', async () => {
    const token = await api.issueStorefrontToken({ customerIdentifier: customer.identifier });
    const query = { productId };
    expect((await api.call('canCreateReview', { query, token })).body.canCreateReview).toBe(true);
    const other = await rows.customer();
    expect((await can({ customerIdentifier: other.identifier }, token)).status).toBe(403);

    const guestToken = await api.issueStorefrontToken({});
    expect((await api.call('canCreateReview', { query, token: guestToken })).body).toEqual({
      canCreateReview: true,
      message: null,
    });
    expect((await can({}, guestToken)).status).toBe(403);
  });
});

describe('the reward of a review', () => {
  async function addRule(row: Partial<typeof earningRules.$inferInsert> = {}) {
    await api.database.delete(earningRules).where(eq(earningRules.shopId, api.shop.id));
    const now = new Date(api.clock.now());
    await api.database.insert(earningRules).values({
      shopId: api.shop.id,
      type: 'leave_review',
      title: { en: 'Write a review' },
      rewarding: { type: 'points', points: 50 },
      position: 1,
      createdAt: now,
      updatedAt: now,
      ...row,
    });
  }

  async function balance(): Promise<number> {
    const query = { customerIdentifier: customer.identifier };
    return (await api.call('getCustomer', { query })).body.pointsBalance;
  }

  it('is given at once for a published review, with its events after review/created', async () => {
    await addRule();
    await byCustomer();
    expect(await balance()).toBe(50);
    const topics = (await api.newEvents()).map(({ topic }) => topic);
    expect(topics.slice(0, 2)).toEqual(['review/created', 'customer/balanceUpdated']);
  });

  it('is given for each product once', async () => {
    await addRule();
    const { body } = await byCustomer();
    await api.database.delete(reviews).where(eq(reviews.id, body.review.id));
    expect((await byCustomer()).status).toBe(200);
    expect(await balance()).toBe(50);
    await byCustomer({ productId: await rows.product() });
    expect(await balance()).toBe(100);
  });

  it('is not given for an unpublished review, nor without an active rule', async () => {
    await addRule();
    await byCustomer({ rate: 2 });
    expect(await balance()).toBe(0);
    await addRule({ isActive: false });
    await byCustomer({ productId: await rows.product() });
    expect(await balance()).toBe(0);
    await addRule({ type: 'create_account' });
    await byCustomer({ productId: await rows.product() });
    expect(await balance()).toBe(0);
  });
});
