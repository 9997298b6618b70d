import { products } from '../../sandbox/shops/demo/northlight/products.data';
import type { Cart, CartRepository, DiscountStrategy } from '../../storefront/declared';

/** What a cart of the demo shop keeps. */
export interface CartContent {
  items: readonly { variantId: number; quantity: number }[];
  /** Codes of rewards that were applied. */
  codes: readonly string[];
}

/** The place where a cart keeps its content. */
export interface CartStore {
  read(): CartContent;
  write(content: CartContent): void;
}

const MAX_QUANTITY = 99;

/** A store that lasts as long as the page, with two products at first. */
function storeOfPage(): CartStore {
  let content: CartContent = {
    items: [990011, 990020].map((variantId) => ({ variantId, quantity: 1 })),
    codes: [],
  };
  return {
    read: () => content,
    write(next) {
      content = next;
    },
  };
}

/** Lines of a cart. What the demo shop doesn't have is left out. */
function linesOf({ items }: CartContent): Cart['items'] {
  return items.flatMap(({ variantId, quantity }) => {
    const product = products.find(({ variants }) => variants?.some(({ id }) => id === variantId));
    if (!product) return [];
    const { id: productId, title = '', handle = null, variants = [] } = product;
    const price = variants.find(({ id }) => id === variantId)?.price ?? 0;
    const lineId = String(variantId);
    return [{ lineId, productId, variantId, quantity, price, title, handle, image: null }];
  });
}

/** Creates a cart of the demo shop, as a shop passes it to the SDK. */
export function createCart({ read, write }: CartStore = storeOfPage()) {
  const current = (): Cart => {
    const items = linesOf(read());
    // In cents, since sums of fractions are inexact.
    const cents = items.reduce(
      (sum, item) => sum + Math.round(item.price * 100) * item.quantity,
      0,
    );
    return { id: 'demo-cart', currency: 'EUR', subtotal: cents / 100, total: cents / 100, items };
  };
  const setQuantity = (variantId: number, quantity: number) => {
    const { items, codes } = read();
    const changed = { variantId, quantity: Math.min(quantity, MAX_QUANTITY) };
    const isNew = items.every((item) => item.variantId !== variantId);
    const next = isNew
      ? [...items, changed]
      : items.map((item) => (item.variantId === variantId ? changed : item));
    write({ codes, items: next.filter((item) => item.quantity > 0) });
  };
  const add = (variantId: number, quantity = 1) => {
    const before = read().items.find((item) => item.variantId === variantId)?.quantity ?? 0;
    setQuantity(variantId, before + quantity);
  };
  const setCodes = (codes: Iterable<string>) =>
    write({ items: read().items, codes: [...new Set(codes)] });

  const repository: CartRepository = {
    getCart: async () => current(),
    async addItems(items) {
      for (const { variantId, quantity } of items) add(variantId, quantity);
      return current();
    },
    async removeItem(lineId) {
      setQuantity(Number(lineId), 0);
      return current();
    },
  };
  const discounts: Required<DiscountStrategy> = {
    async applyDiscount({ code, variantId }) {
      if (variantId) add(variantId);
      setCodes([...read().codes, code]);
    },
    async removeDiscount(code) {
      setCodes(read().codes.filter((applied) => applied !== code));
    },
    getAppliedDiscounts: async () => [...read().codes],
  };
  return { current, setQuantity, add, repository, discounts };
}
