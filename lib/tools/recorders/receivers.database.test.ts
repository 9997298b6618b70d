import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../api/database/database';
import { tokens } from '../../api/database/tables/access';
import { inTransaction } from '../../api/database/transaction';
import { type DeliveryTest, startDeliveryTest } from '../../api/deliveries/deliveries.fixture';
import { resend } from '../../api/deliveries/delivery-store';
import { writeEvent } from '../../api/deliveries/outbox';
import { type Receiver, startReceiver } from '../../api/deliveries/receiver.fixture';
import { signatureHeader } from '../../api/deliveries/sending/signature';
import { topics } from '../../api/topics';
import type { TopicName } from '../../api/webhooks/topic-names';
import { testDatabase } from '../testing/api/test-database';
import { createLocalSender } from '../testing/deliverer/local-sender';
import { eventually } from '../testing/eventually';
import { RECEIVERS } from '../testing/receivers/receiver-programs';
import {
  type RunningReceiver,
  startReceiverProgram,
} from '../testing/receivers/start-receiver-program';
import { type ServedApi, serveTestApi } from './serve-test-api';

const QUESTION_ID = 710;

/** An example of a topic's payload, without its timestamp. */
function exampleOf(topic: TopicName): object {
  const example = topics.find(({ name }) => name === topic)?.examples[0];
  const { occurredAt: _, ...payload } = structuredClone(example) as Record<string, unknown>;
  // The receiver of answer/created reads the question.
  if (topic === 'answer/created')
    Object.assign(payload.answer as object, { questionId: QUESTION_ID });
  return payload;
}

describe.each(Object.keys(RECEIVERS))('the receiver in %s', (language) => {
  let database: Database;
  let test: DeliveryTest;
  let api: ServedApi;
  let desk: Receiver;
  let receiver: RunningReceiver;

  beforeAll(async () => {
    database = await testDatabase();
    const send = createLocalSender();
    test = await startDeliveryTest(database, { sendTo: () => send });
    // Receivers compare timestamps with the real time.
    test.api.clock.set(Date.now());
    api = await serveTestApi(test.api);
    desk = await startReceiver();
    const { clientId, clientSecret } = test.api.clients.full;
    receiver = await startReceiverProgram(
      language,
      {
        LAUREL_WEBHOOK_SECRET: test.secret,
        LAUREL_CLIENT_ID: clientId,
        LAUREL_CLIENT_SECRET: clientSecret,
      },
      {
        'https://api.laurel.example': api.origin,
        'https://desk.northlight.shop.example': new URL(desk.address).origin,
      },
    );
    for (const { name } of topics) await test.subscribe(receiver.address, name);
  });

  afterAll(async () => {
    await receiver?.stop();
    await desk?.close();
    api?.close();
  });

  const emit = (topic: TopicName, payload = exampleOf(topic)) =>
    inTransaction(database, (transaction) => {
      const now = new Date(test.api.clock.now());
      const event = { topic, payload, triggeredAt: now, dueAt: now, position: 0 };
      return writeEvent(transaction, { shopId: test.api.shop.id, ...event }, randomBytes);
    });

  it('accepts all topics, and ignores what arrives again', async () => {
    for (const { name } of topics) await emit(name);
    expect(await test.deliver()).toBe(topics.length);
    const attempts = await test.attempts();
    const statuses = attempts.map(
      ({ requestHeaders, status }) => `${requestHeaders['X-Laurel-Topic']} ${status}`,
    );
    expect(statuses.sort(), receiver.output()).toEqual(
      topics.map(({ name }) => `${name} 200`).sort(),
    );
    await receiver.untilRequests(topics.length);
    const stored = receiver.state();
    expect(stored).not.toBe('');
    for (const { id } of await test.deliveries()) {
      const which = { shopId: test.api.shop.id, id };
      const now = new Date(test.api.clock.now());
      await inTransaction(database, (transaction) => resend(transaction, which, now));
    }
    expect(await test.deliver()).toBe(topics.length);
    expect((await test.deliveries()).map(({ state }) => state)).toEqual(
      Array(topics.length).fill('delivered'),
    );
    expect(receiver.state()).toBe(stored);
  });

  it('stores events of a customer without an id under the email address', async () => {
    const withCustomer: TopicName[] = [
      'customer/balanceUpdated',
      'customer/birthdayUpdated',
      'customer/tierUpdated',
      'wishlistItem/updated',
    ];
    const guest = { shopifyCustomerId: null, email: 'Guest@mail.example', phone: null };
    for (const topic of withCustomer) {
      const payload = exampleOf(topic);
      if ('wishlistItem' in payload) {
        Object.assign(payload.wishlistItem as object, { customer: guest });
        Object.assign(payload, { oldVariantId: 990011, newVariantId: 990011 });
      } else {
        Object.assign(payload, { customer: guest });
      }
      await emit(topic, payload);
    }
    expect(await test.deliver()).toBe(withCustomer.length);
    const statuses = (await test.attempts()).slice(-withCustomer.length);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // The server in Python prints events and has no tables.
    const [email, expected] =
      language === 'Python'
        ? ['Guest@mail.example', 4]
        : ['guest@mail.example', language === 'PHP' ? 4 : 3];
    await eventually(() =>
      expect(receiver.state().split(email).length - 1).toBeGreaterThanOrEqual(expected),
    );
  });

  it('rejects a changed byte, an old timestamp and a wrong secret', async () => {
    const sent = (await test.attempts()).slice(0, topics.length);
    expect(sent).toHaveLength(topics.length);
    const stored = receiver.state();
    for (const { requestHeaders, requestBody: body } of sent) {
      const seconds = Math.floor(Date.now() / 1_000);
      const id = requestHeaders['webhook-id'] ?? '';
      const signed = (timestamp: number, secret = test.secret) => ({
        ...requestHeaders,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureHeader({ id, timestamp, body }, [secret]),
      });
      const statusOf = async (headers: Record<string, string>, bytes = body) =>
        (await fetch(receiver.address, { method: 'POST', headers, body: bytes })).status;
      const changed = body.replace('2', '3');
      const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
      expect(await statusOf(signed(seconds), changed)).toBe(401);
      expect(await statusOf(signed(seconds - 310))).toBe(401);
      expect(await statusOf(signed(seconds + 310))).toBe(401);
      expect(await statusOf(signed(seconds, other))).toBe(401);
    }
    expect(receiver.state()).toBe(stored);
  });

  it('returns 500 if its secret is another value, such as a client secret', async () => {
    const misconfigured = await startReceiverProgram(
      language,
      { LAUREL_WEBHOOK_SECRET: test.api.clients.full.clientSecret },
      {},
    );
    onTestFinished(() => misconfigured.stop());
    const [{ requestHeaders, requestBody: body } = expect.fail('Nothing was sent.')] =
      await test.attempts();
    const id = requestHeaders['webhook-id'] ?? '';
    const timestamp = Math.floor(Date.now() / 1_000);
    const headers = {
      ...requestHeaders,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureHeader({ id, timestamp, body }, [test.secret]),
    };
    const { status } = await fetch(misconfigured.address, { method: 'POST', headers, body });
    expect(status).toBe(500);
    await eventually(() =>
      expect(misconfigured.output()).toContain('The webhook secret must hold 32 bytes'),
    );
  });

  // The others neither congratulate nor call the API.
  if (language !== 'Node.js') return;

  it('of customer/tierUpdated congratulates on a higher tier only, and not on unknown tiers', async () => {
    const tier = (id: number | null) => id && { id, title: `Tier ${id}`, perks: [] };
    const send = async (changes: [previous: number | null, current: number | null][]) => {
      const ids: string[] = [];
      for (const [previous, current] of changes) {
        const change = { previousTier: tier(previous), currentTier: tier(current) };
        const payload = { ...exampleOf('customer/tierUpdated'), ...change };
        ids.push(await emit('customer/tierUpdated', payload));
      }
      expect(await test.deliver()).toBe(changes.length);
      return ids;
    };
    const ignored = await send([
      [14, 12],
      [13, null],
      [99, 12],
      [10, 99],
      [null, 99],
      [99, null],
    ]);
    // Sent last: when the output shows them, it also shows what came of the others.
    const congratulated = await send([
      [null, 10],
      [10, 12],
      [12, 13],
      [13, 14],
    ]);
    const shown = (ids: string[]) => ids.filter((id) => receiver.state().includes(id));
    await eventually(() => expect(shown(congratulated)).toEqual(congratulated));
    expect(shown(ignored)).toEqual([]);
  });

  it('of answer/created requests a new token when its token has expired', async () => {
    api.statuses.splice(0);
    await database
      .update(tokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(tokens.shopId, test.api.shop.id));
    const id = await emit('answer/created');
    await test.deliver();
    expect((await test.attempts()).at(-1)).toMatchObject({ eventId: id, status: 200 });
    expect(api.statuses).toEqual([401, 200, 200]);
    expect(receiver.state()).toContain(id);
  });
});
