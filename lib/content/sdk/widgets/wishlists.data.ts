import { dialogEvents, overlayEvents } from './common-events';
import type { WidgetAttribute, WidgetDefinition, WidgetEvent } from './definition';

const BUTTON_CLASS: WidgetAttribute = {
  // The underscore is the real spelling of this one attribute.
  name: 'data-laurel-button_class',
  type: 'text',
  default: null,
  description: 'Additional class of the button inside the shadow root.',
};

const ITEM_DELETED: WidgetEvent = {
  name: 'wishlist_item_deleted',
  when: 'The server has removed the item.',
};

const TOGGLE_EVENTS: readonly WidgetEvent[] = [
  { name: 'wishlist_item_created', when: 'The server has stored the item.' },
  ITEM_DELETED,
  ...dialogEvents('save_for_later'),
];

export const WISHLISTS_WIDGETS = [
  {
    name: 'wishlists_add_to_wishlist_product_card',
    title: 'Add to wishlist: product card',
    app: 'wishlists',
    place: 'card',
    placeholderClass: 'laurel-add-to-wishlist-product-card-placeholder',
    slug: 'Sdk/placeholders/wishlists/add_to_wishlist_product_card',
    usesProduct: 'required',
    usesVariant: true,
    attributes: [BUTTON_CLASS],
    events: TOGGLE_EVENTS,
  },
  {
    name: 'wishlists_add_to_wishlist_product_page',
    title: 'Add to wishlist: product page',
    app: 'wishlists',
    place: 'product',
    placeholderClass: 'laurel-wl-add-to-wishlist-placeholder',
    slug: 'Sdk/placeholders/wishlists/add_to_wishlist_product_page',
    usesProduct: 'required',
    usesVariant: true,
    attributes: [
      BUTTON_CLASS,
      {
        name: 'data-laurel-with-count',
        type: 'boolean',
        default: 'true',
        description: 'Whether the button shows how many customers have saved the product.',
      },
    ],
    events: TOGGLE_EVENTS,
  },
  {
    name: 'wishlists_go_to_wishlist_header',
    title: 'Go to wishlist: header',
    app: 'wishlists',
    place: 'anywhere',
    placeholderClass: 'laurel-wl-go-to-wishlist-header-placeholder',
    slug: 'Sdk/placeholders/wishlists/go_to_wishlist_header',
    attributes: [
      {
        name: 'data-laurel-target',
        type: 'choice',
        values: ['drawer', 'page'],
        default: 'drawer',
        description: 'Whether a click opens the drawer or the wishlists page.',
        example: 'drawer',
      },
      {
        name: 'data-laurel-with-count',
        type: 'boolean',
        default: 'true',
        description: 'Whether the heart shows the number of saved items.',
      },
    ],
    events: [
      {
        name: 'widget_opened',
        when: 'A click has opened the wishlists drawer (`widget` is `wishlists_drawer`).',
      },
    ],
  },
  {
    name: 'wishlists_save_for_later_modal',
    title: 'Save for later modal',
    app: 'wishlists',
    place: 'cart',
    placeholderClass: 'laurel-wl-save-for-later-modal-placeholder',
    slug: 'Sdk/placeholders/wishlists/save_for_later_modal',
    attributes: [],
    events: [
      ...dialogEvents('save_for_later'),
      { name: 'wishlist_item_created', when: 'The server has stored the item that was kept.' },
    ],
  },
  {
    name: 'wishlists_shared_wishlist_page',
    title: 'Shared wishlist page',
    app: 'wishlists',
    place: 'page',
    placeholderClass: 'laurel-wl-shared-wishlist-page-placeholder',
    slug: 'Sdk/placeholders/wishlists/shared_wishlist_page',
    attributes: [
      {
        name: 'data-laurel-share-token',
        type: 'text',
        default: null,
        description:
          'Token of the share link. Defaults to the query parameter `shareToken` of the page.',
      },
    ],
    events: [],
  },
  {
    name: 'wishlists_drawer',
    title: 'Wishlists drawer',
    app: 'wishlists',
    place: 'overlay',
    placeholderClass: 'laurel-wl-drawer-widget-placeholder',
    slug: 'Sdk/placeholders/wishlists/drawer',
    attributes: [
      {
        name: 'data-laurel-position',
        type: 'choice',
        values: ['left', 'right'],
        default: 'right',
        description: 'Side of the window for the launcher and the panel.',
        example: 'right',
      },
      {
        name: 'data-laurel-launcher',
        type: 'boolean',
        default: 'true',
        description: 'Whether the floating button is visible. The panel can open without it.',
      },
    ],
    overlay: true,
    events: [
      ...overlayEvents('wishlists_drawer'),
      ITEM_DELETED,
      ...dialogEvents('wishlist_share', 'wishlist_form'),
    ],
  },
  {
    name: 'wishlists_page',
    title: 'Wishlists page',
    app: 'wishlists',
    place: 'page',
    placeholderClass: 'laurel-wl-page-placeholder',
    slug: 'Sdk/placeholders/wishlists/page',
    attributes: [
      {
        name: 'data-laurel-per-page',
        type: 'integer',
        default: '50',
        range: [1, 250],
        description: 'Number of items of a list on one page, from 1 to 250.',
        example: '24',
      },
    ],
    events: [ITEM_DELETED, ...dialogEvents('wishlist_form', 'wishlist_share')],
  },
] as const satisfies readonly WidgetDefinition[];
