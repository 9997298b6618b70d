import type { z } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { operations } from './operations';
import { topics } from './topics';

const ids = operations.map(({ id }) => id);

function payloadOf(name: string) {
  const topic = topics.find((entry) => entry.name === name);
  if (!topic) throw new Error(`There is no ${name}.`);
  return topic.payload as z.ZodObject;
}

const keysOf = (name: string) => Object.keys(payloadOf(name).shape);

describe('a topic', () => {
  it.each(topics.map((topic) => [topic.name, topic] as const))(
    '%s names existing operations and has its own page',
    (_, { firedBy, relatedOperation, slug }) => {
      expect(ids).toEqual(expect.arrayContaining([...firedBy, relatedOperation]));
      expect(topics.filter((topic) => topic.slug === slug)).toHaveLength(1);
    },
  );

  it('is named in the description of the operations that cause it', () => {
    const describing = ['attachSessionToken', 'deleteWishlist', 'redeem', 'updateBirthday'];
    for (const id of describing) {
      const operation = operations.find((entry) => entry.id === id);
      const described = topics.filter(({ name }) => operation?.description.includes(name));
      const caused = topics.filter(({ firedBy }) => firedBy.includes(id));
      expect(described.map(({ name }) => name)).toEqual(caused.map(({ name }) => name));
    }
  });

  it('lists every operation whose description names it', () => {
    for (const { name, firedBy } of topics) {
      const describing = operations.filter(({ description }) => description.includes(name));
      expect(firedBy).toEqual(expect.arrayContaining(describing.map(({ id }) => id)));
    }
  });
});

describe('a payload', () => {
  it('has the specified fields', () => {
    expect(Object.fromEntries(topics.map(({ name }) => [name, keysOf(name).slice(1)]))).toEqual({
      'customer/balanceUpdated': [
        'customer',
        'previousBalance',
        'pointsBalance',
        'balanceDelta',
        'pointsExpiresAt',
        'activity',
      ],
      'customer/birthdayUpdated': ['customer', 'previousBirthday', 'birthday'],
      'customer/tierUpdated': ['customer', 'previousTier', 'currentTier'],
      'customer/rewardCreated': ['customer', 'reward', 'origin', 'action', 'redemptionId'],
      'review/created': ['review', 'rates'],
      'review/updated': ['review', 'rates'],
      'review/deleted': ['review', 'rates'],
      'question/created': ['question'],
      'question/updated': ['question'],
      'question/deleted': ['question'],
      'answer/created': ['answer', 'product'],
      'answer/updated': ['answer', 'product'],
      'answer/deleted': ['answer', 'product'],
      'wishlistItem/created': ['wishlistItem'],
      'wishlistItem/updated': ['wishlistItem', 'oldVariantId', 'newVariantId'],
      'wishlistItem/moved': ['wishlistItem', 'fromWishlistId', 'toWishlistId'],
      'wishlistItem/deleted': ['wishlistItem'],
    });
  });

  it('starts with occurredAt', () => {
    for (const { name } of topics) expect(keysOf(name)[0]).toBe('occurredAt');
  });

  it('of something deleted contains only what identifies it', () => {
    const customer = { shopifyCustomerId: 7400112, email: null, phone: null };
    const product = { id: 880010, handle: null };
    const occurredAt = '2025-03-06T07:00:00Z';
    const deleted = { occurredAt, review: { id: 5210, customer, product }, rates: null };
    const withBody = { ...deleted, review: { ...deleted.review, body: 'Warm.' } };
    expect(payloadOf('review/deleted').parse(withBody)).toEqual(deleted);
  });
});
