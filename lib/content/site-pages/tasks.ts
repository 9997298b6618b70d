/** First tasks of most developers, in this order. */
export const TASKS = [
  { title: 'Load the SDK', href: '/docs/Sdk/sdk_initialization' },
  { title: 'Build a custom storefront', href: '/docs/Sdk/custom_storefront' },
  { title: 'Redeem points for a reward', href: '/docs/Sdk/modules/rewards/methods/redeemReward' },
  {
    title: 'Save a product to a wishlist',
    href: '/docs/Sdk/modules/wishlists/methods/createWishlistItem',
  },
  { title: 'Receive your first webhook', href: '/docs/Webhooks/start_using' },
];
