import { expect, it, vi } from 'vitest';
import type { Requests } from '../requests/requests';
import { failure, type Result, successWith } from '../results';
import { createProducts } from './products';

/** Products of a page, and the ids of each request. The shop sells the products up to 100. */
function testProducts(fails = false) {
  const read = vi.fn(async (_path: string, { productIds }: { productIds: number[] }) =>
    fails
      ? failure('NETWORK_ERROR', 'No response')
      : successWith({
          products: productIds.filter((id) => id <= 100).map((productId) => ({ productId })),
        }),
  );
  const products = createProducts({
    requests: { read } as unknown as Requests,
    startTimer: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { products, idsOf: () => read.mock.calls.map(([, query]) => query.productIds) };
}

const shown = (result: Result<unknown>) => 'data' in result && result.data;

it('reads the products of all widgets together, and says which ones the shop does not sell', async () => {
  const { products, idsOf } = testProducts();
  const results = await Promise.all([
    products.ofProducts([7, 101, 3]).read(),
    products.ofProduct(3).read(),
    products.ofProduct(102).read(),
  ]);
  expect(idsOf()).toEqual([[7, 101, 3, 102]]);
  expect(results.map(shown)).toEqual([
    [{ productId: 7 }, { productId: 3 }],
    { productId: 3 },
    null,
  ]);
});

it('sends at most 50 ids with a request, and none for an empty list', async () => {
  const { products, idsOf } = testProducts();
  const ids = Array.from({ length: 60 }, (_, at) => at + 1);
  expect(shown(await products.ofProducts([]).read())).toEqual([]);
  expect(shown(await products.ofProducts(ids).read())).toHaveLength(60);
  expect(idsOf().map(({ length }) => length)).toEqual([50, 10]);
});

it('passes on an error', async () => {
  const { products } = testProducts(true);
  for (const source of [products.ofProduct(1), products.ofProducts([1, 2])]) {
    expect(await source.read()).toMatchObject({ error: { code: 'NETWORK_ERROR' } });
  }
});
