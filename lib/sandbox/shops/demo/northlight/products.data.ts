import type { ShopInput } from '../../shop-file.schema';
import type { DrawnProduct } from './product-drawings.data';

/** A product without its image, which `productImage` draws: the drawings are heavier than all of this. */
type Product = Omit<NonNullable<ShopInput['products']>[number], 'image'> & {
  handle: DrawnProduct;
};

/** Prices in euros, by product. Totals of orders are made of them. */
export const prices: Readonly<Record<number, number>> = {
  880010: 59,
  880011: 32,
  880012: 89,
  880013: 18.9,
  880014: 16.4,
  880015: 49,
  880016: 42.5,
  880017: 14.9,
  880018: 38,
  880019: 64,
  880020: 79,
  880021: 25.6,
};

/** The beanie in rust is sold out. */
const SOLD_OUT = 990015;

function product(
  id: number,
  handle: DrawnProduct,
  title: string,
  variants: Record<number, string>,
): Product {
  return {
    id,
    handle,
    title,
    variants: Object.entries(variants).map(([variantId, name]) => ({
      id: Number(variantId),
      title: name,
      price: prices[id] ?? null,
      isAvailable: Number(variantId) !== SOLD_OUT,
    })),
  };
}

export const WOOL_SCARF = 880010;
export const TEA_SAMPLER = 880021;

/** Twelve products; nobody has reviewed the tea sampler. */
export const products: readonly Product[] = [
  product(WOOL_SCARF, 'wool-scarf', 'Wool scarf', {
    990011: 'Heather gray',
    990012: 'Forest green',
    990013: 'Navy',
  }),
  product(880011, 'merino-beanie', 'Merino beanie', { 990014: 'Charcoal', 990015: 'Rust' }),
  product(880012, 'linen-throw', 'Linen throw', { 990016: 'Natural', 990017: 'Slate' }),
  product(880013, 'beeswax-candle', 'Beeswax candle', { 990018: 'In a tin' }),
  product(880014, 'enamel-mug', 'Enamel mug', { 990019: 'White', 990020: 'Blue' }),
  product(880015, 'felt-slippers', 'Felt slippers', {
    990021: 'Size 38',
    990022: 'Size 41',
    990023: 'Size 44',
  }),
  product(880016, 'oak-board', 'Oak board', { 990024: '45 cm' }),
  product(880017, 'wool-socks', 'Wool socks', {
    990025: 'Size 36–38',
    990026: 'Size 39–41',
    990027: 'Size 42–44',
    990028: 'Size 45–47',
  }),
  product(880018, 'cotton-apron', 'Cotton apron', { 990029: 'Indigo' }),
  product(880019, 'stoneware-teapot', 'Stoneware teapot', { 990030: '1.1 liters' }),
  product(880020, 'rain-poncho', 'Rain poncho', {
    990033: 'Yellow',
    990034: 'Olive',
    990035: 'Navy',
  }),
  product(TEA_SAMPLER, 'tea-sampler', 'Tea sampler', { 990031: 'Mint', 990032: 'Rooibos' }),
];
