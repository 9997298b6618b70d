import { expect } from 'vitest';
import { feedbackRows } from '../../tools/testing/api/feedback-rows';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import type { Database } from '../database/database';

type Operation = Parameters<TestApi['call']>[0];

/** Sends a request as often as it takes until the rate limit admits it. */
async function callAdmitted(api: TestApi, operation: Operation, body: object): Promise<number> {
  for (;;) {
    const { status } = await api.call(operation, { body });
    if (status !== 429) return status;
  }
}

async function start(database: Database, times: number) {
  const api = await createTestApi(database);
  const rows = feedbackRows(api);
  /** Sends equal requests at once, and returns how many responses had each status. */
  const countStatuses = async (operation: Operation, body: object) => {
    const counts: Record<number, number> = {};
    const statuses = await Promise.all(
      Array.from({ length: times }, () => callAdmitted(api, operation, body)),
    );
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const { identifier: customerIdentifier } = await rows.customer();
  const productId = await rows.product();
  return { api, countStatuses, customerIdentifier, productId, reviewId: await rows.review() };
}

/** Of parallel votes of a customer, one is stored; then one removal of it succeeds. */
export async function raceForVote(database: Database, times: number): Promise<void> {
  const { api, countStatuses, customerIdentifier, reviewId } = await start(database, times);
  const body = { customerIdentifier, reviewId };
  expect(await countStatuses('createVote', body)).toEqual({ 200: 1, 409: times - 1 });
  const { body: list } = await api.call('getReviews', { query: { reviewId } });
  expect(list.items[0].votes).toBe(1);
  expect(await countStatuses('deleteVote', body)).toEqual({ 200: 1, 404: times - 1 });
}

/** Of parallel replies to a review, one is stored. */
export async function raceForReply(database: Database, times: number): Promise<void> {
  const { api, countStatuses, reviewId } = await start(database, times);
  const body = { reviewId, reply: { body: 'Thank you!', status: 'public' } };
  expect(await countStatuses('createReply', body)).toEqual({ 200: 1, 409: times - 1 });
  expect(await api.newEvents()).toHaveLength(1);
}

/** Of parallel reviews of a product by a customer, one is stored. */
export async function raceForReview(database: Database, times: number): Promise<void> {
  const { api, countStatuses, customerIdentifier, productId } = await start(database, times);
  const body = { customerIdentifier, productId, rate: 5, body: 'Warm.' };
  expect(await countStatuses('createReview', body)).toEqual({ 200: 1, 400: times - 1 });
  const { body: list } = await api.call('getReviews', { query: { productId } });
  expect(list.totalCount).toBe(1);
}
