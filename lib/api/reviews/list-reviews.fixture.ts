import { expect } from 'vitest';
import { api, productId } from '../../tools/testing/api/feedback-api';

/** The ids of the listed reviews of the product. */
export async function ids(query: object = {}, token?: string): Promise<number[]> {
  const { status, body } = await api.call('getReviews', {
    query: { productId, ...query },
    ...(token !== undefined && { token }),
  });
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: number }) => id);
}
