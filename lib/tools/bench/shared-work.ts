import { sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { claimDeliveries } from '../../api/deliveries/claim-deliveries';
import { removeFinishedDeliveries } from '../../api/deliveries/remove-finished';
import { removeExpired } from '../../api/remove-expired';
import { msOf, report, reportTimes } from './report';

const RUNS = 20;
const LIMIT = 32;

/** Gives each shop a subscription with a delivery that waits for its next attempt. */
async function addWaitingDeliveries(database: Database): Promise<void> {
  const now = sql`now()`;
  await database.execute(sql`
    insert into subscriptions (shop_id, id, client_id, topic, address, created_at)
    select id, 900000, (select min(id) from clients), 'customer/balanceUpdated', 'https://hooks-' || id || '.example/', ${now}
    from shops where domain like 'shop-%.example'`);
  await database.execute(sql`
    insert into events (shop_id, id, topic, payload, triggered_at, position)
    select id, 'evt_' || id, 'customer/balanceUpdated', '{}', ${now}, 0
    from shops where domain like 'shop-%.example'`);
  await database.execute(sql`
    insert into deliveries (shop_id, event_id, subscription_id, attempts, due_at)
    select id, 'evt_' || id, 900000, 1, ${now} + interval '1 hour'
    from shops where domain like 'shop-%.example'`);
  await database.execute(sql`vacuum analyze deliveries`);
}

async function measureClaims(database: Database, name: string, limit: number): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const now = new Date();
    const claim = { now, leaseEndsAt: new Date(now.getTime() + 60_000), limit };
    times.push(await msOf(() => claimDeliveries(database, claim)));
    await database.execute(sql`update deliveries set state = 'delivered' where state = 'sending'`);
  }
  reportTimes(name, times, { digits: 1 });
}

/**
 * Measures the work that one process does for all shops: claims of deliveries while each shop has one that waits, and
 * the hourly cleanup.
 */
export async function measureSharedWork(database: Database): Promise<void> {
  await addWaitingDeliveries(database);
  await measureClaims(database, 'claim of deliveries, nothing due', LIMIT);
  await database.execute(sql`
    update deliveries set due_at = now() where (shop_id, event_id) in
      (select shop_id, event_id from deliveries where state = 'waiting' limit 3000)`);
  await measureClaims(database, `claim of ${LIMIT} deliveries, 3,000 due`, LIMIT);
  const ms = await msOf(async () => {
    await removeExpired(database, Date.now());
    await removeFinishedDeliveries(database, Date.now());
  });
  report({ name: 'hourly cleanup', value: ms, unit: 'ms' });
}
