import type { VerifiedToken } from '../http/context';

/** For whom a response or payload is written. */
export interface Viewer {
  /** Sees everything: access tokens and webhooks. Others see published entries, without contact data of others. */
  isShopOwner: boolean;
  /** The customer of a storefront token, who sees their own contact data. */
  customerId: number | null;
}

/** The receiver of webhooks. */
export const SHOP_OWNER: Viewer = { isShopOwner: true, customerId: null };

/** For whom the response to a request is written. */
export function viewerOf({ holder }: VerifiedToken): Viewer {
  if (holder === null) return SHOP_OWNER;
  const customerId = holder.role === 'customer' ? holder.customerId : null;
  return { isShopOwner: false, customerId };
}
