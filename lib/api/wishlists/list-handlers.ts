import { hashOf } from '../database/secret-hash';
import { changingOwner } from '../http/access/owner';
import { ApiError } from '../http/api-error';
import { implement } from '../http/implement';
import { emitDeleted } from './item-handlers';
import { listItems, removeItems } from './item-store';
import { createShareLink, createWishlist, deleteWishlist, updateWishlist } from './lists.contract';
import { idSet, isFull, realChanges, shareAddress, shareError } from './rules';
import { storeShareLink } from './share-store';
import { shareToken } from './share-token';
import {
  addWishlist,
  changeWishlist,
  countWishlists,
  findWishlist,
  listWishlists,
  removeWishlist,
} from './store';
import { wishlistOf } from './views';

/** The operations that change wishlists. */
export const wishlistListHandlers = [
  implement(createWishlist, async (context) => {
    const { body, transaction } = context;
    const owner = await changingOwner(context, body);
    const existing = await countWishlists(transaction, owner);
    if (isFull(existing)) throw new ApiError('wishlistsFull');
    const list = await addWishlist(transaction, owner, {
      title: body.wishlistTitle,
      isDefault: existing === 0,
      createdAt: context.now,
    });
    return { createdWishlist: wishlistOf(owner, list, []) };
  }),

  implement(deleteWishlist, async (context) => {
    const { body, transaction, shop } = context;
    const { wishlistId } = body;
    const owner = await changingOwner(context, body);
    const list = await findWishlist(transaction, owner, wishlistId);
    if (!list) throw new ApiError('wishlistNotFound');
    const items = await listItems(transaction, owner, { wishlistId });
    const removed = await removeItems(transaction, shop.id, items);
    await removeWishlist(transaction, list);
    await emitDeleted(context, owner, removed);
    return { removedWishlist: wishlistOf(owner, list, removed) };
  }),

  implement(createShareLink, async (context) => {
    const { body, transaction, shop, secretKey } = context;
    const { shareChannel: channel } = body;
    const owner = await changingOwner(context, body);
    const wishlistIds = idSet(body.wishlistIds);
    const error = shareError(await listWishlists(transaction, owner), wishlistIds);
    if (error) throw new ApiError(error);
    const token = shareToken(secretKey(), shop, { channel, wishlistIds });
    await storeShareLink(transaction, owner, {
      tokenHash: hashOf(token),
      channel,
      wishlistIds,
      createdAt: context.now,
    });
    return { shareLink: shareAddress(shop.settings.storefrontUrl, token) };
  }),

  implement(updateWishlist, async (context) => {
    const { body, transaction } = context;
    const { wishlistId, wishlistTitle: title, isDefault, isPrivate } = body;
    const owner = await changingOwner(context, body);
    const stored = await findWishlist(transaction, owner, wishlistId);
    if (!stored) throw new ApiError('wishlistNotFound');
    const changes = realChanges(stored, { title, isDefault, isPrivate });
    const list =
      Object.keys(changes).length === 0
        ? stored
        : await changeWishlist(transaction, owner, stored, changes);
    const items = await listItems(transaction, owner, { wishlistId });
    return { updatedWishlist: wishlistOf(owner, list, items) };
  }),
];
