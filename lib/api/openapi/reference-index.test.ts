import { describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../operations';
import { indexDocument } from './reference-index';
import { siteDocument } from './site-document';

const index = indexDocument(siteDocument());
const operations = index.groups.flatMap((group) => group.operations);

describe('the index of the reference', () => {
  it('has every operation of the contract, in its order', () => {
    expect(operations.map(({ id }) => id)).toEqual(contractOperations.map(({ id }) => id));
  });

  it('names scope, parameters and body of an operation', () => {
    expect(operations.find(({ id }) => id === 'redeem')).toMatchObject({
      method: 'POST',
      path: '/v2/rewards/redeem',
      scope: 'write_reward',
      deprecated: false,
      parameters: [{ name: 'Idempotency-Key', required: false }],
    });
    for (const { method, body, id } of operations) {
      if (method === 'PUT') expect(body, id).not.toEqual([]);
      if (method === 'GET') expect(body, id).toEqual([]);
    }
  });

  it('names the fields of all variants of a body, and marks those that every variant requires', () => {
    expect(operations.find(({ id }) => id === 'createWishlistItem')?.body).toEqual([
      { name: 'productId', required: true },
      { name: 'variantId', required: false },
      { name: 'wishlistId', required: false },
      { name: 'customerIdentifier', required: false },
      { name: 'sessionToken', required: false },
    ]);
  });

  it('marks deprecated operations', () => {
    expect(operations.filter(({ deprecated }) => deprecated).map(({ id }) => id)).toEqual([
      'getRatesInfo',
    ]);
  });

  it('has an example in all languages for every operation', () => {
    for (const { id, samples } of operations) {
      expect(
        samples.map(({ label }) => label),
        id,
      ).toEqual(['curl', 'Node.js', 'PHP', 'Python', 'Ruby', 'Go']);
    }
  });

  it('has no groups for a document without tags and paths', () => {
    const info = { title: 'Empty', version: '1' };
    expect(indexDocument({ openapi: '3.1.0', info }).groups).toEqual([]);
  });
});
