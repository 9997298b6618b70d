import { describe, expect, it } from 'vitest';
import { operations } from '../../operations';
import { parseRequest } from './parse-request';

const ORIGIN = 'https://api.laurel.example';

/** The messages about a query of an operation. */
async function messagesFor(id: string, query: string): Promise<readonly string[]> {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const request = new Request(`${ORIGIN}${operation.path}?${query}`);
  try {
    await parseRequest(operation, request, new Uint8Array());
    return [];
  } catch (error) {
    return (error as { messages: readonly string[] }).messages;
  }
}

describe('a parameter of a query that was sent twice', () => {
  it.each([
    ['getCustomer', 'customerIdentifier=1&customerIdentifier=2', 'customerIdentifier'],
    ['getReviews', 'offset=1&offset=1', 'offset'],
    ['getReviews', 'sortingOption=mostRecent&sortingOption=mostRecent', 'sortingOption'],
  ])('is reported as such by %s: %s', async (id, query, name) => {
    expect(await messagesFor(id, query)).toContain(`${name} must be sent only once`);
  });

  it('is accepted if it is a list', async () => {
    expect(await messagesFor('getRatesInfo', 'productIds=1&productIds=2')).toEqual([]);
  });
});
