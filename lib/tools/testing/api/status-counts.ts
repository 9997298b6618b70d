import type { TestResponse } from './test-api';

/** Counts the responses of each status. */
function statusCounts(responses: readonly Pick<TestResponse, 'status'>[]) {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Sends requests at once, and counts the statuses of their responses. */
export async function sendAtOnce(
  count: number,
  send: (index: number) => Promise<Pick<TestResponse, 'status'>>,
): Promise<Record<number, number>> {
  return statusCounts(await Promise.all(Array.from({ length: count }, (_, index) => send(index))));
}
