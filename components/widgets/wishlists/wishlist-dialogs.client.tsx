import { useEffect } from 'react';
import type { SavedList } from '@/lib/storefront/data/saved-products';
import { cartOf } from '@/lib/storefront/page/theme-cart';
import type { PanelDetails } from '@/lib/storefront/placeholders/renderer';
import { hasFailed, messageOf } from '@/lib/storefront/results';
import type { LivePanel, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { NOTHING } from '../live/use-source.client';
import { DIALOG_TEXTS } from './dialog-texts.data';
import { ListForm } from './list-form.client';
import { SaveItem } from './save-item.client';
import { ShareList } from './share-list.client';
import { saved, wishlists } from './shop-wishlists.client';
import { watchCart } from './watch-cart.client';

type DialogMessages = typeof DIALOG_TEXTS.en;
type ListPanel = LivePanel<SavedList[], DialogMessages>;

const findList = (lists: readonly SavedList[] | undefined, { wishlistId }: PanelDetails) =>
  lists?.find((list) => list.wishlistId === wishlistId);

const form: ListPanel = {
  sourceFor: (_, shop) => saved(shop).lists,
  render: (lists, { view, shop, texts }) =>
    lists && (
      <ListForm
        list={findList(lists, view.details)}
        onDone={() => view.close(true)}
        shop={shop}
        texts={texts}
      />
    ),
};

const share: ListPanel = {
  sourceFor: (_, shop) => saved(shop).lists,
  render(lists, { view, shop, texts }) {
    const list = findList(lists, view.details);
    return (
      list && <ShareList list={list} onDone={() => view.close(true)} shop={shop} texts={texts} />
    );
  },
};

const saveForLater: ListPanel = {
  sourceFor: (_, shop) => saved(shop).lists,
  render: (lists, { view, shop, texts }) =>
    lists && (
      <SaveItem
        details={view.details}
        lists={lists}
        onCancel={() => view.close()}
        onSave={(wishlistId) => {
          // First, as documented: the item is stored after the dialog has closed.
          view.close(true);
          void save(shop, wishlistId, view.details);
        }}
        shop={shop}
        texts={texts}
      />
    ),
};

/** Saves the item of the dialog in a list. If that fails, the dialog opens again and says so. */
async function save(shop: Shop, wishlistId: number | undefined, details: PanelDetails) {
  const { productId, variantId, lineId } = details;
  const { overlays } = shop.context;
  const created = await wishlists(shop).createWishlistItem({
    productId: Number(productId),
    ...(variantId && { variantId: Number(variantId) }),
    ...(wishlistId && { wishlistId }),
  });
  const code = hasFailed(created) ? `${created.error.code}` : null;
  if (code === 'NOT_AUTHENTICATED') overlays.openDialog('wishlists', 'sign_in');
  else if (code !== null && code !== 'ALREADY_EXISTS') {
    overlays.openDialog('wishlists', 'save_for_later', { ...details, hasFailed: 1 });
  } else if (typeof lineId === 'string') await removeLine(shop, lineId);
}

/** Removes a line from the cart, if it is still there. */
async function removeLine({ context }: Shop, lineId: string) {
  try {
    const cart = cartOf(context);
    const { items } = await cart.getCart();
    if (items.some((line) => line.lineId === lineId)) await cart.removeItem(lineId);
  } catch (error) {
    context.log.warn(`The item can't be removed from the cart: ${messageOf(error)}`);
  }
}

/** Opens the dialog when an item leaves the cart. */
function CartWatcher({ shop }: { shop: Shop }) {
  useEffect(
    () =>
      watchCart(shop, ({ productId, variantId, lineId, title, price, image }, currency) => {
        const line = { productId, variantId, lineId, title, price, image, currency };
        shop.context.overlays.openDialog('wishlists', 'save_for_later', line);
      }),
    [shop],
  );
  return null;
}

const cartPage: LiveWidget<null, DialogMessages> = {
  sourceFor: () => NOTHING,
  render: (_, { shop }) => <CartWatcher shop={shop} />,
};

/** The dialogs with wishlists, and the widget that opens one on the cart page. */
export const family: WidgetFamily = {
  translations: DIALOG_TEXTS,
  widgets: { wishlists_save_for_later_modal: cartPage },
  panels: { save_for_later: saveForLater, wishlist_form: form, wishlist_share: share },
};
