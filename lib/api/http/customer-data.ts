import type { customers } from '../../database/tables/customers';

type CustomerRow = Pick<typeof customers.$inferSelect, 'shopCustomerId' | 'email' | 'phone'>;

/** How other objects refer to a customer. */
export function customerDataOf({ shopCustomerId, email, phone }: CustomerRow) {
  return { shopifyCustomerId: shopCustomerId, email, phone };
}
