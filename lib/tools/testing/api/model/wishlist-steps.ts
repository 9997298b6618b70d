import fc from 'fast-check';
import { type ModelItem, wishlistsOf } from './shop-model';
import {
  listAt,
  listIndex,
  owner,
  ownerStep,
  productId,
  variantAt,
  variantIndex,
} from './wishlist-owners';

const isSame = (a: ModelItem, b: ModelItem) =>
  a.productId === b.productId && a.variantId === b.variantId;

const title = fc.constantFrom('Winter', ' winter ', 'Gifts', '\u{1F381} 100 %');

const createWishlist = fc.tuple(owner, title).map(([chosen, wishlistTitle]) =>
  ownerStep('createWishlist', chosen, (model, { key }, send, driver) =>
    send('createWishlist', { wishlistTitle }, ({ body }) => {
      const isDefault = wishlistsOf(model, key).length === 0;
      model.wishlists.push({
        id: body.createdWishlist?.wishlistId,
        owner: key,
        title: wishlistTitle.trim(),
        isDefault,
        isPrivate: false,
        createdAt: driver.now,
        items: [],
      });
      return {
        status: 200,
        body: { createdWishlist: { isDefault, isPrivate: false, items: [] } },
      };
    }),
  ),
);

const createWishlistItem = fc
  .tuple(owner, productId, variantIndex, fc.option(listIndex, { nil: undefined }))
  .map(([chosen, product, variant, index]) =>
    ownerStep(`createWishlistItem ${product}`, chosen, (model, { key }, send, driver) => {
      const variantId = variantAt(model, product, variant);
      const wished = index === undefined ? undefined : (listAt(model, key, index)?.id ?? 999);
      const fields = {
        productId: product,
        ...(variantId !== undefined && { variantId }),
        ...(wished !== undefined && { wishlistId: wished }),
      };
      return send('createWishlistItem', fields, ({ body }) => {
        const variants = model.products.get(product);
        const item = { productId: product, variantId: variantId ?? variants?.[0] ?? 0 };
        if (!variants?.includes(item.variantId)) return { status: 404 };
        const own = wishlistsOf(model, key);
        let list = wished === undefined ? own.at(-1) : own.find(({ id }) => id === wished);
        if (!list && wished !== undefined) return { status: 404 };
        if (list?.items.some((each) => isSame(each, item))) return { status: 400 };
        if (!list) {
          list = {
            id: body.wishlistItem?.wishlistId,
            owner: key,
            title: 'Wishlist',
            isDefault: true,
            isPrivate: false,
            createdAt: driver.now,
            items: [],
          };
          model.wishlists.push(list);
        }
        list.items.push(item);
        return {
          status: 200,
          topics: ['wishlistItem/created'],
          body: { wishlistItem: { wishlistId: list.id, product: { variantId: item.variantId } } },
        };
      });
    }),
  );

const deleteWishlistItem = fc
  .tuple(owner, productId, variantIndex, fc.option(listIndex))
  .map(([chosen, product, variant, index]) =>
    ownerStep(`deleteWishlistItem ${product}`, chosen, (model, { key }, send) => {
      const variantId = variantAt(model, product, variant);
      const wishlistId = index === null ? undefined : (listAt(model, key, index)?.id ?? 999);
      const fields = {
        productId: product,
        ...(variantId !== undefined && { variantId }),
        ...(wishlistId !== undefined && { wishlistId }),
      };
      return send('deleteWishlistItem', fields, () => {
        const isRemoved = (item: ModelItem) =>
          item.productId === product && (variantId === undefined || item.variantId === variantId);
        const lists = wishlistsOf(model, key).filter(
          ({ id }) => wishlistId === undefined || id === wishlistId,
        );
        const removed = lists.flatMap(({ items }) => items.filter(isRemoved));
        if (removed.length === 0) return { status: 404 };
        for (const list of lists) list.items = list.items.filter((item) => !isRemoved(item));
        return { status: 200, topics: removed.map(() => 'wishlistItem/deleted') };
      });
    }),
  );

const moveWishlistItem = fc
  .tuple(owner, fc.nat({ max: 9 }), listIndex, listIndex)
  .map(([chosen, item, from, to]) =>
    ownerStep(`moveWishlistItem ${item}`, chosen, (model, { key }, send) => {
      const listed = listAt(model, key, from);
      const fromWishlistId = listed?.id ?? 999;
      // Mostly a product of the wishlist, otherwise one that is in none.
      const products = [...(listed?.items ?? []).map(({ productId: id }) => id), 999];
      const product = products[item % products.length] ?? 999;
      const toWishlistId = listAt(model, key, to)?.id ?? 998;
      const fields = { productId: product, fromWishlistId, toWishlistId };
      return send('moveWishlistItem', fields, () => {
        if (fromWishlistId === toWishlistId) return { status: 400 };
        const own = wishlistsOf(model, key);
        const source = own.find(({ id }) => id === fromWishlistId);
        const target = own.find(({ id }) => id === toWishlistId);
        if (!source || !target) return { status: 404 };
        const moved = source.items.filter((each) => each.productId === product);
        if (moved.length === 0) return { status: 404 };
        if (moved.some((moving) => target.items.some((each) => isSame(each, moving)))) {
          return { status: 400 };
        }
        source.items = source.items.filter((each) => each.productId !== product);
        target.items.push(...moved);
        return { status: 200, topics: moved.map(() => 'wishlistItem/moved') };
      });
    }),
  );

const updateWishlistItemVariant = fc
  .tuple(owner, productId, listIndex, fc.nat({ max: 3 }), variantIndex)
  .map(([chosen, product, index, newIndex, oldIndex]) =>
    ownerStep(`updateWishlistItemVariant ${product}`, chosen, (model, { key }, send) => {
      const wishlistId = listAt(model, key, index)?.id ?? 999;
      const newVariantId = variantAt(model, product, newIndex) ?? 0;
      const oldVariantId = variantAt(model, product, oldIndex);
      const fields = {
        wishlistId,
        productId: product,
        newVariantId,
        ...(oldVariantId !== undefined && { oldVariantId }),
      };
      return send('updateWishlistItemVariant', fields, () => {
        if (newVariantId === oldVariantId) return { status: 400 };
        const list = wishlistsOf(model, key).find(({ id }) => id === wishlistId);
        const items = (list?.items ?? []).filter((item) => item.productId === product);
        if (items.length === 0) return { status: 404 };
        if (!model.products.get(product)?.includes(newVariantId)) return { status: 404 };
        const [item, ...others] = items.filter(
          ({ variantId }) => oldVariantId === undefined || variantId === oldVariantId,
        );
        if (!item) return { status: 404 };
        if (others.length > 0) return { status: 400 };
        if (items.some(({ variantId }) => variantId === newVariantId)) return { status: 400 };
        item.variantId = newVariantId;
        return { status: 200, topics: ['wishlistItem/updated'] };
      });
    }),
  );

const updateWishlist = fc
  .tuple(
    owner,
    listIndex,
    fc.record(
      { wishlistTitle: title, isDefault: fc.boolean(), isPrivate: fc.boolean() },
      { requiredKeys: [] },
    ),
  )
  .map(([chosen, index, changes]) =>
    ownerStep(`updateWishlist ${JSON.stringify(changes)}`, chosen, (model, { key }, send) => {
      const wishlistId = listAt(model, key, index)?.id ?? 999;
      // The request needs at least one change.
      const wanted = Object.keys(changes).length === 0 ? { isPrivate: true } : changes;
      return send('updateWishlist', { wishlistId, ...wanted }, () => {
        const own = wishlistsOf(model, key);
        const list = own.find(({ id }) => id === wishlistId);
        if (!list) return { status: 404 };
        const { wishlistTitle, isDefault, isPrivate } = changes;
        if (wishlistTitle !== undefined) list.title = wishlistTitle.trim();
        if (isDefault) for (const each of own) each.isDefault = false;
        list.isDefault = isDefault ?? list.isDefault;
        list.isPrivate = isPrivate ?? (wanted === changes ? list.isPrivate : true);
        return { status: 200, body: { updatedWishlist: { wishlistTitle: list.title } } };
      });
    }),
  );

const deleteWishlist = fc.tuple(owner, listIndex).map(([chosen, index]) =>
  ownerStep('deleteWishlist', chosen, (model, { key }, send) => {
    const wishlistId = listAt(model, key, index)?.id ?? 999;
    return send('deleteWishlist', { wishlistId }, () => {
      const list = wishlistsOf(model, key).find(({ id }) => id === wishlistId);
      if (!list) return { status: 404 };
      model.wishlists = model.wishlists.filter((each) => each !== list);
      return { status: 200, topics: list.items.map(() => 'wishlistItem/deleted') };
    });
  }),
);

/** Steps about wishlists. */
export const wishlistSteps = [
  createWishlist,
  createWishlistItem,
  deleteWishlistItem,
  moveWishlistItem,
  updateWishlistItemVariant,
  updateWishlist,
  deleteWishlist,
];
