import type { CustomerRow } from '../../database/tables/customers';

type Identifiers = Pick<CustomerRow, 'shopCustomerId' | 'email' | 'phone'>;

/** Returns a reference to a customer. */
export function customerDataOf({ shopCustomerId, email, phone }: Identifiers) {
  return { shopifyCustomerId: shopCustomerId, email, phone };
}
