import type { Cart, CartRepository } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';

/** A cart as the theme of a shop returns it. Amounts are hundredths. */
interface ThemeCart {
  token: string | null;
  currency: string;
  items_subtotal_price: number;
  total_price: number;
  items: {
    key: string;
    product_id: number;
    variant_id: number;
    quantity: number;
    final_price: number;
    product_title: string;
    handle: string | null;
    image: string | null;
  }[];
}

/** The cart of a page: that of `setCustomCartRepository`, or else of the theme. */
export const cartOf = ({ page, fetch }: Pick<ModuleContext, 'fetch' | 'page'>): CartRepository =>
  page.cartRepository ?? createThemeCart(fetch);

/**
 * Creates what reads and changes the cart of a theme, at the addresses that all themes have.
 *
 * @param fetch sends the cookies of the page, which identify the cart
 */
export function createThemeCart(fetch: ModuleContext['fetch']): CartRepository {
  const send = async (path: string, body?: object): Promise<unknown> => {
    const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    const write = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(path, body && write);
    if (!response.ok) throw new Error(`The cart of the theme returned ${response.status}.`);
    return response.json();
  };
  const getCart = async () => cartFrom((await send('/cart.js')) as ThemeCart);
  return {
    getCart,
    async addItems(items) {
      const lines = items.map(({ variantId, quantity, properties }) => ({
        id: variantId,
        quantity,
        properties,
      }));
      await send('/cart/add.js', { items: lines });
      // The response has only the added lines.
      return getCart();
    },
    async removeItem(lineId) {
      return cartFrom((await send('/cart/change.js', { id: lineId, quantity: 0 })) as ThemeCart);
    },
  };
}

function cartFrom(cart: ThemeCart): Cart {
  return {
    id: cart.token,
    currency: cart.currency,
    subtotal: cart.items_subtotal_price / 100,
    total: cart.total_price / 100,
    items: cart.items.map((item) => ({
      lineId: item.key,
      productId: item.product_id,
      variantId: item.variant_id,
      quantity: item.quantity,
      price: item.final_price / 100,
      title: item.product_title,
      handle: item.handle,
      image: item.image,
    })),
  };
}
