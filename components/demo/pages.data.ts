import type { WidgetName } from '@/lib/content/sdk/widgets';
import { DEMO_DESCRIPTION, DEMO_TITLE } from '@/lib/content/site-pages/demo-page';

/** A page of the demo shop. */
export interface DemoPage {
  path: string;
  title: string;
  description: string;
  /** Query of the links to it: a page that customers send to others. */
  query?: string;
  /** The widgets in its content, in their order. */
  widgets: readonly WidgetName[];
}

/** The pages of the demo shop; product pages have the same widgets. */
export const DEMO_PAGES = {
  home: {
    path: '/demo',
    title: DEMO_TITLE,
    description: DEMO_DESCRIPTION,
    widgets: [
      'wishlists_add_to_wishlist_product_card',
      'reviews_listing_average',
      'reviews_trust_badge',
      'reviews_slider',
      'rewards_ways_to_earn',
      'reviews_list_header',
      'reviews_list',
    ],
  },
  products: {
    path: '/demo/products',
    title: 'All products',
    description: 'The twelve products of the demo shop, with ratings and hearts.',
    widgets: ['wishlists_add_to_wishlist_product_card', 'reviews_listing_average'],
  },
  product: {
    path: '/demo/products/wool-scarf',
    title: 'Product',
    description: 'A product of the demo shop.',
    widgets: [
      'reviews_average',
      'rewards_earn_points_product_page',
      'wishlists_add_to_wishlist_product_page',
      'reviews_mini_slider',
      'reviews_product_page',
      'reviews_questions_list',
    ],
  },
  cart: {
    path: '/demo/cart',
    title: 'Cart',
    description: 'The cart of the demo shop, which this browser keeps.',
    widgets: [
      'rewards_earn_points_cart_page',
      'reviews_trust_badge',
      'rewards_available_rewards_page',
      'rewards_pop_up',
      'wishlists_save_for_later_modal',
    ],
  },
  account: {
    path: '/demo/account',
    title: 'Account',
    description: 'The account of a customer of the demo shop.',
    widgets: [
      'rewards_loyalty_info_page',
      'rewards_points_balance_inline',
      'rewards_vip_tiers_card',
      'rewards_vip_tiers_single_progress',
      'rewards_available_rewards_page',
      'rewards_history_page',
    ],
  },
  rewards: {
    path: '/demo/rewards',
    title: 'Rewards',
    description: 'The rewards program of the demo shop.',
    widgets: [
      'rewards_ways_to_spend',
      'rewards_available_rewards_page',
      'rewards_ways_to_earn',
      'rewards_vip_tiers_multi_progress',
      'rewards_vip_tiers_page',
      'rewards_referral_program_page',
      'rewards_faq_page',
    ],
  },
  reviews: {
    path: '/demo/reviews',
    title: 'Reviews',
    description: 'All reviews of the demo shop and its products.',
    widgets: ['reviews_page'],
  },
  wishlists: {
    path: '/demo/wishlists',
    title: 'Wishlists',
    description: 'The wishlists of a customer of the demo shop.',
    widgets: ['wishlists_page'],
  },
  sharedWishlist: {
    path: '/demo/shared-wishlist',
    query: '?shareToken=sh_1f3c',
    title: 'A shared wishlist',
    description: 'A wishlist that a customer of the demo shop has shared.',
    widgets: ['wishlists_shared_wishlist_page'],
  },
  invitation: {
    path: '/demo/invitation',
    query: '?ref=mv7',
    title: 'An invitation',
    description: 'What a friend of a customer of the demo shop sees.',
    widgets: ['rewards_referrals_page'],
  },
} as const satisfies Record<string, DemoPage>;

export type DemoPageName = keyof typeof DEMO_PAGES;

/** Where customers sign in on the account page. */
export const SIGN_IN = 'sign-in';

/** The address of a product page. */
export const productPath = (handle: string) => `${DEMO_PAGES.products.path}/${handle}`;
