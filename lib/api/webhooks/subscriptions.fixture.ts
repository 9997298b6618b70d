import { beforeEach, expect } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';

/** The topic and the address of a new subscription by default. */
export const topic = 'customer/birthdayUpdated';
export const address = 'https://hooks.shop.example/loyalty';

/** The API of the current test. */
export let api: TestApi;

/** Prepares a client without subscriptions for each test of a file. Call it outside tests. */
export function setUpSubscriptions(): void {
  beforeEach(async () => {
    api = await createTestApi(await testDatabase());
    // The demo shop may have subscriptions.
    for (const { id } of await list()) await api.call('deleteSubscription', { body: { id } });
  });
}

/** The subscriptions of the client. */
export async function list(
  token?: string,
): Promise<{ id: number; topic: string; address: string }[]> {
  const { body } = await api.call('getSubscriptions', { ...(token && { token }) });
  return body.subscriptions;
}

/** Creates a subscription. */
export const create = (fields: object = {}, token?: string) =>
  api.call('createSubscription', { body: { topic, address, ...fields }, ...(token && { token }) });

/** Creates a subscription, which has to succeed. @returns its id */
export async function newSubscription(fields: object = {}): Promise<number> {
  const { status, body } = await create(fields);
  expect(status).toBe(200);
  return body.subscription.id;
}
