import { isRow } from '../../database/sql';
import { products } from '../../database/tables/catalog';
import { api, customer, program } from '../program.fixture';

/** Redeems points, by default those of the customer. */
export function redeem(ruleId: number, choice: object = {}, { customerIdentifier } = customer) {
  return api.call('redeem', { body: { customerIdentifier, ruleId, ...choice } });
}

/** The states of the redemptions of the shop. */
export const state = async () =>
  (await program.redemptions()).map((redemption) => redemption.state);

/** Removes a product from the shop, or brings it back. */
export async function setRemoved(productId: number, isRemoved: boolean): Promise<void> {
  await api.database
    .update(products)
    .set({ removedAt: isRemoved ? new Date(api.clock.now()) : null })
    .where(isRow(products, api.shop.id, productId));
}
