import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ownDatabase } from '../../tools/testing/api/test-database';
import { claimDeliveries } from './claim-deliveries';
import { fakeReceiver, startDeliveryTest } from './deliveries.fixture';

const database = ownDatabase();
const MINUTE_MS = 60_000;

// More than the due deliveries in which a claim looks for subscriptions.
it.each([300, 25_000])(
  '%d due deliveries of a subscription do not delay a younger one of another',
  async (count) => {
    const test = await startDeliveryTest(database(), fakeReceiver());
    const shopId = test.api.shop.id;
    const now = test.api.clock.now();
    const [a, b] = [`https://a.example/${count}`, `https://b.example/${count}`];
    const busy = await test.subscribe(a, 'customer/tierUpdated');
    await test.subscribe(b);
    const [longDue] = await test.emit(1, 'customer/tierUpdated');
    await database().execute(sql`
      insert into deliveries (shop_id, event_id, subscription_id, due_at)
      select ${shopId}, ${longDue} || number, ${busy}, ${new Date(now - MINUTE_MS).toISOString()}
      from generate_series(2, ${count}::int) number`);
    await database().execute(sql`
      insert into events select shop_id, ${longDue} || number, topic, payload, triggered_at, position
      from events, generate_series(2, ${count}::int) number where id = ${longDue}`);
    await test.emit();

    const { deliveries } = await claimDeliveries(database(), {
      now: new Date(now),
      leaseEndsAt: new Date(now + MINUTE_MS),
      limit: 32,
    });
    const claimed = deliveries.filter((delivery) => delivery.shopId === shopId);
    expect(claimed.map(({ address }) => address).sort()).toEqual([a, a, a, a, b]);
  },
);
