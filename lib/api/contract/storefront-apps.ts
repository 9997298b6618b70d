/** The apps that a shop owner can disable, as the storefront SDK names them. */
export const STOREFRONT_APPS = ['reviews', 'rewards', 'wishlists', 'gift_registry'] as const;
