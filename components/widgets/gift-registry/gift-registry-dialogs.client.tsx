import { ERROR_CODES } from '@/lib/storefront/constants';
import {
  createGiftRegistries,
  type GiftRegistry,
  type GiftRegistryFields,
} from '@/lib/storefront/data/gift-registry';
import type { ShopProduct } from '@/lib/storefront/data/products';
import { personalSource, type Source } from '@/lib/storefront/data/shop-data';
import type { PanelView } from '@/lib/storefront/placeholders/renderer';
import { hasFailed, successWith } from '@/lib/storefront/results';
import type { LivePanel, WidgetFamily } from '../live/live-widget.client';
import { perShop, type Shop } from '../live/shop.client';
import { products } from '../live/shop-products.client';
import { RegistryForm, type SaveFailure } from './registry-form.client';
import { REGISTRY_TEXTS } from './texts.data.client';

const registries = perShop(({ context }) => createGiftRegistries(context));

/** What the form begins with. */
interface FormStart {
  registry: GiftRegistry | null;
  product: { product: ShopProduct; variantId: number } | null;
}

/** The numbers of the call that opened the form. */
function idsOf({ details }: PanelView) {
  const id = (name: string) => (details[name] ? Number(details[name]) : undefined);
  return { registryId: id('registryId'), productId: id('productId'), variantId: id('variantId') };
}

function formSource(view: PanelView, shop: Shop): Source<FormStart> {
  const { registryId, productId, variantId } = idsOf(view);
  return personalSource(
    'gift_registry',
    `gift registry ${registryId} ${productId} ${variantId}`,
    async () => {
      const [registry, product] = await Promise.all([
        registryId === undefined ? successWith(null) : registries(shop).read(registryId),
        productId === undefined
          ? successWith(null)
          : shop.data.read(products(shop).ofProduct(productId)),
      ]);
      if (hasFailed(registry)) return registry;
      if (hasFailed(product)) return product;
      const chosen = variantId ?? product.data?.variants[0]?.variantId ?? 0;
      return successWith({
        registry: registry.data,
        product: product.data && { product: product.data, variantId: chosen },
      });
    },
  );
}

/** The reasons that customers can understand, by the codes of errors. The form itself rejects invalid fields. */
const REASONS: Readonly<Record<string, SaveFailure>> = {
  [ERROR_CODES.CUSTOMER_NOT_ELIGIBLE]: 'full',
  [ERROR_CODES.NOT_FOUND]: 'unknown',
};

async function save(
  view: PanelView,
  shop: Shop,
  fields: GiftRegistryFields,
): Promise<SaveFailure | null> {
  const saved = await registries(shop).save({ ...fields, ...idsOf(view) });
  if (hasFailed(saved)) return REASONS[`${saved.error.code}`] ?? 'failed';
  view.close(true);
  return null;
}

const form: LivePanel<FormStart, typeof REGISTRY_TEXTS.en> = {
  sourceFor: formSource,
  render: (data, { view, shop, texts }) =>
    data && <RegistryForm {...data} onSave={(fields) => save(view, shop, fields)} texts={texts} />,
};

/** The dialogs of gift registries. */
export const family: WidgetFamily = {
  translations: REGISTRY_TEXTS,
  widgets: {},
  panels: { gift_registry_form: form },
};
