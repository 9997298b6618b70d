import { PREFIX, ruleNamed } from '../../storefront/placeholders/widget-rules';

/** The overlay that the widgets of an app open: its widget, and what opens it. */
export const OVERLAYS = {
  reviews: ['reviews_drawer', 'openReviewsDrawer'],
  rewards: ['rewards_pop_up', 'openRewardsPopup'],
  wishlists: ['wishlists_drawer', 'openWishlistsDrawer'],
} as const;

/** A placeholder of an overlay that isn't the subject: without the button that would float above the page. */
export function overlayOf(app: keyof typeof OVERLAYS): HTMLElement {
  const element = elementWith(ruleNamed(OVERLAYS[app][0]).className);
  element.setAttribute(`${PREFIX}launcher`, 'false');
  return element;
}

/** An element for a widget. */
export function elementWith(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
