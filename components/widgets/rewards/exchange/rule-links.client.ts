import { hasFailed } from '@/lib/storefront/results';
import type { Shop } from '../../live/shop.client';
import { rewards } from '../shop-rewards.client';
import type { ShownEarningRule } from './ways-to-earn';

/** The placeholders of rules in the page. */
const PLACEHOLDERS = {
  ways_to_earn: '.laurel-rw-ways-to-earn-placeholder',
  ways_to_spend: '.laurel-rw-ways-to-spend-placeholder',
} as const;

/**
 * Shows the ways to earn or to spend: in the page, or in the pop-up. A page without both has a link to them.
 *
 * @param from the button, which may be in the pop-up
 */
export async function showRules(
  shop: Shop,
  view: keyof typeof PLACEHOLDERS,
  from: Element | undefined,
): Promise<void> {
  const { document } = shop.context;
  const inPage = document?.querySelector<HTMLElement>(PLACEHOLDERS[view]);
  if (inPage && !from?.closest('dialog')) {
    const still = document?.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    inPage.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    // The keyboard goes on from there.
    inPage.tabIndex = -1;
    inPage.focus({ preventScroll: true });
    return;
  }
  const opened = await rewards(shop).openRewardsPopup({ view });
  if (hasFailed(opened)) document?.defaultView?.location.assign(shop.linkTo('rewards_page'));
}

/**
 * The targets of the buttons of earning rules.
 *
 * @param registration where guests begin; `null` for customers
 */
export function earnLinks(
  { context }: Shop,
  registration: string | null,
): (rule: ShownEarningRule) => string {
  const { page, session } = context;
  const { storefrontUrl } = session.shop;
  return ({ address, product }) => {
    if (registration) return registration;
    if (!product) return address && /^https?:/i.test(address) ? address : storefrontUrl;
    const { handle, productId } = product;
    const target = { type: 'product', handle, productId, variantId: null } as const;
    return page.urlOf(`${storefrontUrl}/products/${handle}`, target);
  };
}
