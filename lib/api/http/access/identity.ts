import { and, eq } from 'drizzle-orm';
import type { ErrorId } from '../../contract/errors/errors';
import { isRow } from '../../database/sql';
import { type CustomerRow, customers } from '../../database/tables/customers';
import { ApiError } from '../api-error';
import type { ActingContext } from '../context';

/** The key of a customer look-up: `mara@mail.example`, `+4930555010` or `7400112`. */
export type CustomerKey =
  | { by: 'email'; value: string }
  | { by: 'phone'; value: string }
  | { by: 'shopCustomerId'; value: number };

/** Reads a `customerIdentifier` that the schema accepted. */
function customerKey(identifier: string): CustomerKey {
  if (identifier.includes('@')) return { by: 'email', value: identifier.toLowerCase() };
  if (identifier.startsWith('+')) return { by: 'phone', value: identifier };
  return { by: 'shopCustomerId', value: Number(identifier) };
}

/** The customer with an identifier. @throws ApiError with the 404 of the operation */
export async function findCustomer(
  { shop, transaction }: Pick<ActingContext, 'shop' | 'transaction'>,
  identifier: string,
  notFound: ErrorId,
): Promise<CustomerRow> {
  const { by, value } = customerKey(identifier);
  // Digits beyond the safe range would be rounded to another customer's id.
  if (by === 'shopCustomerId' && !Number.isSafeInteger(value)) throw new ApiError(notFound);
  const [found] = await transaction
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shop.id), eq(customers[by], value)));
  if (!found) throw new ApiError(notFound);
  return found;
}

/**
 * The customer that a request acts for: the storefront token's own, or the one that `customerIdentifier` names.
 *
 * @throws ApiError if no customer is named, if the storefront token is for another customer, or if none matches
 */
export async function actingCustomer(
  context: ActingContext,
  identifier: string | undefined,
  notFound: ErrorId,
): Promise<CustomerRow> {
  const { holder } = context.token;
  if (holder === null) {
    if (identifier === undefined) throw new ApiError('customerMissing');
    return findCustomer(context, identifier, notFound);
  }
  if (holder.role === 'guest') throw new ApiError('guestTokenNotAccepted');
  const [own] = await context.transaction
    .select()
    .from(customers)
    .where(isRow(customers, context.shop.id, holder.customerId));
  if (!own) throw new ApiError(notFound);
  if (identifier !== undefined && !isNamedBy(own, identifier))
    throw new ApiError('foreignIdentity');
  return own;
}

/**
 * The customer for whom a list is completed, if any: the storefront token's own, or the one that `customerIdentifier`
 * identifies.
 *
 * @throws ApiError if the storefront token is for another customer, or if none matches
 */
export async function viewingCustomer(
  context: ActingContext,
  identifier: string | undefined,
  notFound: ErrorId,
): Promise<CustomerRow | null> {
  const { holder } = context.token;
  if (holder?.role === 'customer') return actingCustomer(context, identifier, notFound);
  if (identifier === undefined) return null;
  if (holder) throw new ApiError('foreignIdentity');
  return findCustomer(context, identifier, notFound);
}

function isNamedBy(customer: CustomerRow, identifier: string): boolean {
  const { by, value } = customerKey(identifier);
  return customer[by] === value;
}
