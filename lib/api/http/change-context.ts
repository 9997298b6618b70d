import type { Transaction } from '../database/database';
import { writeEvent } from '../deliveries/outbox';
import type { ChangeContext, RequestShop } from './context';
import type { ApiServices } from './services';
import { systemTime } from './shop-clock';

interface Change {
  shop: RequestShop;
  /** The clock of the shop. */
  clock: () => Date;
  transaction: Transaction;
  randomBytes: (count: number) => Uint8Array;
  onEvent?: ApiServices['onEvent'];
  /** The request that causes the change, if any. */
  requestId?: string | undefined;
}

/** Creates the context of a change: its events are written in its transaction, in their order. */
export function changeContext(change: Change): ChangeContext {
  const { shop, clock, transaction, randomBytes, onEvent, requestId } = change;
  let position = 0;
  let now = clock();
  let isFinal = false;
  return {
    shop,
    get now() {
      return now;
    },
    takeTimestamp() {
      if (!isFinal) now = clock();
      isFinal = true;
    },
    transaction,
    randomBytes,
    async emit(topic, payload) {
      const times = { triggeredAt: now, dueAt: systemTime(shop, now) };
      const event = { shopId: shop.id, topic, payload, ...times, position };
      position += 1;
      isFinal = true;
      const id = await writeEvent(transaction, event, randomBytes);
      await onEvent?.(transaction, { id, shop, topic, payload, triggeredAt: now, requestId });
    },
  };
}
