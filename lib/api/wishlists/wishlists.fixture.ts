import { type beforeAll, beforeEach } from 'vitest';
import { createTestApi, type TestApi, type TestRequest } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import type { Database } from '../database/database';
import { products, variants } from '../database/tables/catalog';
import { customers } from '../database/tables/customers';

/** A product with three variants. The first one by position doesn't have the lowest id. */
export const scarf = { productId: 66_100, first: 66_103, second: 66_101, third: 66_102 };

/** A product with one variant. */
export const hat = { productId: 66_200, first: 66_201 };

/** A product that the shop removed. */
export const removed = { productId: 66_300, first: 66_301 };

/** A product of the other shop. */
export const foreign = { productId: 66_400, first: 66_401 };

/** The id of an operation. */
export type OperationId = Parameters<TestApi['call']>[0];

/** Two customers without wishlists. */
export const ada = { customerIdentifier: '6600001' };
export const bela = { customerIdentifier: '6600002' };

/** Who owns wishlists, as a request identifies them. */
export type Identity = { customerIdentifier: string } | { sessionToken: string } | object;

/** The API with products, and customers without wishlists. */
interface WishlistApi extends TestApi {
  /** Creates a session. @returns how requests identify it */
  newSession(): Promise<{ sessionToken: string }>;
  /** Creates a wishlist. @returns its id */
  newWishlist(identity: Identity, wishlistTitle?: string): Promise<number>;
  /** Adds an item. */
  addItem(
    identity: Identity,
    item: { productId: number; variantId?: number; wishlistId?: number },
  ): Promise<void>;
  /** Sends a request that has to succeed. @returns its body */
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of each response
  ok(operation: OperationId, request?: TestRequest): Promise<any>;
}

/** The API of the current test. */
export let api: WishlistApi;

/**
 * Prepares the API with products and customers for each test of a file. Call it outside tests.
 *
 * @param before `beforeAll` for tests that can share what they change
 */
export function setUpWishlistApi(before: typeof beforeAll = beforeEach): void {
  before(async () => {
    api = await createWishlistApi();
  });
}

/** Starts the API with the rows that tests of wishlists need. */
export async function createWishlistApi(
  database?: Database,
  options?: Parameters<typeof createTestApi>[1],
): Promise<WishlistApi> {
  const started = await createTestApi(database ?? (await testDatabase()), options);
  await insertRows(started);
  const ok: WishlistApi['ok'] = async (operation, request) => {
    const { status, body } = await started.call(operation, request);
    if (status >= 300) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...started,
    ok,
    async newSession() {
      const { sessionToken } = await ok('createSessionToken', { body: {} });
      return { sessionToken };
    },
    async newWishlist(identity, wishlistTitle = 'Winter') {
      const body = { ...identity, wishlistTitle };
      return (await ok('createWishlist', { body })).createdWishlist.wishlistId;
    },
    async addItem(identity, item) {
      await ok('createWishlistItem', { body: { ...identity, ...item } });
    },
  };
}

async function insertRows({ database, shop, otherShop, clock }: TestApi): Promise<void> {
  const now = new Date(clock.now());
  const product = (shopId: number, id: number, removedAt: Date | null = null) => ({
    shopId,
    id,
    handle: `product-${id}`,
    title: `Product ${id}`,
    removedAt,
  });
  await database
    .insert(products)
    .values([
      product(shop.id, scarf.productId),
      product(shop.id, hat.productId),
      product(shop.id, removed.productId, now),
      product(otherShop.id, foreign.productId),
    ]);
  const variant = (shopId: number, productId: number, id: number, position: number) => ({
    shopId,
    id,
    productId,
    title: `Variant ${id}`,
    position,
  });
  await database
    .insert(variants)
    .values([
      variant(shop.id, scarf.productId, scarf.first, 1),
      variant(shop.id, scarf.productId, scarf.second, 2),
      variant(shop.id, scarf.productId, scarf.third, 3),
      variant(shop.id, hat.productId, hat.first, 1),
      variant(shop.id, removed.productId, removed.first, 1),
      variant(otherShop.id, foreign.productId, foreign.first, 1),
    ]);
  const customer = (shopId: number, id: number, name: string) => ({
    shopId,
    shopCustomerId: id,
    email: `${name}@wishlists.example`,
    firstName: name,
    createdAt: now,
  });
  await database
    .insert(customers)
    .values([
      customer(shop.id, 6_600_001, 'ada'),
      customer(shop.id, 6_600_002, 'bela'),
      customer(otherShop.id, 6_600_003, 'cleo'),
    ]);
}
