import { findProduct } from '../catalog/products';
import type { ErrorId } from '../contract/errors/errors';
import type { Transaction } from '../database/database';
import { changingOwner, type WishlistOwner } from '../http/access/owner';
import { ApiError } from '../http/api-error';
import type { ChangeContext } from '../http/context';
import { implement } from '../http/implement';
import {
  addItem,
  changeItems,
  findVariant,
  type ItemRow,
  listItems,
  removeItems,
} from './item-store';
import {
  createWishlistItem,
  deleteWishlistItem,
  moveWishlistItem,
  updateWishlistItemVariant,
} from './items.contract';
import { FIRST_WISHLIST_TITLE, itemToChange } from './rules';
import { addWishlist, findWishlist, latestWishlist, type WishlistRow } from './store';
import { itemOf, itemSnapshotOf } from './views';

/** The operations that change items of wishlists. */
export const wishlistItemHandlers = [
  implement(createWishlistItem, async (context) => {
    const { body, transaction, shop } = context;
    const { productId, variantId, wishlistId } = body;
    const owner = await changingOwner(context, body);
    const { handle } = await findProduct(context, productId, 'wishlistProductNotFound');
    const variant = await findVariant(transaction, shop.id, productId, variantId);
    if (!variant) throw new ApiError('variantNotFound');
    const list =
      wishlistId === undefined
        ? await latestOrFirstWishlist(context, owner)
        : await requireWishlist(transaction, owner, wishlistId);
    const item = { wishlistId: list.id, productId, variantId: variant.id, addedAt: context.now };
    const added = await addItem(transaction, { shopId: shop.id, ...item });
    if (!added) throw new ApiError('productAlreadyInWishlist');
    const stored = { ...item, ...added, handle };
    await context.emit('wishlistItem/created', { wishlistItem: itemSnapshotOf(owner, stored) });
    return { wishlistItem: itemOf(owner, stored) };
  }),

  implement(deleteWishlistItem, async (context) => {
    const { body, transaction, shop } = context;
    const { productId, variantId, wishlistId } = body;
    const owner = await changingOwner(context, body);
    if (wishlistId !== undefined) await requireWishlist(transaction, owner, wishlistId);
    const filter = { productIds: [productId], variantId, wishlistId };
    const items = await listItems(transaction, owner, filter);
    const removed = await removeItems(transaction, shop.id, items);
    const deletedWishlistItems = removed.map((item) => itemOf(owner, item));
    const deletedWishlistItem = lastOf(deletedWishlistItems);
    await emitDeleted(context, owner, removed);
    return { deletedWishlistItem, deletedWishlistItems };
  }),

  implement(moveWishlistItem, async (context) => {
    const { body, transaction, shop } = context;
    const { productId, fromWishlistId, toWishlistId } = body;
    const owner = await changingOwner(context, body);
    if (fromWishlistId === toWishlistId) throw new ApiError('sameWishlist');
    await requireWishlist(transaction, owner, fromWishlistId);
    await requireWishlist(transaction, owner, toWishlistId, ['toWishlistId matches no wishlist']);
    const filter = { wishlistId: fromWishlistId, productIds: [productId] };
    const items = await listItems(transaction, owner, filter);
    const moved = await changeItems(transaction, shop.id, items, { wishlistId: toWishlistId });
    const movedWishlistItem = lastOf(moved.map((item) => itemOf(owner, item)));
    for (const item of moved) {
      const wishlistItem = itemSnapshotOf(owner, item);
      await context.emit('wishlistItem/moved', { wishlistItem, fromWishlistId, toWishlistId });
    }
    return { movedWishlistItem };
  }),

  implement(updateWishlistItemVariant, async (context) => {
    const { body, transaction, shop } = context;
    const { wishlistId, productId, newVariantId, oldVariantId } = body;
    const owner = await changingOwner(context, body);
    if (newVariantId === oldVariantId) throw new ApiError('sameVariant');
    await requireWishlist(transaction, owner, wishlistId);
    const items = await listItems(transaction, owner, { wishlistId, productIds: [productId] });
    if (items.length === 0) throw new ApiError('wishlistItemNotFound');
    if (!(await findVariant(transaction, shop.id, productId, newVariantId))) {
      throw new ApiError('variantNotFound');
    }
    const decision = itemToChange(items, body);
    if ('error' in decision) throw variantError(decision.error);
    const { item } = decision;
    const variant = { variantId: newVariantId };
    const changed = await changeItems(transaction, shop.id, [item], variant);
    const updated = lastOf(changed);
    await context.emit('wishlistItem/updated', {
      wishlistItem: itemSnapshotOf(owner, updated),
      oldVariantId: item.variantId,
      newVariantId,
    });
    return { updatedWishlistItem: itemOf(owner, updated) };
  }),
];

/** Emits the removal of items, oldest first. */
export async function emitDeleted(
  { emit }: Pick<ChangeContext, 'emit'>,
  owner: WishlistOwner,
  items: readonly ItemRow[],
): Promise<void> {
  for (const item of items) {
    await emit('wishlistItem/deleted', { wishlistItem: itemSnapshotOf(owner, item) });
  }
}

async function requireWishlist(
  transaction: Transaction,
  owner: WishlistOwner,
  id: number,
  messages?: readonly string[],
): Promise<WishlistRow> {
  const found = await findWishlist(transaction, owner, id);
  if (found) return found;
  throw new ApiError('wishlistNotFound', messages && { messages });
}

async function latestOrFirstWishlist(
  { transaction, now }: ChangeContext,
  owner: WishlistOwner,
): Promise<WishlistRow> {
  const latest = await latestWishlist(transaction, owner);
  if (latest) return latest;
  const first = { title: FIRST_WISHLIST_TITLE, isDefault: true, createdAt: now };
  return addWishlist(transaction, owner, first);
}

/** The item that was added last. @throws ApiError if there is none */
function lastOf<Item>(items: readonly Item[]): Item {
  const last = items.at(-1);
  if (last === undefined) throw new ApiError('wishlistItemNotFound');
  return last;
}

/** The wishlist contains the product, so an item that is not found was identified by `oldVariantId`. */
function variantError(id: ErrorId): ApiError {
  const messages = ['oldVariantId matches no wishlist item'];
  return new ApiError(id, id === 'wishlistItemNotFound' ? { messages } : {});
}
