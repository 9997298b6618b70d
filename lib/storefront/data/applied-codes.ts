import type { CartRepository, IssuedReward } from '../declared';
import type { ModuleContext } from '../modules/loaded-modules';
import { cartOf } from '../page/theme-cart';
import { guarded, successWith } from '../results';
import { personalSource } from './shop-data';

/** What applying needs of a reward. */
export type AppliedReward = Pick<IssuedReward, 'code' | 'type' | 'product'>;

/** Creates the codes of rewards in the checkout of a page that has applied none. */
export function createAppliedCodes(context: Pick<ModuleContext, 'fetch' | 'page' | 'session'>) {
  const { page, session } = context;
  /** Codes that were applied here, for checkouts that can't list theirs. */
  const here = new Set<string>();

  return {
    /** Those that are applied, as far as the page can tell. */
    source: personalSource('rewards', 'applied codes', () =>
      guarded(async () => {
        const strategy = page.discountStrategy;
        const listed = await strategy?.getAppliedDiscounts?.();
        return successWith(listed ?? (strategy?.removeDiscount ? [...here] : []));
      }),
    ),

    /** Whether the checkout of the page can remove codes. */
    canRemove: () => Boolean(page.discountStrategy?.removeDiscount),

    /** Address that applies a code; `null` if the page applies it itself. */
    linkOf({ code }: AppliedReward) {
      if (page.discountStrategy) return null;
      const url = `${session.shop.storefrontUrl}/discount/${encodeURIComponent(code)}`;
      const noProduct = { handle: null, productId: null, variantId: null };
      return page.urlOf(url, { type: 'checkout', ...noProduct });
    },

    /** Applies a code. Adds a free product to the cart first. @throws what the functions of the page throw */
    async apply({ code, type, product }: AppliedReward) {
      const cart = cartOf(context);
      const lineId = product && (await addProduct(cart, product));
      const variantId = product?.variantId ?? null;
      try {
        await page.discountStrategy?.applyDiscount({ code, type, variantId });
      } catch (error) {
        // No customer has asked for the product at its full price.
        if (lineId) await cart.removeItem(lineId);
        throw error;
      }
      here.add(code);
    },

    /** Removes a code. @throws what the function of the page throws */
    async remove(code: string) {
      await page.discountStrategy?.removeDiscount?.(code);
      here.delete(code);
    },
  };
}

/** Adds a free product to the cart, unless it is there. @returns the id of the new line */
async function addProduct(
  cart: CartRepository,
  { id, variantId }: NonNullable<IssuedReward['product']>,
): Promise<string | undefined> {
  const isProduct = (item: { variantId: number }) => item.variantId === variantId;
  if ((await cart.getCart()).items.some(isProduct)) return undefined;
  const { items } = await cart.addItems([{ productId: id, variantId, quantity: 1 }]);
  return items.find(isProduct)?.lineId;
}
