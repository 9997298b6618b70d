import { readingOwner } from '../http/access/owner';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { pageFields, pageRange } from '../http/request/page-range';
import { countItems, countItemsByProduct, listItems } from './item-store';
import { getWishlistItems, getWishlistProductStatuses, getWishlists } from './reads.contract';
import { productStatuses } from './rules';
import { findSharedWishlists } from './share-store';
import { findWishlist, listWishlists } from './store';
import { itemOf, UNNAMED_OWNER, wishlistOf } from './views';

/** The operations that read wishlists. */
export const wishlistReadHandlers = [
  implement(getWishlists, async (context) => {
    const { query, transaction, shop } = context;
    if (query.shareToken !== undefined) {
      const shared = await findSharedWishlists(transaction, shop.id, query.shareToken);
      if (!shared) throw new ApiError('wishlistNotFound');
      const { lists, items } = shared;
      return { wishlists: lists.map((list) => wishlistOf(UNNAMED_OWNER, list, items)) };
    }
    const owner = await readingOwner(context, query);
    const lists = await listWishlists(transaction, owner);
    const items = await listItems(transaction, owner);
    return { wishlists: lists.map((list) => wishlistOf(owner, list, items)) };
  }),

  implement(getWishlistProductStatuses, async (context) => {
    const { query, transaction, shop } = context;
    const { productIds } = query;
    const owner = await readingOwner(context, query);
    const { limit, offset } = pageRange(query);
    const requested = productIds.slice(offset, offset + limit);
    const counts = await countItemsByProduct(transaction, shop.id, requested);
    const own = await listItems(transaction, owner, { productIds: requested });
    return {
      ...pageFields(query, productIds.length),
      wishlistProductStatuses: productStatuses(requested, counts, own),
    };
  }),

  implement(getWishlistItems, async (context) => {
    const { query, transaction } = context;
    const { wishlistId } = query;
    const owner = await readingOwner(context, query);
    if (!(await findWishlist(transaction, owner, wishlistId))) {
      throw new ApiError('wishlistNotFound');
    }
    const items = await listItems(transaction, owner, { wishlistId }, pageRange(query));
    return {
      ...pageFields(query, await countItems(transaction, owner, wishlistId)),
      wishlistItems: items.map((item) => itemOf(owner, item)),
    };
  }),
];
