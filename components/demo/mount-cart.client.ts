import { mountIsland } from '../shell/loading/island.client';
import type { CartProps } from './cart-view.client';

/** Shows the cart in its place on the cart page. */
export async function mountCart(place: HTMLElement, attempt: CartProps['attempt']): Promise<void> {
  const island = await mountIsland<CartProps>(
    () => import('./cart-view.client').then((module) => module.CartView),
    (host) => place.replaceChildren(host),
  );
  island.show({ attempt });
}
