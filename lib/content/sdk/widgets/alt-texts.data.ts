import type { WidgetName } from '../widgets';

/** Alternative text of each widget's picture, also used in the page Markdown. */
export const WIDGET_ALT_TEXTS: Readonly<Record<WidgetName, string>> = {
  reviews_average:
    'Product page of a wool scarf: below the title are five stars, filled to 4.7, and the words 128 reviews.',
  reviews_listing_average:
    'Product cards of a listing, each with small stars and the number of its reviews under the title.',
  reviews_mini_slider: 'Narrow cart with one short five-star review by Mara V. between two arrows.',
  reviews_questions_list:
    'Two questions about a scarf, one answered by the shop and one by a buyer, below a button to ask a question.',
  reviews_drawer:
    'Panel at the side of a dimmed shop page with the tabs Reviews and Questions, the average of a scarf with its bars, and a review.',
  reviews_list_header:
    'Average of 4.7 from 128 reviews, five bars for the share of each rating, and a button to write a review.',
  reviews_list:
    'Review cards under sorting and filter chips; the first has two photos, a reply of the shop and 14 helpful votes.',
  reviews_page:
    'Page of a shop with all reviews: search field, average with its bars, the tabs Products and Shop, and two reviews.',
  reviews_product_page:
    'Tabs for 128 reviews and 12 questions; below them the average with its bars beside a list of reviews.',
  reviews_slider:
    'Row of three cards, each with a product photo, five stars, a quotation and a link to the product.',
  reviews_trust_badge:
    'Badge under a payment button with a shield, the rating 4.7 and the words 1,284 verified reviews.',
  rewards_available_rewards_page:
    'Three rewards, €10 off, free shipping and a free tea sampler, each with its code and a button to apply it.',
  rewards_points_balance_inline: 'Account menu with the sentence: You have 320.5 points to spend.',
  rewards_earn_points_cart_page:
    'Cart with a scarf and a mug; below the total, a line says that this order earns 71.25 points.',
  rewards_earn_points_product_page:
    'Product page of winter boots with a line under the price: 129 points with this product.',
  rewards_faq_page:
    'Four questions about the rewards program; the first one is open and shows its answer.',
  rewards_history_page:
    'List of activities with date, reason and the points that were gained or spent.',
  rewards_loyalty_info_page:
    'Banner that greets Mara with 320.5 points, her Silver tier and a bar that ends €266.15 before Gold.',
  rewards_pop_up_root:
    'Shop page with a round button in its lower corner: a gift, the word Rewards and the balance 320.5.',
  rewards_pop_up:
    'Pop-up in the corner of a shop page with the balance of 320.5 points and entries for earning, spending, rewards, referrals and tiers.',
  rewards_referral_program_page:
    'Invitation with €10 off for the friend, 100 points for the customer, and a personal link to copy or share.',
  rewards_referrals_page:
    'Landing page for an invited friend: €10 off the first order, an email field and the code that follows.',
  rewards_vip_tiers_card:
    'Card of the Silver tier with its medal, the day it was reached and its two perks.',
  rewards_vip_tiers_multi_progress:
    'One bar through the tiers Starter, Silver, Gold and Platinum, filled to €233.85, with the words: Spend €266.15 more to reach Gold.',
  rewards_vip_tiers_page:
    'Cards of the tiers Starter, Silver, Gold and Platinum with their conditions and perks; Silver is marked as the customer’s tier.',
  rewards_vip_tiers_single_progress:
    'Bar from the Silver to the Gold medal with the words: Spend €266.15 more to reach Gold.',
  rewards_ways_to_earn:
    'Four ways to earn points, each with an icon, its points and a button; the third is marked as done.',
  rewards_ways_to_spend:
    'Three rewards to buy with points: free shipping, a discount of any amount, and a candle that needs 80 points more.',
  wishlists_add_to_wishlist_product_card:
    'Product cards with a heart button in the corner of each photo; the heart of the beanie is filled.',
  wishlists_add_to_wishlist_product_page:
    'Product page of a beanie; beside Add to cart is a button with a filled heart, the word Saved and the number 42.',
  wishlists_go_to_wishlist_header:
    'Header of a shop with a heart between the other icons and a badge that counts three saved products.',
  wishlists_save_for_later_modal:
    'Dialog over a dimmed page that asks whether to keep a mug for later, with a choice of lists and two buttons.',
  wishlists_shared_wishlist_page:
    'Page with a shared list: tabs for two lists and products with price and a button to add them to the cart.',
  wishlists_drawer:
    'Panel at the side of a dimmed shop page with two lists, three saved products and a button to share the list.',
  wishlists_page:
    'Page with a customer’s lists at the side and the products of the list Favorites, with tools to rename, share and delete it.',
};
