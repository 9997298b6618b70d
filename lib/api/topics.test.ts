import { describe, expect, it } from 'vitest';
import { describeFields } from '../openapi/fields';
import { operations } from '../openapi/testing/document';
import { topics } from './topics';

const calls = operations.map(({ operation }) => String(operation.operationId));

function payloadOf(name: string) {
  const topic = topics.find((entry) => entry.name === name);
  if (!topic) throw new Error(`There is no ${name}.`);
  return topic.payload;
}

const keysOf = (name: string) => describeFields(payloadOf(name)).map((field) => field.name);

describe('a topic', () => {
  it.each(topics.map((topic) => [topic.name, topic] as const))(
    '%s names calls that exist and has a page of its own',
    (_, { firedBy, relatedCall, slug }) => {
      expect(calls).toEqual(expect.arrayContaining([...firedBy, relatedCall]));
      expect(topics.filter((topic) => topic.slug === slug)).toHaveLength(1);
    },
  );

  it('that a call causes is named in the description of that call, and no other is', () => {
    const tellers = ['attachSessionToken', 'deleteWishlist', 'redeem', 'updateBirthday'];
    for (const call of tellers) {
      const { operation } = operations.find((entry) => entry.operation.operationId === call) ?? {};
      const told = topics.filter(({ name }) => String(operation?.description).includes(name));
      const caused = topics.filter(({ firedBy }) => firedBy.includes(call));
      expect(told.map(({ name }) => name)).toEqual(caused.map(({ name }) => name));
    }
  });
});

describe('a payload', () => {
  it('has the agreed keys', () => {
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
      'customer/rewardCreated': ['customer', 'reward', 'origin', 'action'],
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

  it('says when it happened before anything else', () => {
    for (const { name } of topics) expect(keysOf(name)[0]).toBe('occurredAt');
  });

  it('of something deleted keeps only what names it', () => {
    const customer = { shopifyCustomerId: 7400112, email: null, phone: null };
    const product = { id: 880010, handle: null };
    const occurredAt = '2025-03-06T07:00:00Z';
    const deleted = { occurredAt, review: { id: 5210, customer, product }, rates: null };
    const schema = payloadOf('review/deleted');
    expect(schema.safeParse(deleted).success).toBe(true);
    expect(
      schema.safeParse({ ...deleted, review: { ...deleted.review, body: 'Warm.' } }).success,
    ).toBe(false);
  });
});
