import type { ShopSettings } from '../database/shop-settings';
import { type CustomerRow, customers } from '../database/tables/customers';
import { displayName, guestNameParts, NAMELESS } from './display-name';
import type { Viewer } from './viewer';

/** Columns to select of the customers who wrote something. */
export const authorColumns = {
  id: customers.id,
  shopCustomerId: customers.shopCustomerId,
  email: customers.email,
  phone: customers.phone,
  firstName: customers.firstName,
  lastName: customers.lastName,
};

/** The customer who wrote something. */
export type CustomerAuthor = Pick<CustomerRow, keyof typeof authorColumns>;

/** Who wrote a review or a question. */
export interface AuthorRow {
  customer: CustomerAuthor | null;
  guestName: string | null;
  guestEmail: string | null;
}

/** A customer inside another object. Only the shop owner and the customer see the contact data. */
export function customerAuthorData(
  { id, shopCustomerId, email, phone }: CustomerAuthor,
  { isShopOwner, customerId }: Viewer,
) {
  const seesContact = isShopOwner || id === customerId;
  return {
    shopifyCustomerId: shopCustomerId,
    email: seesContact ? email : null,
    phone: seesContact ? phone : null,
  };
}

/** The author of a review or a question. Only the shop owner sees the address of a guest. */
export function authorData({ customer, guestEmail }: AuthorRow, viewer: Viewer) {
  if (customer) return customerAuthorData(customer, viewer);
  return {
    shopifyCustomerId: null,
    email: viewer.isShopOwner ? guestEmail : null,
    phone: null,
  };
}

/** The name of the author in the form that the shop chose. */
export function authorDisplayName(
  { customer, guestName }: AuthorRow,
  { displayName: form }: ShopSettings,
): string {
  if (customer) return displayName(customer, form);
  return guestName === null ? NAMELESS : displayName(guestNameParts(guestName), form);
}
