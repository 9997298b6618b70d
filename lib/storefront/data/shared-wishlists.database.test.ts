import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { errorResultOf } from '../requests/error-result';
import type { Requests } from '../requests/requests';
import { successWith } from '../results';
import { createProducts } from './products';
import { createSharedWishlists } from './shared-wishlists';

let api: TestApi;
let sharedLists: ReturnType<typeof createSharedWishlists>;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  const Authorization = `Bearer ${await api.issueStorefrontToken({})}`;
  const requests = {
    async read(path: string, query: Record<string, string | number[]>) {
      const url = new URL(path, 'https://api.laurel.example');
      for (const [name, value] of Object.entries(query)) {
        for (const each of [value].flat()) url.searchParams.append(name, String(each));
      }
      const response = await api.send(new Request(url, { headers: { Authorization } }));
      return response.ok ? successWith(await response.json()) : errorResultOf(response);
    },
  } as unknown as Requests;
  const startTimer = (run: () => void) => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  };
  sharedLists = createSharedWishlists({ requests }, createProducts({ requests, startTimer }));
});

const read = async (token: string) => {
  const result = await sharedLists(token).read();
  return 'data' in result ? result.data : result;
};

const TOKEN = 'sh_77ab';

it('are the lists of a share link with their products, for guests too', async () => {
  expect(await read(TOKEN)).toEqual([
    {
      wishlistId: 301,
      wishlistTitle: 'Winter',
      items: [{ variantId: 990011, product: expect.objectContaining({ title: 'Wool scarf' }) }],
    },
  ]);
});

it('leave out products that the shop no longer sells, and lists that are private now', async () => {
  const { database, shop } = api;
  await database.execute(sql`update products set removed_at = now() where shop_id = ${shop.id}`);
  expect(await read(TOKEN)).toMatchObject([{ wishlistTitle: 'Winter', items: [] }]);
  await database.execute(sql`update wishlists set is_private = true where shop_id = ${shop.id}`);
  expect(await read(TOKEN)).toBeNull();
});

it('are none for a token that no link has', async () => {
  for (const token of ['sh_unknown', '', 'x'.repeat(200)]) expect(await read(token)).toBeNull();
});
