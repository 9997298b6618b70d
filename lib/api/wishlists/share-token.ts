import { createHmac } from 'node:crypto';
import type { RequestShop } from '../http/context';

/** The wishlists of a share link, and its channel. */
interface SharedWishlists {
  channel: string;
  /** In ascending order. */
  wishlistIds: readonly number[];
}

/**
 * The token of a share link. It follows from what the link shows, so a request with the same wishlists and channel
 * returns the same link, although only the hash of the token is stored.
 *
 * @param secretKey what is not in the database, so that nobody can compute the token from its rows
 */
export function shareToken(
  secretKey: Uint8Array,
  { sandboxId, domain }: Pick<RequestShop, 'sandboxId' | 'domain'>,
  { channel, wishlistIds }: SharedWishlists,
): string {
  const shared = JSON.stringify(['share link', sandboxId, domain, channel, wishlistIds]);
  return `sh_${createHmac('sha256', secretKey).update(shared).digest('base64url')}`;
}
