import type { SavedList, SavedProduct } from '@/lib/storefront/data/saved-products';
import type { PanelDetails } from '@/lib/storefront/placeholders/renderer';
import { hasFailed } from '@/lib/storefront/results';
import type { LiveContext, LivePanel, LiveWidget, WidgetFamily } from '../live/live-widget.client';
import type { Shop } from '../live/shop.client';
import { ChooseList } from './choose-list.client';
import { HeaderLink } from './header-link';
import { SaveButton } from './save-button';
import { saved, wishlists } from './shop-wishlists.client';
import { WISHLIST_TEXTS } from './texts.data';
import { useSaving } from './use-saving.client';

type WishlistMessages = typeof WISHLIST_TEXTS.en;
type WishlistWidget<Data> = LiveWidget<Data, WishlistMessages>;

interface SavingProps extends LiveContext<WishlistMessages> {
  product: SavedProduct | undefined;
  isWide?: boolean;
}

function Saving({ product, view, shop, texts, isWide }: SavingProps) {
  const { toggle, ...state } = useSaving(shop, product, view);
  const { button_class: buttonClass, 'with-count': withCount } = view.attributes;
  return (
    <SaveButton
      {...state}
      buttonClass={buttonClass as string | null}
      count={isWide && withCount !== false ? (product?.wishlistItemsCount ?? null) : null}
      isWide={isWide}
      onClick={toggle}
      texts={texts}
    />
  );
}

const onCard: WishlistWidget<SavedProduct> = {
  // Placeholders render it only with a product.
  sourceFor: ({ productId }, shop) => saved(shop).ofProduct(productId as number),
  // It is on top of an image, so it needs no space until it is there.
  render: (product, context) => product && <Saving {...context} product={product} />,
};

const onProductPage: WishlistWidget<SavedProduct> = {
  sourceFor: ({ productId }, shop) => saved(shop).ofProduct(productId as number),
  render: (product, context) => <Saving {...context} isWide product={product} />,
};

const header: WishlistWidget<SavedList[]> = {
  sourceFor: (_, shop) => saved(shop).lists,
  render: (lists, { view, shop, texts }) => (
    <HeaderLink
      count={lists?.reduce((sum, { items }) => sum + items.length, 0)}
      href={view.attributes.target === 'page' ? shop.linkTo('wishlists_page') : undefined}
      onClick={() => void wishlists(shop).openWishlistsDrawer()}
      texts={texts}
      withCount={view.attributes['with-count'] !== false}
    />
  ),
};

/** Saves the item of the dialog in a list. If that fails, the dialog opens again and says so. */
async function saveIn(shop: Shop, wishlistId: number, details: PanelDetails) {
  const { productId, variantId } = details;
  const created = await wishlists(shop).createWishlistItem({
    productId: Number(productId),
    ...(variantId && { variantId: Number(variantId) }),
    wishlistId,
  });
  if (!hasFailed(created)) return;
  const again = { productId, variantId, hasFailed: 1 };
  shop.context.overlays.openDialog('wishlists', 'save_for_later', again);
}

const saveForLater: LivePanel<SavedList[], WishlistMessages> = {
  sourceFor: (_, shop) => saved(shop).lists,
  render: (lists, { view, shop, texts }) =>
    lists && (
      <ChooseList
        lists={lists}
        hasFailed={Boolean(view.details.hasFailed)}
        onChoose={(wishlistId) => {
          // First, as documented: the item is stored after the dialog has closed.
          view.close(true);
          void saveIn(shop, wishlistId, view.details);
        }}
        texts={texts}
      />
    ),
};

/** The widgets and dialogs with wishlists. */
export const family: WidgetFamily = {
  translations: WISHLIST_TEXTS,
  widgets: {
    wishlists_add_to_wishlist_product_card: onCard,
    wishlists_add_to_wishlist_product_page: onProductPage,
    wishlists_go_to_wishlist_header: header,
  },
  panels: { save_for_later: saveForLater },
};
