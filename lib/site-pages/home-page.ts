/** The widget on the first screen of the home page. */
export const SHOWN_WIDGET = 'rewards_pop_up';

/** The two links on the first screen. */
export const ACTIONS = [
  { title: 'Read the documentation', href: '/docs' },
  { title: 'Start in five minutes', href: '/docs/Sdk/sdk_initialization' },
] as const;

/** The three parts of the product, as the home page presents them. */
export const WAYS_IN = [
  {
    title: 'Storefront SDK',
    href: '/docs/Sdk',
    text: 'Put balances, tiers, reviews and wishlists into any page: placeholders that become widgets, methods that always resolve, events you can trust.',
  },
  {
    title: 'Webhooks',
    href: '/docs/Webhooks',
    text: 'Signed deliveries for 17 topics: points, rewards, tiers, reviews, questions and wishlist items, with receivers to copy.',
  },
  {
    title: 'Private API',
    href: '/api',
    text: 'Server to server: customers and points, rewards, reviews, questions, gallery and wishlists, in 47 endpoints with one error body.',
  },
];

/** What most developers do first, in this order. */
export const TASKS = [
  { title: 'Load and initialize the SDK', href: '/docs/Sdk/sdk_initialization' },
  { title: 'Build a custom storefront', href: '/docs/Sdk/custom_storefront' },
  { title: 'Redeem points for a reward', href: '/docs/Sdk/modules/rewards/methods/redeemReward' },
  {
    title: 'Save a product to a wishlist',
    href: '/docs/Sdk/modules/wishlists/methods/createWishlistItem',
  },
  { title: 'Receive your first webhook', href: '/docs/Webhooks/start_using' },
];
