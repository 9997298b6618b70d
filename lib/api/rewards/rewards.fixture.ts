import { eq } from 'drizzle-orm';
import type { TestApi } from '../../tools/testing/api/test-api';
import type { PromisedReward, SpendingTerms } from '../database/reward-types';
import type { ShopSettings } from '../database/shop-settings';
import { isRow } from '../database/sql';
import { orders, products, variants } from '../database/tables/catalog';
import { customers } from '../database/tables/customers';
import {
  activities,
  boostCampaigns,
  earningRules,
  issuedRewards,
  punchCards,
  redemptions,
  spendingRules,
  tiers,
} from '../database/tables/rewards';
import { shops } from '../database/tables/shops';
import { subscriptions } from '../database/tables/webhooks';
import { fulfillRedemptions } from './redemption/fulfill-redemptions';

/** Ids of rows that tests add; they differ from those of the demo shop. */
let lastId = 900_000;
const newId = () => ++lastId;

const points = (amount: number): PromisedReward => ({ type: 'points', points: amount });

const noTerms: SpendingTerms = {
  value: null,
  currency: null,
  minimumPurchaseAmount: null,
  lifetimeInDays: null,
  maxShippingRate: null,
  appliesTo: null,
  collectionIds: [],
  salesChannel: null,
  products: [],
};

type Row<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

/** A program that a test builds itself: the shop has no rules, tiers and campaigns until the test adds them. */
export async function emptyProgram(api: TestApi) {
  const { database, shop, clock } = api;
  const shopId = shop.id;
  for (const table of [
    earningRules,
    spendingRules,
    tiers,
    boostCampaigns,
    punchCards,
    redemptions,
    subscriptions,
  ]) {
    await database.delete(table).where(eq(table.shopId, shopId));
  }
  const now = () => new Date(clock.now());
  const texts = (title: string) => ({ title: { en: title } });
  const ruleTimes = () => ({ createdAt: now(), updatedAt: now() });

  const program = {
    async customer(row: Row<typeof customers> = {}) {
      const id = row.id ?? newId();
      const customerIdentifier = String(7_000_000 + id);
      await database.insert(customers).values({
        shopId,
        id,
        shopCustomerId: Number(customerIdentifier),
        createdAt: now(),
        ...row,
      });
      const balance = row.pointsBalance ?? 0;
      // The balance is the sum of the history.
      if (balance !== 0) await program.activity(id, 'manual', balance, { points: balance });
      return { id, customerIdentifier };
    },

    async activity(
      customerId: number,
      type: string,
      change: number,
      details: Record<string, unknown>,
      row: Row<typeof activities> = {},
    ) {
      const id = newId();
      await database.insert(activities).values({
        shopId,
        id,
        customerId,
        type,
        points: change,
        details,
        createdAt: now(),
        ...row,
      });
      return id;
    },

    async earningRule(row: Row<typeof earningRules> = {}) {
      const id = row.id ?? newId();
      await database.insert(earningRules).values({
        shopId,
        id,
        type: 'custom_action',
        ...texts('Visit us'),
        position: 0,
        rewarding: points(50),
        ...ruleTimes(),
        ...row,
      });
      return id;
    },

    async spendingRule({ terms, ...row }: Row<typeof spendingRules> = {}) {
      const id = row.id ?? newId();
      const isFlexible = row.isFlexible ?? false;
      await database.insert(spendingRules).values({
        shopId,
        id,
        type: 'fixed_amount',
        ...texts('5 off'),
        position: 0,
        isFlexible,
        pointsPrice: isFlexible ? null : 100,
        ...ruleTimes(),
        ...row,
        terms: {
          ...noTerms,
          ...(isFlexible ? {} : { value: 5 }),
          currency: 'EUR',
          appliesTo: 'all_products',
          salesChannel: 'online_store',
          ...terms,
        },
      });
      return id;
    },

    /** A rule for a free product with two variants. */
    async freeProductRule(row: Row<typeof spendingRules> = {}) {
      const productId = newId();
      const [mint, lemon] = [newId(), newId()];
      await database
        .insert(products)
        .values({ shopId, id: productId, handle: 'tea', title: 'Tea' });
      await database.insert(variants).values([
        { shopId, id: mint, productId, title: 'Mint', position: 0 },
        { shopId, id: lemon, productId, title: 'Lemon', position: 1 },
      ]);
      const ruleId = await program.spendingRule({
        type: 'free_product',
        ...row,
        terms: {
          ...noTerms,
          lifetimeInDays: 7,
          products: [
            {
              id: productId,
              handle: 'tea',
              title: 'Tea',
              variants: [
                { variantId: mint, title: 'Mint' },
                { variantId: lemon, title: 'Lemon' },
              ],
            },
          ],
        },
      });
      return { ruleId, productId, mint, lemon };
    },

    async tier(
      position: number,
      { details, ...row }: Omit<Row<typeof tiers>, 'details'> & { details?: object } = {},
    ) {
      const id = row.id ?? newId();
      await database.insert(tiers).values({
        shopId,
        id,
        position,
        isDefault: false,
        pointsMultiplier: 1,
        createdAt: now(),
        ...row,
        details: {
          title: { en: `Tier ${position}`, de: `Stufe ${position}` },
          description: null,
          perks: [],
          image: null,
          condition: 'earn_points',
          tag: null,
          tagsToAdd: [],
          rewarding: null,
          ...details,
        },
      });
      return id;
    },

    async campaign(row: Row<typeof boostCampaigns>) {
      await database.insert(boostCampaigns).values({
        shopId,
        id: newId(),
        pointsMultiplier: 2,
        startsAt: now(),
        ...row,
      });
    },

    async order(customerId: number, total: number, row: Row<typeof orders> = {}) {
      await database
        .insert(orders)
        .values({ shopId, id: newId(), customerId, total, paidAt: now(), ...row });
    },

    async punches(customerId: number, ruleId: number, ordersCompleted: number) {
      await database
        .insert(punchCards)
        .values({ shopId, ruleId, customerId, ordersCompleted, lastPunchedAt: now() });
    },

    async reward(customerId: number, row: Row<typeof issuedRewards> = {}) {
      const id = newId();
      await database.insert(issuedRewards).values({
        shopId,
        id,
        customerId,
        state: 'active',
        code: `CODE${id}`,
        details: {
          type: 'gift_card',
          discountType: null,
          title: 'Gift card',
          value: 10,
          currency: 'EUR',
          minimumPurchaseAmount: null,
          maxShippingRate: null,
          appliesTo: null,
          collectionIds: [],
          product: null,
          origin: 'manual',
        },
        createdAt: now(),
        ...row,
      });
      return id;
    },

    async settings(change: Partial<ShopSettings>) {
      const [row] = await database.select().from(shops).where(eq(shops.id, shopId));
      if (!row) throw new Error('The shop is gone.');
      await database
        .update(shops)
        .set({ settings: { ...row.settings, ...change } })
        .where(eq(shops.id, shopId));
    },

    async readCustomer(id: number) {
      const [row] = await database
        .select()
        .from(customers)
        .where(isRow(customers, shopId, id));
      if (!row) throw new Error('The customer is gone.');
      return row;
    },

    async removeFromTier(id: number) {
      await database
        .update(customers)
        .set({ tierId: null, tierAchievedAt: null })
        .where(isRow(customers, shopId, id));
    },

    async history(customerIdentifier: string) {
      const query = { customerIdentifier, perPage: 250 };
      return (await api.call('getActivityHistory', { query })).body.activities;
    },

    async activeRewards(customerIdentifier: string) {
      const query = { customerIdentifier };
      return (await api.call('getCustomerActiveRewards', { query })).body.activeRewards;
    },

    redemptions() {
      return database.select().from(redemptions).where(eq(redemptions.shopId, shopId));
    },

    /** Fulfills what is due now, as the worker does. */
    fulfill(randomBytes: (count: number) => Uint8Array, limit = 1_000) {
      return fulfillRedemptions(
        { database, now: clock.now, randomBytes },
        { limit, shopIds: [shopId] },
      );
    },
  };
  return program;
}

export type Program = Awaited<ReturnType<typeof emptyProgram>>;
