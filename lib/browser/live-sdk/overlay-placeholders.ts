import { PREFIX } from '../../storefront/constants';

/**
 * The overlay that the widgets of an app open: its widget, the class of its placeholder, and what opens it. A test
 * compares them with the rules of all widgets, which are heavier than a page that shows one of them needs.
 */
export const OVERLAYS = {
  reviews: {
    name: 'reviews_drawer',
    className: 'laurel-rv-drawer-placeholder',
    open: 'openReviewsDrawer',
  },
  rewards: {
    name: 'rewards_pop_up',
    className: 'laurel-rw-pop-up-placeholder',
    open: 'openRewardsPopup',
  },
  wishlists: {
    name: 'wishlists_drawer',
    className: 'laurel-wl-drawer-widget-placeholder',
    open: 'openWishlistsDrawer',
  },
} as const;

/** A placeholder of an overlay that isn't the subject: without the button that would float above the page. */
export function overlayOf(app: keyof typeof OVERLAYS): HTMLElement {
  const element = elementWith(OVERLAYS[app].className);
  element.setAttribute(`${PREFIX}launcher`, 'false');
  return element;
}

/** An element for a widget. */
export function elementWith(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
