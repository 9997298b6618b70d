import { readStored, writeStored } from '@/lib/browser/storage';
import type { CartRepository, DiscountStrategy } from '@/lib/storefront/declared';
import { CATALOG, type CatalogProduct } from './catalog.data';

/** What the browser keeps of a cart. */
interface StoredCart {
  items: { variantId: number; quantity: number }[];
  /** Codes of rewards that were applied. */
  codes: string[];
}

/** A line of the cart with its product. */
export interface CartLine {
  product: CatalogProduct;
  variant: CatalogProduct['variants'][number];
  quantity: number;
}

const NAME = 'demo-cart';
const EMPTY: StoredCart = { items: [], codes: [] };
const MAX_QUANTITY = 99;

const listeners = new Set<() => void>();

/** Calls a function after each change of the cart, also in other tabs. @returns stops it */
export function onCartChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function read(): StoredCart {
  try {
    return { ...EMPTY, ...JSON.parse(readStored(NAME) ?? '{}') };
  } catch {
    return EMPTY;
  }
}

function write(cart: StoredCart): void {
  writeStored(NAME, JSON.stringify(cart));
  for (const listener of listeners) listener();
}

/** The lines of the cart. What the catalog doesn't have is left out. */
export function cartLines(): CartLine[] {
  return read().items.flatMap(({ variantId, quantity }) => {
    const found = findVariant(variantId);
    return found ? [{ ...found, quantity }] : [];
  });
}

function findVariant(variantId: number): Omit<CartLine, 'quantity'> | null {
  for (const product of CATALOG) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return { product, variant };
  }
  return null;
}

/** The sum of the lines, in euros. */
export function cartTotal(): number {
  const cents = cartLines().reduce(
    (sum, { product, quantity }) => sum + Math.round(product.price * 100) * quantity,
    0,
  );
  return cents / 100;
}

/** Number of items in the cart. */
export const cartCount = () => cartLines().reduce((sum, { quantity }) => sum + quantity, 0);

/** Sets how many of a variant are in the cart. With 0, its line is removed. */
export function setQuantity(variantId: number, quantity: number): void {
  const { items, codes } = read();
  const amount = Math.min(quantity, MAX_QUANTITY);
  const next = items.some((item) => item.variantId === variantId)
    ? items.map((item) => (item.variantId === variantId ? { variantId, quantity: amount } : item))
    : [...items, { variantId, quantity: amount }];
  write({ codes, items: next.filter((item) => item.quantity > 0) });
}

/** Adds items of a variant to the cart. */
export function addToCart(variantId: number, quantity = 1): void {
  const before = read().items.find((item) => item.variantId === variantId)?.quantity ?? 0;
  setQuantity(variantId, before + quantity);
}

export const appliedCodes = (): readonly string[] => read().codes;

/** Empties the cart, after an order. */
export const emptyCart = () => write(EMPTY);

/** The cart, for `setCustomCartRepository`. */
export const cartRepository: CartRepository = {
  async getCart() {
    const total = cartTotal();
    return {
      id: NAME,
      currency: 'EUR',
      subtotal: total,
      total,
      items: cartLines().map(({ product, variant, quantity }) => ({
        lineId: String(variant.id),
        productId: product.id,
        variantId: variant.id,
        quantity,
        price: product.price,
        title: product.title,
        handle: product.handle,
        image: null,
      })),
    };
  },
  async addItems(items) {
    for (const { variantId, quantity } of items) addToCart(variantId, quantity);
    return cartRepository.getCart();
  },
  async removeItem(lineId) {
    setQuantity(Number(lineId), 0);
    return cartRepository.getCart();
  },
};

/** The codes of the cart, for `setCustomDiscountStrategy`. */
export const discountStrategy: DiscountStrategy = {
  async applyDiscount({ code, variantId }) {
    if (variantId) addToCart(variantId);
    const { items, codes } = read();
    write({ items, codes: [...new Set([...codes, code])] });
  },
  async removeDiscount(code) {
    const { items, codes } = read();
    write({ items, codes: codes.filter((applied) => applied !== code) });
  },
  getAppliedDiscounts: async () => [...appliedCodes()],
};
