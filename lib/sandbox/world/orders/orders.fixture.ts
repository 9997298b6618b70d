import type { Program } from '../../../api/rewards/rewards.fixture';
import { customer, program, world } from '../program.fixture';

/** A product of the demo shop, and one of its variants. */
export const SCARF = { productId: 880010, variantId: 990011 };

/** Pays an order of the customer. @returns the topics of its events */
export const pay = (total: number, fields: object = {}) =>
  world.act('orderPaid', { customerIdentifier: customer.customerIdentifier, total, ...fields });

/** The history of the customer, newest first. */
export const history = () => program.history(customer.customerIdentifier);

/** Adds an earning rule: 2 points for each unit of currency. @returns its id */
export const placeOrder = (row: Parameters<Program['earningRule']>[0] = {}) =>
  program.earningRule({
    type: 'place_order',
    title: { en: 'Order something' },
    rewarding: { type: 'points', points: 2, spentAmount: 1 },
    ...row,
  });

/** The field of a request that identifies the customer. */
export function customerOf() {
  return { customerIdentifier: customer.customerIdentifier };
}
