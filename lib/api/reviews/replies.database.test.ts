import { beforeEach, describe, expect, it } from 'vitest';
import {
  api,
  customer,
  productId,
  rows,
  setUpFeedbackApi,
} from '../../tools/testing/api/feedback-api';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';

setUpFeedbackApi();

let reviewId: number;
beforeEach(async () => {
  reviewId = await rows.review({ productId });
});

describe('createReply', () => {
  const reply = (further: object = {}, token?: string) =>
    api.call('createReply', {
      body: { reviewId, reply: { body: ' Thank you! ', status: 'public' }, ...further },
      ...(token !== undefined && { token }),
    });

  it('stores the reply and fires review/updated', async () => {
    const { status, body } = await reply();
    expect([status, body]).toEqual([200, { reply: { body: 'Thank you!', status: 'public' } }]);
    expect(await api.newEvents()).toMatchObject([
      {
        topic: 'review/updated',
        payload: {
          review: { id: reviewId, reply: body.reply },
          rates: { productId, avgRate: 5, totalCount: 1 },
        },
      },
    ]);
  });

  it('has no rates in the event for a review of the shop', async () => {
    await reply({ reviewId: await rows.review() });
    const [event] = await api.newEvents();
    expect(event?.payload).toMatchObject({ review: { product: null }, rates: null });
  });

  it.each(['public', 'private'] as const)(
    'returns 409 if there is a %s reply, which stays',
    async (status) => {
      await reply({ reply: { body: 'First', status } });
      await api.newEvents();
      expect((await reply()).status).toBe(409);
      expect(await api.newEvents()).toEqual([]);
      const { body } = await api.call('getReviews', { query: { reviewId } });
      expect(body.items[0].reply).toEqual({ body: 'First', status });
    },
  );

  it('returns 403 for a locked review, even if it has a reply', async () => {
    const locked = await rows.review({ isLocked: true });
    expect((await reply({ reviewId: locked })).status).toBe(403);
    const replied = await rows.review({
      isLocked: true,
      replyBody: 'Hi',
      replyStatus: 'public',
    });
    expect((await reply({ reviewId: replied })).status).toBe(403);
  });

  it('returns 403 for storefront tokens', async () => {
    const identity = { customerIdentifier: customer.identifier };
    for (const token of [
      await api.issueStorefrontToken(identity),
      await api.issueStorefrontToken({}),
    ]) {
      expect((await reply({}, token)).status).toBe(403);
    }
  });

  it('returns 404 for an unknown review and for one of another shop', async () => {
    const other = feedbackRows({ database: api.database, shop: api.otherShop });
    const unknown = await reply({ reviewId: 1 });
    const foreign = await reply({ reviewId: await other.review() });
    expect([unknown.status, foreign.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(unknown.body);
  });

  it('accepts 1 to 15,000 characters, and public or private', async () => {
    for (const invalid of [
      { body: '', status: 'public' },
      { body: 'a'.repeat(15_001), status: 'public' },
      { body: 'Hi', status: 'hidden' },
      { body: 'Hi' },
    ]) {
      expect((await reply({ reply: invalid })).status).toBe(400);
    }
    const longest = { body: 'a'.repeat(15_000), status: 'private' };
    expect((await reply({ reply: longest })).status).toBe(200);
  });
});
