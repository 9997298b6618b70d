import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customers } from '../../database/tables/customers';
import { activities, redemptions } from '../../database/tables/rewards';
import { deliveries, events } from '../../database/tables/webhooks';
import { brokenInvariants } from './invariants';
import { createTestApi, type TestApi } from './test-api';
import { testDatabase } from './test-database';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
});

const MARA = 101;
const broken = (options = {}) => brokenInvariants(api.database, api.shop.id, options);
const change = () =>
  api.call('updateBalance', { body: { customerIdentifier: '7400112', balanceDelta: 1 } });

describe('the invariants', () => {
  it('hold in the demo shop, and after a change', async () => {
    expect(await broken({ isDrained: true })).toEqual([]);
    await change();
    expect(await broken()).toEqual([]);
  });

  it('find a balance that its activities do not explain', async () => {
    const isMara = and(eq(customers.shopId, api.shop.id), eq(customers.id, MARA));
    await api.database.update(customers).set({ pointsBalance: 1 }).where(isMara);
    expect(await broken()).toEqual([
      expect.stringMatching(/^I1: customer 101 has a balance of 1\.00, the activities sum up to /),
    ]);
  });

  it('find changes whose event or delivery is missing', async () => {
    await change();
    const { database, shop } = api;
    await database.delete(deliveries).where(eq(deliveries.shopId, shop.id));
    expect(await broken()).toEqual([expect.stringMatching(/^I10: .* has no delivery to/)]);
    await database.delete(events).where(eq(events.shopId, shop.id));
    expect(await broken()).toEqual([expect.stringMatching(/^I4, points: .* has 0 events$/)]);
  });

  it('find a redemption without its activity, and one that is stuck', async () => {
    const { database, shop } = api;
    const [first] = await database
      .select()
      .from(redemptions)
      .where(eq(redemptions.shopId, shop.id))
      .limit(1);
    if (!first) throw new Error('The demo shop has no redemption.');
    const isFirst = and(eq(redemptions.shopId, shop.id), eq(redemptions.id, first.id));
    await database.update(redemptions).set({ state: 'queued' }).where(isFirst);
    const found = await broken({ isDrained: true });
    expect(found).toContainEqual(expect.stringMatching(/^redemptions: .* is still queued/));
    await database.delete(activities).where(eq(activities.shopId, shop.id));
    expect(await broken()).toContainEqual(expect.stringMatching(/^I4, redemptions: .* no points/));
  });
});
