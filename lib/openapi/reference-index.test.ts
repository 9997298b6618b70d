import { describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../api/operations';
import { indexDocument } from './reference-index';
import { siteDocument } from './site-document';

const index = indexDocument(siteDocument());
const operations = index.groups.flatMap((group) => group.operations);

describe('the index of the reference', () => {
  it('has every call of the contract, in its order', () => {
    expect(operations.map(({ id }) => id)).toEqual(contractOperations.map(({ id }) => id));
    expect(operations).toHaveLength(47);
  });

  it('names scope, parameters and body of a call', () => {
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

  it('marks what is deprecated', () => {
    expect(operations.filter(({ deprecated }) => deprecated).map(({ id }) => id)).toEqual([
      'getRatesInfo',
    ]);
  });

  it('gives every call an example in three languages', () => {
    for (const { id, samples } of operations) {
      expect(
        samples.map(({ label }) => label),
        id,
      ).toEqual(['curl', 'JavaScript', 'PHP']);
    }
  });

  it('stands for a document that leaves everything out', () => {
    expect(indexDocument({ openapi: '3.1.0' }).groups).toEqual([]);
  });
});
