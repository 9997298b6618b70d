import { actingCustomer, findCustomer } from '../http/access/identity';
import { ApiError } from '../http/api-error';
import type { ActingContext } from '../http/context';

/**
 * The customer whose reviews or questions a list is restricted to.
 *
 * @returns the id; `undefined` without a `customerIdentifier`
 * @throws ApiError 403 if the storefront token is for another customer, 404 if none matches
 */
export async function filteredCustomerId(
  context: ActingContext,
  customerIdentifier: string | undefined,
): Promise<number | undefined> {
  if (customerIdentifier === undefined) return undefined;
  const { holder } = context.token;
  if (holder?.role === 'guest') throw new ApiError('foreignIdentity');
  const find = holder === null ? findCustomer : actingCustomer;
  return (await find(context, customerIdentifier, 'customerUnknown')).id;
}

/** The filters that a token requests. */
export interface PublishedFilter {
  onlyPublished: boolean;
  onlyUnpublished: boolean;
}

/**
 * Whether only published or only unpublished entries are listed. A storefront token sees published ones only.
 *
 * @returns `undefined` for both
 * @throws ApiError 403 if a storefront token requests unpublished entries
 */
export function publishedFilter(
  { holder }: ActingContext['token'],
  { onlyPublished, onlyUnpublished }: PublishedFilter,
): boolean | undefined {
  if (holder !== null) {
    if (onlyUnpublished) throw new ApiError('unpublishedHidden');
    return true;
  }
  if (onlyPublished) return true;
  return onlyUnpublished ? false : undefined;
}
