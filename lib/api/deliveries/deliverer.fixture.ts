import { Webhook } from 'standardwebhooks';
import { beforeAll, expect } from 'vitest';
import { testDatabase } from '../../tools/testing/api/test-database';
import type { Database } from '../database/database';
import { fakeReceiver, startDeliveryTest } from './deliveries.fixture';

/** Addresses of two receivers. */
export const A = 'https://a.example/hooks';
export const B = 'https://b.example/hooks';

/** The database that the tests of the worker share. */
export let database: Database;

/** Opens {@link database} before the first test. Call it outside tests. */
export function setUpDeliverer(): void {
  beforeAll(async () => {
    database = await testDatabase();
  });
}

/** Prepares a test of deliveries to a receiver inside the process. */
export const start = (receiver = fakeReceiver()) => startDeliveryTest(database, receiver);

/** Verifies like a receiver at the time of the attempt. */
export function verify(
  secret: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): void {
  const webhook = new Webhook(secret);
  const id = headers['webhook-id'] ?? '';
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers['webhook-signature']?.split(' ')).toContain(webhook.sign(id, at, body));
}
