import type { SavedList, SavedProduct } from '@/lib/storefront/data/saved-products';
import type { LiveContext, LiveWidget, WidgetFamily } from '../live/live-widget.client';
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

/** The widgets that save products, and the heart of the header. */
export const family: WidgetFamily = {
  translations: WISHLIST_TEXTS,
  widgets: {
    wishlists_add_to_wishlist_product_card: onCard,
    wishlists_add_to_wishlist_product_page: onProductPage,
    wishlists_go_to_wishlist_header: header,
  },
};
