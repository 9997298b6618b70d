/** The overlay that the widgets of an app open: the class of its placeholder, and what opens it. */
export const OVERLAYS = {
  reviews: ['laurel-rv-drawer-placeholder', 'openReviewsDrawer'],
  rewards: ['laurel-rw-pop-up-placeholder', 'openRewardsPopup'],
  wishlists: ['laurel-wl-drawer-placeholder', 'openWishlistsDrawer'],
} as const;

/** An element for a widget. */
export function elementWith(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
