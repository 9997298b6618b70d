import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '../database/tables/catalog';
import { createTestStorefront, type TestStorefront } from './storefront.fixture';

const SCARF = 880010;
const BEANIE = 880011;

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await createTestStorefront();
});

const read = (ids: readonly unknown[], token?: string) =>
  storefront.send('products', {
    query: ids.map((id) => `productIds=${id}`).join('&'),
    ...(token && { token }),
  });

it('returns products of the shop to guests and customers', async () => {
  const { status, body, headers } = await read([BEANIE, SCARF, SCARF]);
  expect([status, body]).toEqual([
    200,
    {
      products: [
        {
          productId: SCARF,
          handle: 'wool-scarf',
          title: 'Wool scarf',
          image: expect.stringMatching(/^data:image\/svg\+xml,/),
          earnsPoints: true,
          variants: [
            { variantId: 990011, title: 'Heather gray', price: 59, isAvailable: true },
            { variantId: 990012, title: 'Forest green', price: 59, isAvailable: true },
            { variantId: 990013, title: 'Navy', price: 59, isAvailable: true },
          ],
        },
        expect.objectContaining({
          productId: BEANIE,
          variants: [
            { variantId: 990014, title: 'Charcoal', price: 32, isAvailable: true },
            { variantId: 990015, title: 'Rust', price: 32, isAvailable: false },
          ],
        }),
      ],
    },
  ]);
  expect(headers.get('etag')).not.toBeNull();
  expect((await read([SCARF, BEANIE], storefront.mara)).body).toEqual(body);
});

it('leaves out products that are unknown, of another shop, or removed', async () => {
  const { database, clock, shop } = storefront.api;
  await database
    .update(products)
    .set({ removedAt: new Date(clock.now()) })
    .where(and(eq(products.shopId, shop.id), eq(products.id, 880021)));
  const { body } = await read([880021, 890010, 1, SCARF]);
  expect(body.products.map(({ productId }: { productId: number }) => productId)).toEqual([SCARF]);
});

it('returns a product of a shop that gave neither prices nor images', async () => {
  const { database, shop } = storefront.api;
  await database.insert(products).values({ shopId: shop.id, id: 1, handle: 'bare', title: 'Bare' });
  expect((await read([1])).body.products).toEqual([
    { productId: 1, handle: 'bare', title: 'Bare', image: null, earnsPoints: true, variants: [] },
  ]);
});

it('accepts at most 50 ids', async () => {
  const ids = Array.from({ length: 51 }, (_, at) => at + 1);
  expect((await read(ids.slice(1))).status).toBe(200);
  for (const wrong of [ids, [], ['x'], [0]]) {
    expect([wrong, (await read(wrong)).status]).toEqual([wrong, 400]);
  }
});

it('requires a storefront token', async () => {
  expect((await read([SCARF], storefront.api.accessToken)).error).toBe('tokenKindNotAccepted');
});
