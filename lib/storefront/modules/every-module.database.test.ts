import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import type { ModuleName } from '../constants';
import { startPage } from '../test-page.fixture';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
});

const NAMES: ModuleName[] = [
  'authentication',
  'cart',
  'common',
  'discounts',
  'gift_registry',
  'reviews',
  'rewards',
  'wishlists',
];

it.each(NAMES)('%s is ready after the start, and alone if it is listed alone', async (name) => {
  const modules = [name] as never[];
  const page = await startPage(api, { modules });
  const ready = await Promise.all(
    NAMES.map(async (other) => {
      const result = await page.sdk.runIfModuleReady(other as never, () => other);
      return 'data' in result ? result.data : result.error.code;
    }),
  );
  expect(ready).toEqual(NAMES.map((other) => (other === name ? name : 'MODULE_NOT_READY')));
});
