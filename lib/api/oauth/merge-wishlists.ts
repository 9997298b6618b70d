import { isRow } from '../database/sql';
import type { customers } from '../database/tables/customers';
import { wishlists } from '../database/tables/wishlists';
import type { WishlistOwner } from '../http/access/owner';
import type { SessionRow } from '../http/access/sessions';
import type { ChangeContext } from '../http/context';
import { emitDeleted } from '../wishlists/item-handlers';
import { changeItems, type ItemRow, listItems, removeItems } from '../wishlists/item-store';
import { listWishlists, removeWishlist, type WishlistRow } from '../wishlists/store';
import { itemSnapshotOf } from '../wishlists/views';
import { type MergeStep, planMerge } from './merge-rules';

/**
 * Passes the wishlists of a session to a customer and emits an event for each item. Both are locked by the caller.
 */
export async function mergeWishlists(
  context: ChangeContext,
  session: SessionRow,
  customer: typeof customers.$inferSelect,
): Promise<void> {
  const { shopId } = session;
  const guest: WishlistOwner = { shopId, customer: null, session, sessionToken: null };
  const receiver: WishlistOwner = { shopId, customer, session: null, sessionToken: null };
  const guestContents = await readContents(context, guest);
  const receiverContents = await readContents(context, receiver);
  const steps = planMerge(toMergedWishlists(guestContents), toMergedWishlists(receiverContents));
  const lists = new Map(guestContents.lists.map((list) => [list.id, list]));
  const items = new Map(guestContents.items.map((item) => [item.id, item]));
  for (const step of steps) {
    const wishlist = lists.get(step.wishlistId);
    if (!wishlist) throw new Error('The plan of a merge contains an unknown wishlist.');
    await passWishlist(context, { step, wishlist, items, guest, receiver });
  }
}

interface Contents {
  lists: readonly WishlistRow[];
  items: readonly ItemRow[];
}

async function readContents(
  { transaction }: ChangeContext,
  owner: WishlistOwner,
): Promise<Contents> {
  const lists = await listWishlists(transaction, owner);
  return { lists, items: await listItems(transaction, owner) };
}

function toMergedWishlists({ lists, items }: Contents) {
  return lists.map(({ id, title, isDefault }) => {
    const own = items.filter(({ wishlistId }) => wishlistId === id);
    return { id, title, isDefault, items: own };
  });
}

interface PassedWishlist {
  step: MergeStep;
  wishlist: WishlistRow;
  items: ReadonlyMap<number, ItemRow>;
  guest: WishlistOwner;
  receiver: WishlistOwner;
}

async function passWishlist(
  context: ChangeContext,
  { step, wishlist, items, guest, receiver }: PassedWishlist,
): Promise<void> {
  const { transaction, emit } = context;
  const { targetId, isDefault } = step;
  const { shopId, id } = wishlist;
  const rowsOf = (isDropped: boolean) =>
    step.items
      .filter((item) => item.isDropped === isDropped)
      .flatMap((item) => items.get(item.id) ?? []);
  const dropped = await removeItems(transaction, shopId, rowsOf(true));
  const move = { wishlistId: targetId };
  const passed = await changeItems(transaction, shopId, rowsOf(false), move);
  if (targetId === id) {
    await transaction
      .update(wishlists)
      .set({ customerId: receiver.customer?.id ?? null, sessionId: null, isDefault })
      .where(isRow(wishlists, shopId, id));
  } else {
    await removeWishlist(transaction, wishlist);
  }
  await emitDeleted(context, guest, dropped);
  for (const item of passed) {
    await emit('wishlistItem/updated', {
      wishlistItem: itemSnapshotOf(receiver, item),
      oldVariantId: item.variantId,
      newVariantId: item.variantId,
    });
  }
}
