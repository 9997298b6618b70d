import { productImage } from '@/lib/sandbox/shops/demo/northlight/product-image';
import { prices, products } from '@/lib/sandbox/shops/demo/northlight/products.data';

/** A sentence about each product. */
const TEXTS: Readonly<Record<string, string>> = {
  'wool-scarf': 'Two meters of soft lambswool, woven wide enough to double as a shawl.',
  'merino-beanie': 'A ribbed cap of fine merino that stays put under a hood.',
  'linen-throw': 'Washed linen with a loose weave: light in summer, layered in winter.',
  'beeswax-candle': 'Pure beeswax in a tin with a lid. It burns for about 40 hours.',
  'enamel-mug': 'Steel with two coats of enamel, for the stove, the campfire, or the desk.',
  'felt-slippers': 'Felted wool on a leather sole, warm from the first step.',
  'oak-board': 'One piece of oiled oak with a handle, for bread and for serving.',
  'wool-socks': 'Thick where boots rub, thin where they fit. Knitted from recycled wool.',
  'cotton-apron': 'Heavy cotton with a divided pocket and ties long enough for a bow.',
  'stoneware-teapot': 'A teapot for four cups, with a strainer that keeps small leaves.',
  'rain-poncho': 'Waxed cotton that covers you and your backpack. It packs into its hood.',
  'tea-sampler': 'A box of loose tea for two weeks, blended without added flavors.',
};

/** A product as the pages of the demo shop show it. */
export interface CatalogProduct {
  id: number;
  handle: string;
  title: string;
  /** In euros. */
  price: number;
  variants: readonly { id: number; title: string; isAvailable: boolean }[];
  /** A `data:` address. */
  image: string;
  text: string;
}

/** The products of the demo shop, which every sandbox has too. */
export const CATALOG: readonly CatalogProduct[] = products.map(
  ({ id, handle, title, variants }) => ({
    id,
    handle,
    title,
    image: productImage(handle),
    price: prices[id] ?? 0,
    variants: (variants ?? []).map((variant) => ({
      id: variant.id,
      title: variant.title ?? '',
      isAvailable: variant.isAvailable !== false,
    })),
    text: TEXTS[handle] ?? '',
  }),
);

/** The product with a handle. */
export function productOf(handle: string): CatalogProduct | undefined {
  return CATALOG.find((product) => product.handle === handle);
}

/** An amount in euros as the shop shows it. */
export function euros(amount: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount);
}
