import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../api/database/database';
import type { ShopSettings } from '../../api/database/shop-settings';
import { shops } from '../../api/database/tables/shops';
import { inTransaction } from '../../api/database/transaction';
import { HttpError } from '../../api/http/api-error';
import { changeContext } from '../../api/http/change-context';
import { fulfillRedemptions } from '../../api/rewards/redemption/fulfill-redemptions';
import { readShop } from '../../api/rewards/redemption/redemption-store';
import { brokenInvariants } from '../../tools/testing/api/invariants';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { type WorldActionName, worldActions } from './actions';
import { nextDueAt, runCalendar } from './calendar/calendar';

/** The demo shop with the API and what happens besides it. */
export interface TestWorld extends TestApi {
  /** Runs an action, and checks the invariants. @returns its events, which are checked against their schemas */
  fire(name: WorldActionName, input: object): ReturnType<TestApi['newEvents']>;
  /** Runs an action as {@link fire}. @returns the topics of its events */
  act(name: WorldActionName, input: object): Promise<string[]>;
  /** Runs an action that is rejected. @returns the status and the messages */
  reject(name: WorldActionName, input: object): Promise<[number, ...string[]]>;
  /** Moves the clock, and does what is due at each time on the way. @returns how often something was due */
  advanceTo(time: string | number): Promise<number>;
  /** Changes settings of the shop. */
  settings(change: Partial<ShopSettings>): Promise<void>;
  /** A customer as the API returns it. Tests read fields of responses without narrowing. */
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of each response
  customer(customerIdentifier: string): Promise<any>;
  /** The history of a customer, newest first. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  history(customerIdentifier: string): Promise<any[]>;
}

/** Creates a demo shop for one test. */
export async function createWorld(database?: Database): Promise<TestWorld> {
  const api = await createTestApi(database ?? (await testDatabase()));
  const { shop, clock } = api;
  const services = { database: api.database, randomBytes };

  const run = (name: WorldActionName, input: object) => {
    const action = worldActions[name];
    const parsed = action.schema.parse(input);
    return inTransaction(api.database, async (transaction) => {
      const context = changeContext({
        shop: await readShop(transaction, shop.id),
        clock: () => new Date(clock.now()),
        transaction,
        randomBytes,
      });
      await action.run(context, parsed);
    });
  };
  const check = async () => expect(await brokenInvariants(api.database, shop.id)).toEqual([]);
  const fire: TestWorld['fire'] = async (name, input) => {
    await api.newEvents();
    await run(name, input);
    await check();
    return api.newEvents();
  };
  const token = async () => ({ token: await api.issueToken('full') });

  return {
    ...api,
    fire,
    act: async (name, input) => (await fire(name, input)).map(({ topic }) => topic),
    async reject(name, input) {
      try {
        await run(name, input);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        await check();
        return [error.status, ...error.messages];
      }
      throw new Error(`${name} was not rejected.`);
    },
    async advanceTo(time) {
      const target = new Date(time);
      for (let ticks = 0; ; ticks++) {
        const due = await nextDueAt(services, [shop.id]);
        if (!due || due > target) {
          clock.set(target.getTime());
          return ticks;
        }
        clock.set(Math.max(due.getTime(), clock.now()));
        await runCalendar(services, { shopId: shop.id, now: new Date(clock.now()) });
        await fulfillRedemptions(
          { ...services, now: clock.now },
          { limit: 100, shopIds: [shop.id] },
        );
      }
    },
    async settings(change) {
      const { settings } = await inTransaction(api.database, (transaction) =>
        readShop(transaction, shop.id),
      );
      await api.database
        .update(shops)
        .set({ settings: { ...settings, ...change } })
        .where(eq(shops.id, shop.id));
    },
    async customer(customerIdentifier) {
      const query = { customerIdentifier };
      return (await api.call('getCustomer', { query, ...(await token()) })).body;
    },
    async history(customerIdentifier) {
      const query = { customerIdentifier, perPage: 250 };
      const { body } = await api.call('getActivityHistory', { query, ...(await token()) });
      return body.activities;
    },
  };
}
