import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../site/config/durations';
import { clients } from '../database/tables/access';
import { inTransaction } from '../database/transaction';
import { A, B, database, setUpDeliverer, start } from './deliverer.fixture';
import { type DeliveryTest, fakeReceiver } from './deliveries.fixture';
import { resend } from './delivery-store';

setUpDeliverer();

/** Grants the client `full` scopes in place of those it has. */
const grant = ({ api }: DeliveryTest, ...scopes: string[]) =>
  database.update(clients).set({ scopes }).where(eq(clients.id, api.clients.full.clientId));

describe('a client that may not read the data of a topic', () => {
  it('receives nothing from an older subscription, while other clients do', async () => {
    const receiver = fakeReceiver();
    const test = await start(receiver);
    const withheld = await test.subscribe(A, 'customer/balanceUpdated', 'reviewsOnly');
    const sent = await test.subscribe(B, 'customer/balanceUpdated');
    await test.emit(1, 'customer/balanceUpdated');
    await test.deliver();
    expect(receiver.requests.map(({ address }) => address)).toEqual([B]);
    const stored = await test.deliveries();
    const stateOf = (id: number) => stored.find(({ subscriptionId }) => subscriptionId === id);
    expect(stateOf(withheld)).toMatchObject({ state: 'failed', attempts: 1 });
    expect(stateOf(sent)).toMatchObject({ state: 'delivered' });
  });

  it('has the reason in the attempt, and not the data', async () => {
    const test = await start();
    await test.subscribe(A, 'customer/rewardCreated', 'reviewsOnly');
    await test.emit(1, 'customer/rewardCreated');
    await test.deliver();
    expect(await test.attempts()).toMatchObject([
      {
        status: null,
        requestHeaders: {},
        requestBody: '',
        error: 'The client was not granted the scope read_reward, so nothing was sent.',
      },
    ]);
    test.api.clock.advance(DAY_MS);
    expect(await test.deliver()).toBe(0);
  });

  it('receives topics that it may read', async () => {
    const receiver = fakeReceiver();
    const test = await start(receiver);
    await test.subscribe(A, 'review/created', 'reviewsOnly');
    await test.emit(1, 'review/created');
    await test.deliver();
    expect(receiver.requests).toHaveLength(1);
  });

  it('receives no retry after it lost the scope', async () => {
    const receiver = fakeReceiver(() => ({ status: 500 }));
    const test = await start(receiver);
    await test.subscribe(A);
    await test.emit();
    await test.deliver();
    await grant(test, 'read_review');
    test.api.clock.advance(DAY_MS);
    await test.deliver();
    expect(receiver.requests).toHaveLength(1);
    expect(await test.deliveries()).toMatchObject([{ state: 'failed', attempts: 2 }]);
  });

  it('receives a delivery that is sent again after it got the scope', async () => {
    const receiver = fakeReceiver();
    const test = await start(receiver);
    await test.subscribe(A);
    await grant(test);
    await test.emit();
    await test.deliver();
    const [delivery] = await test.deliveries();
    const sendAgain = async () => {
      const which = { shopId: test.api.shop.id, id: delivery?.id ?? 0 };
      const now = new Date(test.api.clock.now());
      await inTransaction(database, (transaction) => resend(transaction, which, now));
      await test.deliver();
      return receiver.requests.length;
    };
    expect(await sendAgain()).toBe(0);
    await grant(test, 'read_customer');
    expect(await sendAgain()).toBe(1);
  });
});
