import { hashOf } from '../../../api/database/secret-hash';
import { products } from '../../../api/database/tables/catalog';
import { spendingRules } from '../../../api/database/tables/rewards';
import { subscriptions } from '../../../api/database/tables/webhooks';
import { sessions, wishlistItems, wishlists } from '../../../api/database/tables/wishlists';
import { addLoadRows } from '../api/load-rows';
import type { TestApi } from '../api/test-api';
import { TEST_START } from '../api/test-clock';
import { REQUESTS_OF_KIND, sessionTokenOf, type WriterShop } from './planned-requests';

const CUSTOMERS = 40;
const BALANCE = 10_000_000;
const FIRST_SESSION_PRODUCT_ID = 94_000_000;

/** The topics of the events that writers cause. */
const TOPICS = [
  'customer/balanceUpdated',
  'customer/rewardCreated',
  'review/created',
  'question/created',
  'wishlistItem/created',
  'wishlistItem/updated',
];

/** Adds the rows that the planned requests of some runs refer to. */
export async function addWriterRows(api: TestApi, runs: number): Promise<WriterShop> {
  const { database, shop, accessToken } = api;
  const shopId = shop.id;
  const createdAt = new Date(TEST_START);
  const rounds = Math.ceil((runs * REQUESTS_OF_KIND) / CUSTOMERS);
  const rows = await addLoadRows(database, shopId, {
    customers: CUSTOMERS,
    balance: BALANCE,
    reviews: rounds,
    products: rounds,
  });
  const [rule] = await database
    .insert(spendingRules)
    .values({
      shopId,
      position: 1_001,
      createdAt,
      updatedAt: createdAt,
      type: 'fixed_amount',
      title: { en: 'Discount' },
      isFlexible: true,
      pointsPerUnit: 1,
      minPointsToSpend: 1,
      terms: {
        value: null,
        currency: 'EUR',
        minimumPurchaseAmount: null,
        lifetimeInDays: null,
        maxShippingRate: null,
        appliesTo: 'all_products',
        collectionIds: [],
        salesChannel: 'both',
        products: [],
      },
    })
    .returning({ id: spendingRules.id });
  if (!rule) throw new Error('The rule was not stored.');
  const tokens = Array.from({ length: runs }, (_, run) =>
    Array.from({ length: REQUESTS_OF_KIND }, (_, ordinal) => sessionTokenOf(run, ordinal)),
  ).flat();
  const sessionProductIds = tokens.map((_, index) => FIRST_SESSION_PRODUCT_ID + index);
  await database
    .insert(products)
    .values(
      sessionProductIds.map((id) => ({ shopId, id, handle: `product-${id}`, title: 'Product' })),
    );
  const sessionRows = await database
    .insert(sessions)
    .values(
      tokens.map((token) => ({
        shopId,
        tokenHash: hashOf(token),
        createdAt,
        lastUsedAt: createdAt,
      })),
    )
    .returning({ id: sessions.id });
  const lists = await database
    .insert(wishlists)
    .values(
      sessionRows.map(({ id }, index) => ({
        shopId,
        sessionId: id,
        // A unique title, so that the list isn't merged into another one.
        title: `Guest ${index}`,
        isDefault: true,
        isPrivate: false,
        createdAt: new Date(0),
      })),
    )
    .returning({ id: wishlists.id });
  await database.insert(wishlistItems).values(
    lists.map(({ id }, index) => ({
      shopId,
      wishlistId: id,
      productId: FIRST_SESSION_PRODUCT_ID + index,
      variantId: FIRST_SESSION_PRODUCT_ID + index,
      addedAt: createdAt,
    })),
  );
  await database.insert(subscriptions).values(
    TOPICS.map((topic) => ({
      shopId,
      clientId: api.clients.full.clientId,
      topic,
      address: 'https://hooks.shop.example/all',
      createdAt,
    })),
  );
  return {
    shopId,
    token: accessToken,
    customers: rows.customers,
    spendingRuleId: rule.id,
    reviewIds: rows.reviewIds,
    productIds: rows.products.map(({ productId }) => productId),
    sessionProductIds,
  };
}
