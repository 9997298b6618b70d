import { queries, type RelevanceQuery } from './relevance-query';

const GUIDES = '/docs/Api/guides';
const WIDGETS = '/docs/Sdk/placeholders';
const STYLING = '/docs/Sdk/production/styling';

/** Queries in the words of readers who don't know those of the documentation. */
export const READER_RELEVANCE_QUERIES: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  problems: queries(
    ['widget not rendering', `${GUIDES}/troubleshooting`],
    ['widget not showing up', `${GUIDES}/troubleshooting`],
    ['points not showing', `${GUIDES}/troubleshooting`],
    ['cors error', `${GUIDES}/troubleshooting`],
  ),
  access: queries(
    ['api key', `${GUIDES}/authentication`],
    ['where do I get client id', `${GUIDES}/authentication`],
    ['where do I find my client secret', `${GUIDES}/authentication`],
    ['test mode', `${GUIDES}/sandbox`],
  ),
  tools: queries(
    ['postman collection', '/docs/Api'],
    ['postman', '/docs/Api'],
    ['ruby client', '/docs/Api'],
    ['go client', '/docs/Api'],
    ['mcp', '/docs'],
    ['local webhook ngrok', '/docs/Webhooks/receive_locally'],
    ['ngrok', '/docs/Webhooks/receive_locally'],
  ),
  tasks: queries(
    ['how many points does a customer have', '/docs/Api/customers/getCustomer'],
    ['customer points balance', '/docs/Api/customers/getCustomer'],
    ['referral code api', '/docs/Api/customers/getCustomer'],
    ['question and answers', '/docs/Api/questions'],
    ['pos', '/docs/Api/recipes/off_platform_orders'],
    ['export data', '/docs/Api/recipes/nightly_sync'],
  ),
  storefront: queries(
    ['headless', '/docs/Sdk/custom_storefront'],
    ['gtm', '/docs/Sdk/production/privacy'],
    ['load the sdk with a tag manager', '/docs/Sdk/production/privacy'],
    ['performance', '/docs/Sdk/sdk_initialization'],
    ['dark mode widget', STYLING],
    ['dark mode', STYLING],
    ['accessibility', STYLING],
    ['screen reader', STYLING],
  ),
  samples: queries(
    ['code that opens the reviews drawer', '/docs/Sdk/modules/reviews/methods/openReviewsDrawer'],
    [
      'sample that opens the wishlist drawer',
      '/docs/Sdk/modules/wishlists/methods/openWishlistsDrawer',
    ],
    ['code that closes the rewards popup', '/docs/Sdk/modules/rewards/methods/closeRewardsPopup'],
    ['sample react to a saved product', '/docs/Sdk/modules/wishlists/events/wishlist_item_created'],
    ['example setCustomCartRepository', '/docs/Sdk/modules/cart/methods/setCustomCartRepository'],
    ['show a balance', '/docs/Sdk/modules/rewards/methods/getRewardsProgramAccount'],
    ['points balance', '/docs/Sdk/modules/rewards/methods/getRewardsProgramAccount'],
    ['customer saves product', '/docs/Sdk/modules/wishlists/methods/createWishlistItem'],
    ['react when something is saved', '/docs/Sdk/modules/wishlists/events/wishlist_item_created'],
    ['change the color of the stars', STYLING],
    ['change star color', `${STYLING}#colors-corners-and-spacing`],
  ),
  looks: queries(
    ['five stars with a number', `${WIDGETS}/reviews/average`],
    ['stars under product card', `${WIDGETS}/reviews/listing_average`],
    ['carousel of reviews', `${WIDGETS}/reviews/slider`],
    ['review slideshow', `${WIDGETS}/reviews/slider`],
    ['panel that slides in with reviews', `${WIDGETS}/reviews/drawer`],
    ['badge with average rating', `${WIDGETS}/reviews/trust_badge`],
    ['heart icon', `${WIDGETS}/wishlists/add_to_wishlist_product_card`],
    ['heart icon in header', `${WIDGETS}/wishlists/go_to_wishlist_header`],
    ['progress bar to next tier', `${WIDGETS}/rewards/vip_tiers_single_progress`],
    ['table of points history', `${WIDGETS}/rewards/history_page`],
    ['accordion of questions', `${WIDGETS}/rewards/faq_page`],
  ),
  attributes: queries(
    ['data-laurel-min-rate', `${WIDGETS}/reviews/slider`],
    ['data-laurel-layout', `${WIDGETS}/rewards/vip_tiers_page`],
    ['data-laurel-open-first', `${WIDGETS}/rewards/faq_page`],
    ['data-laurel-share-token', `${WIDGETS}/wishlists/shared_wishlist_page`],
    ['hide label of wishlist button', `${WIDGETS}/wishlists/add_to_wishlist_product_page`],
  ),
};

/** Queries about subjects that the site has no page about. */
export const QUERIES_WITHOUT_PAGE: readonly string[] = [
  'ios',
  'mobile app',
  'pricing',
  'status page',
  'support',
  'lazy load widget',
  'uninstall',
];
