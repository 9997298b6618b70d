import type { SdkEventMap } from '../../storefront/declared';

/** Names of the documented events. */
export const SDK_EVENTS = [
  'widget_injected',
  'widget_opened',
  'widget_closed',
  'modal_opened',
  'modal_closed',
  'poup_widget_view_changed',
  'wishlist_item_created',
  'wishlist_item_deleted',
] as const satisfies readonly (keyof SdkEventMap)[];
