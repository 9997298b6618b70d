import type { Transaction } from '../../database/database';
import { writeEvent } from '../../webhooks/outbox';
import type { ChangeContext, RequestShop } from './context';

interface Change {
  shop: RequestShop;
  now: Date;
  transaction: Transaction;
  randomBytes: (count: number) => Uint8Array;
}

/** What a change of state works with: the events that it emits are written in its transaction, in their order. */
export function changeContext({ shop, now, transaction, randomBytes }: Change): ChangeContext {
  let position = 0;
  return {
    shop,
    now,
    transaction,
    randomBytes,
    async emit(topic, payload) {
      const event = { shopId: shop.id, topic, payload, triggeredAt: now, position };
      position += 1;
      await writeEvent(transaction, event, randomBytes);
    },
  };
}
