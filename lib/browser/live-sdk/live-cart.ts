import { prices, products } from '../../sandbox/shops/demo/northlight/products.data';
import type { CartRepository, DiscountStrategy } from '../../storefront/declared';

type Cart = Awaited<ReturnType<CartRepository['getCart']>>;
type Line = Cart['items'][number];

function lineOf(productId: number, variantId: number, quantity: number): Line {
  const product = products.find(({ id }) => id === productId);
  return {
    lineId: `${productId}-${variantId}`,
    productId,
    variantId,
    quantity,
    price: prices[productId] ?? 0,
    title: product?.title ?? String(productId),
    handle: product?.handle ?? null,
    image: null,
  };
}

/** Creates a cart with two products of the demo shop, which lasts as long as the page. */
export function createLiveCart(): CartRepository {
  let items = [lineOf(880010, 990011, 1), lineOf(880014, 990020, 1)];
  const cart = async (): Promise<Cart> => {
    const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
    return { id: 'live', currency: 'EUR', subtotal: sum, total: sum, items };
  };
  return {
    getCart: cart,
    addItems(added) {
      items = [
        ...items,
        ...added.map(({ productId, variantId, quantity }) =>
          lineOf(productId, variantId, quantity),
        ),
      ];
      return cart();
    },
    removeItem(lineId) {
      items = items.filter((item) => item.lineId !== lineId);
      return cart();
    },
  };
}

/** Creates the discounts of a checkout, which last as long as the page. */
export function createLiveDiscounts(): DiscountStrategy {
  const codes = new Set<string>();
  return {
    async applyDiscount({ code }) {
      codes.add(code);
    },
    async removeDiscount(code) {
      codes.delete(code);
    },
    getAppliedDiscounts: async () => [...codes],
  };
}
