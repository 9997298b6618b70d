import type { Database } from '../../../api/database/database';
import { products, variants } from '../../../api/database/tables/catalog';
import { customers } from '../../../api/database/tables/customers';
import { reviews } from '../../../api/database/tables/reviews';
import { activities, earningRules, spendingRules } from '../../../api/database/tables/rewards';
import { TEST_START } from './test-clock';

/** Rows that tests with many requests work on: nothing else in the shop depends on them. */
export interface LoadRows {
  /** Identifiers of customers with the same balance and nothing else. */
  customers: string[];
  /** Price 100 points, without limit. */
  spendingRuleId: number;
  /** Gives 1 point for a custom action, once for each customer. */
  earningRuleId: number;
  /** Published reviews of guests. */
  reviewIds: number[];
  products: { productId: number; variantIds: [number, number] }[];
}

export interface LoadOptions {
  customers?: number;
  balance?: number;
  reviews?: number;
  products?: number;
}

/** Above the ids of the demo shop. */
const FIRST_SHOP_CUSTOMER_ID = 91_000_000;
const FIRST_PRODUCT_ID = 92_000_000;
const FIRST_VARIANT_ID = 93_000_000;
/** Below the ids that the database assigns: what those belong to has events. */
const FIRST_ROW_ID = 950_000;

/** Points that one redemption of the rule costs. */
export const REDEMPTION_PRICE = 100;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Adds rows for tests with many requests to a shop. */
export async function addLoadRows(
  database: Database,
  shopId: number,
  {
    customers: people = 1,
    balance = 0,
    reviews: written = 1,
    products: sold = 1,
  }: LoadOptions = {},
): Promise<LoadRows> {
  const createdAt = new Date(TEST_START);
  const ruleColumns = { shopId, position: 1_000, createdAt, updatedAt: createdAt };
  const added = await database
    .insert(customers)
    .values(
      numbers(people).map((number) => ({
        shopId,
        shopCustomerId: FIRST_SHOP_CUSTOMER_ID + number,
        firstName: 'Ada',
        lastName: 'Byron',
        pointsBalance: balance,
        createdAt,
      })),
    )
    .returning({ id: customers.id, shopCustomerId: customers.shopCustomerId });
  if (balance !== 0) {
    await database.insert(activities).values(
      added.map(({ id }, number) => ({
        shopId,
        id: FIRST_ROW_ID + number,
        customerId: id,
        type: 'import',
        points: balance,
        details: { points: balance },
        createdAt,
      })),
    );
  }
  await database.insert(products).values(
    numbers(sold).map((number) => ({
      shopId,
      id: FIRST_PRODUCT_ID + number,
      handle: `product-${number}`,
      title: 'Product',
    })),
  );
  await database.insert(variants).values(
    numbers(2 * sold).map((number) => ({
      shopId,
      id: FIRST_VARIANT_ID + number,
      productId: FIRST_PRODUCT_ID + Math.floor(number / 2),
      title: 'Variant',
      position: number % 2,
    })),
  );
  const reviewRows = await database
    .insert(reviews)
    .values(
      numbers(written).map((number) => ({
        shopId,
        id: FIRST_ROW_ID + number,
        productId: FIRST_PRODUCT_ID,
        guestName: 'Ilse Roth',
        guestEmail: 'ilse@mail.example',
        body: 'Kept me warm.',
        rate: 5,
        isPublished: true,
        isVerifiedBuyer: false,
        createdAt,
      })),
    )
    .returning({ id: reviews.id });
  const [earning] = await database
    .insert(earningRules)
    .values({
      ...ruleColumns,
      type: 'custom_action',
      title: { en: 'Visit' },
      rewarding: { type: 'points', points: 1 },
      timesAction: 1,
    })
    .returning({ id: earningRules.id });
  const [spending] = await database
    .insert(spendingRules)
    .values({
      ...ruleColumns,
      type: 'fixed_amount',
      title: { en: 'Discount' },
      isFlexible: false,
      pointsPrice: REDEMPTION_PRICE,
      terms: {
        value: 5,
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
  if (!earning || !spending) throw new Error('The rules were not stored.');
  return {
    customers: added.map(({ shopCustomerId }) => String(shopCustomerId)),
    spendingRuleId: spending.id,
    earningRuleId: earning.id,
    reviewIds: reviewRows.map(({ id }) => id),
    products: numbers(sold).map((number) => ({
      productId: FIRST_PRODUCT_ID + number,
      variantIds: [FIRST_VARIANT_ID + 2 * number, FIRST_VARIANT_ID + 2 * number + 1],
    })),
  };
}
