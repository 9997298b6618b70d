import type { Shop } from '../shop-file.schema';
import { locate, type Report, reportDuplicates, reportUnknown } from './report';
import type { ShopIndex } from './shop-index';

interface Owner {
  customerId: number | null;
  sessionId: number | null;
}

/** Checks sessions, wishlists and share links. */
export function checkWishlists(shop: Shop, index: ShopIndex, report: Report): void {
  const { sessions, wishlists } = shop;
  reportDuplicates(report, locate(sessions, 'id', 'sessions'), 'Ids of sessions are unique.');
  reportDuplicates(report, locate(sessions, 'token', 'sessions'), 'Tokens are unique.');
  for (const [at, { customerId }] of sessions.entries()) {
    reportUnknown(
      report,
      ['sessions', at, 'customerId'],
      customerId,
      index.customers,
      'a customer',
    );
  }
  reportDuplicates(report, locate(wishlists, 'id', 'wishlists'), 'Ids of wishlists are unique.');
  reportDuplicates(
    report,
    wishlists.flatMap(({ items }, at) => locate(items, 'id', 'wishlists', at, 'items')),
    'Ids of items are unique in the shop.',
  );
  const defaults = new Map<string, number>();
  for (const [at, wishlist] of wishlists.entries()) {
    checkOwner(wishlist, ['wishlists', at], index, report);
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
  reportDuplicates(
    report,
    items.map(({ variantId }, item) => ({
      keys: ['wishlists', at, 'items', item, 'variantId'],
      value: variantId,
    })),
    'A wishlist contains a variant once.',
  );
  for (const [item, { productId, variantId }] of items.entries()) {
    const keys = ['wishlists', at, 'items', item] as const;
    reportUnknown(report, [...keys, 'productId'], productId, index.products, 'a product');
    if (index.products.has(productId) && index.variants.get(variantId) !== productId) {
      report(
        [...keys, 'variantId'],
        `${variantId} is not a variant of the product ${productId}. Add it, or correct the id.`,
      );
    }
  }
}

function checkShareLinks({ shareLinks }: Shop, index: ShopIndex, report: Report): void {
  reportDuplicates(report, locate(shareLinks, 'id', 'shareLinks'), 'Ids of links are unique.');
  reportDuplicates(report, locate(shareLinks, 'token', 'shareLinks'), 'Tokens are unique.');
  reportDuplicates(
    report,
    shareLinks.map((link, at) => ({
      keys: ['shareLinks', at],
      value: `${ownerKey(link)}/${link.channel}/${link.wishlistIds.toSorted().join()}`,
    })),
    'Owner, channel and wishlists identify a link.',
  );
  for (const [at, link] of shareLinks.entries()) {
    checkOwner(link, ['shareLinks', at], index, report);
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
  index: ShopIndex,
  report: Report,
): void {
  if ((customerId === null) === (sessionId === null)) {
    report(keys, 'must have either `customerId` or `sessionId`.');
  }
  reportUnknown(report, [...keys, 'customerId'], customerId, index.customers, 'a customer');
  reportUnknown(report, [...keys, 'sessionId'], sessionId, index.sessions, 'a session');
}

function ownerKey({ customerId, sessionId }: Owner): string {
  return customerId === null ? `session ${sessionId}` : `customer ${customerId}`;
}
