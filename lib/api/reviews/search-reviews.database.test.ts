import { describe, expect, it } from 'vitest';
import { api, at, productId, rows, setUpFeedbackApi } from '../../tools/testing/api/feedback-api';
import { ids } from './list-reviews.fixture';

setUpFeedbackApi();

describe('the search of getReviews', () => {
  it.each([
    ['warm', 'Kept me WARM.'],
    ['WARM kept', 'Kept me warm.'],
    ['creme brulee', 'Crème brûlée'],
    ['Crème', 'creme'],
    ['strasse', 'Straße'],
    ['ΟΔΟΣ', 'οδος'],
    ['жар', 'ЖАР'],
    ['100%', 'It is 100% wool'],
    ['a_b', 'size a_b'],
    ['ﬁne', 'fine'],
    ['\\', 'a back\\slash'],
    ["o'clock", "five o'clock"],
    ['🧣', 'A scarf 🧣'],
  ])('finds %j in %j', async (search, body) => {
    const id = await rows.review({ productId, body });
    expect(await ids({ search })).toEqual([id]);
  });

  it.each([
    ['warm cold', 'Kept me warm.'],
    ['1%0', '100 wool'],
    ['a_b', 'axb'],
    ['%', 'no sign'],
    ['_', 'no line'],
    ['kept%', 'Kept me warm.'],
    ['.*', 'Kept me warm'],
  ])('does not find %j in %j', async (search, body) => {
    await rows.review({ productId, body });
    expect(await ids({ search })).toEqual([]);
  });

  it('looks for each word in title or body', async () => {
    const id = await rows.review({ productId, title: 'Winter', body: 'Kept me warm.' });
    expect(await ids({ search: ' warm\twinter ' })).toEqual([id]);
    expect(await ids({ search: 'warm winter summer' })).toEqual([]);
  });

  it('accepts 200 characters', async () => {
    const id = await rows.review({ productId, body: 'a'.repeat(200) });
    expect(await ids({ search: 'a'.repeat(200) })).toEqual([id]);
  });
});

describe('getReviews with a storefront token', () => {
  it('lists published reviews only, and returns 403 for unpublished ones', async () => {
    const published = await rows.review({ productId });
    await rows.review({ productId, isPublished: false });
    const customer = await rows.customer();
    for (const identity of [{}, { customerIdentifier: customer.identifier }]) {
      const token = await api.issueStorefrontToken(identity);
      expect(await ids({}, token)).toEqual([published]);
      expect(await ids({ onlyPublishedReviews: true }, token)).toEqual([published]);
      const query = { onlyUnpublishedReviews: true };
      expect(await api.call('getReviews', { query, token })).toMatchObject({ status: 403 });
    }
  });

  it('hides the contact data of others, but not that of the customer of the token', async () => {
    const own = await rows.customer();
    const other = await rows.customer();
    await rows.review({ productId, createdAt: at(1) });
    await rows.review({ productId, customerId: other.id, createdAt: at(2) });
    await rows.review({ productId, customerId: own.id, createdAt: at(3) });
    const authors = async (token?: string) => {
      const { body } = await api.call('getReviews', {
        query: { productId },
        ...(token !== undefined && { token }),
      });
      return body.items.map(({ customer }: { customer: object }) => customer);
    };
    const visible = ({ shopCustomerId, email, phone }: typeof own) => ({
      shopifyCustomerId: shopCustomerId,
      email,
      phone,
    });
    const hidden = (customer: typeof own) => ({ ...visible(customer), email: null, phone: null });
    const hiddenGuest = { shopifyCustomerId: null, email: null, phone: null };
    expect(await authors()).toEqual([
      visible(own),
      visible(other),
      { ...hiddenGuest, email: 'ilse@mail.example' },
    ]);
    const token = await api.issueStorefrontToken({ customerIdentifier: own.identifier });
    expect(await authors(token)).toEqual([visible(own), hidden(other), hiddenGuest]);
    const guestToken = await api.issueStorefrontToken({});
    expect(await authors(guestToken)).toEqual([hidden(own), hidden(other), hiddenGuest]);
  });

  it('hides private replies to others', async () => {
    const own = await rows.customer();
    const reply = { replyBody: 'Sorry!', replyStatus: 'private' as const };
    await rows.review({ productId, replyBody: 'Hi', replyStatus: 'public', createdAt: at(1) });
    await rows.review({ productId, ...reply, createdAt: at(2) });
    await rows.review({ productId, ...reply, customerId: own.id, createdAt: at(3) });
    const replies = async (token?: string) => {
      const { body } = await api.call('getReviews', {
        query: { productId },
        ...(token !== undefined && { token }),
      });
      return body.items.map((item: { reply: { body: string } | null }) => item.reply?.body);
    };
    expect(await replies()).toEqual(['Sorry!', 'Sorry!', 'Hi']);
    expect(await replies(await api.issueStorefrontToken({}))).toEqual([undefined, undefined, 'Hi']);
    const token = await api.issueStorefrontToken({ customerIdentifier: own.identifier });
    expect(await replies(token)).toEqual(['Sorry!', undefined, 'Hi']);
  });

  it('filters by the customer of the token, and returns 403 for any other', async () => {
    const own = await rows.customer();
    const other = await rows.customer();
    const id = await rows.review({ productId, customerId: own.id });
    await rows.review({ productId });
    const token = await api.issueStorefrontToken({ customerIdentifier: own.identifier });
    expect(await ids({ customerIdentifier: own.identifier }, token)).toEqual([id]);
    const query = { customerIdentifier: other.identifier };
    expect((await api.call('getReviews', { query, token })).status).toBe(403);
    const guestToken = await api.issueStorefrontToken({});
    expect((await api.call('getReviews', { query, token: guestToken })).status).toBe(403);
  });
});
