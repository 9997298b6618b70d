import type { Shop } from '../shop-file.schema';
import { type Report, reportDuplicates } from './report';
import type { ShopIndex } from './shop-index';

interface Owner {
  customerId: number | null;
  sessionId: number | null;
}

/** Checks wishlists and share links. */
export function checkWishlists(shop: Shop, index: ShopIndex, report: Report): void {
  const defaults = new Map<string, number>();
  for (const [at, wishlist] of shop.wishlists.entries()) {
    checkOwner(wishlist, ['wishlists', at], report);
    checkItems(wishlist, at, index, report);
    if (!wishlist.isDefault) continue;
    const first = defaults.get(ownerKey(wishlist));
    if (first === undefined) defaults.set(ownerKey(wishlist), at);
    else {
      report(
        ['wishlists', at, 'isDefault'],
        `must be false: wishlists[${first}] is the default of the same owner.`,
      );
    }
  }
  checkShareLinks(shop, index, report);
}

function checkItems(
  { items }: Shop['wishlists'][number],
  at: number,
  index: ShopIndex,
  report: Report,
): void {
  for (const [item, { productId, variantId }] of items.entries()) {
    if (index.products.has(productId) && index.variants.get(variantId) !== productId) {
      report(
        ['wishlists', at, 'items', item, 'variantId'],
        `${variantId} is not a variant of the product ${productId}. Add it, or correct the id.`,
      );
    }
  }
}

function checkShareLinks({ shareLinks }: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(
    report,
    shareLinks.map((link, at) => ({
      keys: ['shareLinks', at],
      value: `${ownerKey(link)}/${link.channel}/${link.wishlistIds.toSorted().join()}`,
    })),
    'Owner, channel and wishlists identify a link.',
  );
  for (const [at, link] of shareLinks.entries()) {
    checkOwner(link, ['shareLinks', at], report);
    for (const [position, id] of link.wishlistIds.entries()) {
      const wishlist = index.wishlists.get(id);
      if (!wishlist || ownerKey(wishlist) !== ownerKey(link) || wishlist.isPrivate) {
        report(
          ['shareLinks', at, 'wishlistIds', position],
          `${id} is not a public wishlist of the owner. Correct the id.`,
        );
      }
    }
  }
}

function checkOwner(
  { customerId, sessionId }: Owner,
  keys: readonly PropertyKey[],
  report: Report,
): void {
  if ((customerId === null) === (sessionId === null)) {
    report(keys, 'must have either `customerId` or `sessionId`.');
  }
}

function ownerKey({ customerId, sessionId }: Owner): string {
  return customerId === null ? `session ${sessionId}` : `customer ${customerId}`;
}
