import { cartOf } from '@/lib/storefront/page/theme-cart';
import { messageOf } from '@/lib/storefront/results';
import type { Shop } from '../live/shop.client';

/** Adds one unit to the cart of the page. @returns whether it is in the cart */
export async function addToCart({ context }: Shop, productId: number, variantId: number) {
  try {
    await cartOf(context).addItems([{ productId, variantId, quantity: 1 }]);
    return true;
  } catch (error) {
    context.log.warn(`The item can't be added to the cart: ${messageOf(error)}`);
    return false;
  }
}
