import type { CustomerRow } from '../database/tables/customers';
import { actingCustomer, findCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import type { ActingContext } from '../http/context';

/** Who writes a review or a question. */
export type Author =
  | { customer: CustomerRow; guest: null }
  | { customer: null; guest: { name: string; email: string } };

interface ClaimedAuthor {
  customerIdentifier?: string | undefined;
  guestName?: string | undefined;
  guestEmail?: string | undefined;
}

/**
 * Checks who a request claims to write as: the customer of the storefront token, the customer that the shop owner
 * names, or a guest.
 *
 * @returns looks the author up, so that the caller can check references in the order of the request
 * @throws ApiError 400 if there is no author, or a guest beside the customer of the token; 403 for another customer
 *   than the token's
 */
export async function claimAuthor(
  context: ActingContext,
  { customerIdentifier, guestName, guestEmail }: ClaimedAuthor,
): Promise<() => Promise<Author>> {
  const { holder } = context.token;
  const guest =
    guestName === undefined || guestEmail === undefined
      ? null
      : { name: guestName, email: guestEmail };
  if (holder?.role === 'customer') {
    if (guest) {
      throw new ApiError('authorMissing', {
        messages: ['guestName must not be sent with the storefront token of a customer'],
      });
    }
    const customer = await actingCustomer(context, customerIdentifier, 'customerNotFound');
    return async () => ({ customer, guest });
  }
  if (holder?.role === 'guest' && customerIdentifier !== undefined) {
    throw new ApiError('foreignIdentity');
  }
  if (guest) return async () => ({ customer: null, guest });
  if (customerIdentifier === undefined) {
    throw new ApiError(
      'authorMissing',
      holder === null ? {} : { messages: ['guestName and guestEmail are required'] },
    );
  }
  return async () => ({
    customer: await findCustomer(context, customerIdentifier, 'customerNotFound'),
    guest: null,
  });
}
