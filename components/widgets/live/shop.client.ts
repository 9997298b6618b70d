import { createShopData, type ShopData } from '@/lib/storefront/data/shop-data';
import type { ModuleContext, PageModuleContext } from '@/lib/storefront/modules/loaded-modules';
import type { Overlays } from '@/lib/storefront/overlays/overlays';
import type { Renderer } from '@/lib/storefront/placeholders/renderer';
import type { CommonTexts } from './texts.data.client';

/** Default paths of the pages of a shop that widgets link to. */
const PATHS = {
  cart: '/cart',
  reviews_page: '/pages/reviews',
  rewards_page: '/pages/rewards',
  wishlists_page: '/pages/wishlists',
} as const;

/** What the widgets of a page share. */
export interface Shop {
  data: ShopData;
  /** Of displayed amounts. */
  currency: string;
  texts: CommonTexts;
  /** What the methods of modules use. */
  context: PageModuleContext;
  /** The address of a page of the shop. */
  linkTo(page: keyof typeof PATHS): string;
  /** Renders a widget in an element of another one. */
  renderWidget: Renderer['renderWidget'];
}

/** Creates what the widgets of a page share. Nothing is read yet. */
export function createShop(
  context: ModuleContext,
  overlays: () => Overlays,
  { renderWidget, texts }: Pick<Shop, 'renderWidget' | 'texts'>,
): Shop {
  const { options, page, requests, session } = context;
  const data = createShopData();
  requests.onChange((area) =>
    data.refresh((source) => (area ? source.area === area : source.isPersonal)),
  );
  return {
    data,
    currency: options.currency ?? session.shop.currency,
    texts,
    renderWidget,
    context: {
      ...context,
      get overlays() {
        return overlays();
      },
    },
    linkTo(type) {
      const url = session.shop.storefrontUrl + PATHS[type];
      return page.urlOf(url, { type, handle: null, productId: null, variantId: null });
    },
  };
}

/** Creates something once for each page. */
export function perShop<Created extends object>(
  create: (shop: Shop) => Created,
): (shop: Shop) => Created {
  const known = new WeakMap<Shop, Created>();
  return (shop) => {
    const created = known.get(shop) ?? create(shop);
    known.set(shop, created);
    return created;
  };
}
