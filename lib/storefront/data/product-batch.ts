import { type Environment, pause } from '../environment';
import { hasFailed, type Result, successWith } from '../results';

/**
 * Creates a read of one product at a time. Products that are asked for in the same task share requests.
 *
 * @param limit number of products in a request
 * @param readAll reads several products
 */
export function createProductBatch<Item extends { productId: number }>(
  environment: Pick<Environment, 'startTimer'>,
  limit: number,
  readAll: (productIds: number[]) => Promise<Result<Item[]>>,
): (productId: number) => Promise<Result<Item | undefined>> {
  let batch: { ids: Set<number>; items: Promise<Result<Item[]>> } | null = null;

  const readLater = async (ids: ReadonlySet<number>) => {
    // Until now, widgets that render in the same task can join.
    await pause(environment, 0);
    if (batch?.ids === ids) batch = null;
    return readAll([...ids]);
  };

  return async (productId) => {
    if (!batch || (batch.ids.size === limit && !batch.ids.has(productId))) {
      const ids = new Set<number>();
      batch = { ids, items: readLater(ids) };
    }
    batch.ids.add(productId);
    const read = await batch.items;
    return hasFailed(read)
      ? read
      : successWith(read.data.find((item) => item.productId === productId));
  };
}
