import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { MAX_WAIT_MS } from '../../tools/testing/eventually';
import type { Database } from '../database/database';
import { clients } from '../database/tables/access';
import { deliveries, deliveryAttempts, subscriptions } from '../database/tables/webhooks';
import { inTransaction } from '../database/transaction';
import { createDeliverer, type Deliverer, type DelivererOptions } from './deliverer';
import { writeEvent } from './outbox';
import { newWebhookSecret } from './secrets/rotate-secret';
import type { OutgoingRequest, Send, SendResult } from './sending/send';

const TOPIC = 'customer/birthdayUpdated';

/** A shop without subscriptions, and a deliverer for it. */
export interface DeliveryTest {
  api: TestApi;
  /** The webhook secret of the client `full`. */
  secret: string;
  deliverer: Deliverer;
  /** Errors that are not those of a receiver. */
  errors: unknown[];
  /** Subscribes any address of a client to any topic, also if the API would reject it. @returns the id */
  subscribe(address: string, topic?: string, client?: keyof TestApi['clients']): Promise<number>;
  /** Writes events in one transaction. @returns their ids */
  emit(count?: number, topic?: string): Promise<string[]>;
  /** Works until nothing of the shop is due. */
  deliver(): Promise<number>;
  deliveries(): Promise<(typeof deliveries.$inferSelect)[]>;
  attempts(): Promise<(typeof deliveryAttempts.$inferSelect)[]>;
}

/** Prepares a test of deliveries. */
export async function startDeliveryTest(
  database: Database,
  options: Omit<DelivererOptions, 'onError'>,
): Promise<DeliveryTest> {
  const api = await createTestApi(database);
  const shopId = api.shop.id;
  const { clientId } = api.clients.full;
  const secret = newWebhookSecret(randomBytes);
  await database.update(clients).set({ webhookSecret: secret }).where(eq(clients.id, clientId));
  await database.delete(subscriptions).where(eq(subscriptions.shopId, shopId));
  const errors: unknown[] = [];
  const deliverer = createDeliverer(
    { database, now: api.clock.now, randomBytes },
    { maxWaitMs: MAX_WAIT_MS, ...options, onError: (error) => errors.push(error) },
  );
  return {
    api,
    secret,
    deliverer,
    errors,
    async subscribe(address, topic = TOPIC, client = 'full') {
      const [added] = await database
        .insert(subscriptions)
        .values({
          shopId,
          clientId: api.clients[client].clientId,
          topic,
          address,
          createdAt: new Date(api.clock.now()),
        })
        .returning({ id: subscriptions.id });
      if (!added) throw new Error('The subscription was not stored.');
      return added.id;
    },
    emit: (count = 1, topic = TOPIC) =>
      inTransaction(database, async (transaction) => {
        const triggeredAt = new Date(api.clock.now());
        const ids: string[] = [];
        for (let position = 0; position < count; position++) {
          const payload = { zone: 'Zoë', a: position };
          const event = { shopId, topic, payload, triggeredAt, dueAt: triggeredAt, position };
          ids.push(await writeEvent(transaction, event, randomBytes));
        }
        return ids;
      }),
    deliver: () => deliverer.deliverDue({ shopIds: [shopId] }),
    deliveries: () =>
      database
        .select()
        .from(deliveries)
        .where(eq(deliveries.shopId, shopId))
        .orderBy(asc(deliveries.id)),
    attempts: () =>
      database
        .select()
        .from(deliveryAttempts)
        .where(eq(deliveryAttempts.shopId, shopId))
        .orderBy(asc(deliveryAttempts.id)),
  };
}

/** Receives requests inside the process. */
export interface FakeReceiver {
  sendTo: (address: string) => Send;
  requests: OutgoingRequest[];
  /** Most requests that were under way at once, by address. */
  most: Map<string, number>;
}

/**
 * Creates a receiver inside the process.
 *
 * @param respond returns what differs from an empty 200
 */
export function fakeReceiver(
  respond: (
    request: OutgoingRequest,
  ) => Partial<SendResult> | Promise<Partial<SendResult>> = () => ({}),
): FakeReceiver {
  const requests: OutgoingRequest[] = [];
  const underWay = new Map<string, number>();
  const most = new Map<string, number>();
  return {
    requests,
    most,
    sendTo: (address) => async (request) => {
      requests.push(request);
      const now = (underWay.get(address) ?? 0) + 1;
      underWay.set(address, now);
      most.set(address, Math.max(most.get(address) ?? 0, now));
      const response = await respond(request);
      underWay.set(address, (underWay.get(address) ?? 0) - 1);
      return { status: 200, response: '', error: null, retryAfter: null, ...response };
    },
  };
}
