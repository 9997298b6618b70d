import type { ReactElement } from 'react';
import { ReviewsAverage } from './reviews/average';
import { ReviewsDrawer } from './reviews/drawer';
import { ReviewsList } from './reviews/list';
import { ReviewsListHeader } from './reviews/list-header';
import { ReviewsListingAverage } from './reviews/listing-average';
import { ReviewsMiniSlider } from './reviews/mini-slider';
import { ReviewsPage } from './reviews/page';
import { ReviewsProductPage } from './reviews/product-page';
import { ReviewsQuestionsList } from './reviews/questions-list';
import { ReviewsSlider } from './reviews/slider';
import { ReviewsTrustBadge } from './reviews/trust-badge';
import { RewardsAvailableRewardsPage } from './rewards/available-rewards-page';
import { RewardsEarnPointsCartPage } from './rewards/earn-points-cart-page';
import { RewardsEarnPointsProductPage } from './rewards/earn-points-product-page';
import { RewardsFaqPage } from './rewards/faq-page';
import { RewardsHistoryPage } from './rewards/history-page';
import { RewardsLoyaltyInfoPage } from './rewards/loyalty-info-page';
import { RewardsPointsBalanceInline } from './rewards/points-balance-inline';
import { RewardsPopUp } from './rewards/pop-up';
import { RewardsPopUpRoot } from './rewards/pop-up-root';
import { RewardsReferralProgramPage } from './rewards/referral-program-page';
import { RewardsReferralsPage } from './rewards/referrals-page';
import { RewardsVipTiersCard } from './rewards/vip-tiers-card';
import { RewardsVipTiersMultiProgress } from './rewards/vip-tiers-multi-progress';
import { RewardsVipTiersPage } from './rewards/vip-tiers-page';
import { RewardsVipTiersSingleProgress } from './rewards/vip-tiers-single-progress';
import { RewardsWaysToEarn } from './rewards/ways-to-earn';
import { RewardsWaysToSpend } from './rewards/ways-to-spend';
import { WishlistsAddToWishlistProductCard } from './wishlists/add-to-wishlist-product-card';
import { WishlistsAddToWishlistProductPage } from './wishlists/add-to-wishlist-product-page';
import { WishlistsDrawer } from './wishlists/drawer';
import { WishlistsGoToWishlistHeader } from './wishlists/go-to-wishlist-header';
import { WishlistsPage } from './wishlists/page';
import { WishlistsSaveForLaterModal } from './wishlists/save-for-later-modal';
import { WishlistsSharedWishlistPage } from './wishlists/shared-wishlist-page';

interface WidgetPicture {
  Picture: () => ReactElement;
  /** What the picture shows, in one sentence, for readers who do not see it. */
  alt: string;
}

/** The picture of each storefront widget, by the name that the SDK gives the widget. */
export const widgetPictures = {
  reviews_average: {
    Picture: ReviewsAverage,
    alt: 'Product page of a wool scarf: under the title stand five stars filled to 4.7 and the words 128 reviews.',
  },
  reviews_listing_average: {
    Picture: ReviewsListingAverage,
    alt: 'Product cards of a listing, each with small stars and the number of its reviews under the title.',
  },
  reviews_mini_slider: {
    Picture: ReviewsMiniSlider,
    alt: 'Narrow cart with one short five-star review by Mara V. between two arrows.',
  },
  reviews_questions_list: {
    Picture: ReviewsQuestionsList,
    alt: 'Two questions about a scarf, one answered by the shop and one by a buyer, below a button to ask a question.',
  },
  reviews_drawer: {
    Picture: ReviewsDrawer,
    alt: 'Panel at the side of a dimmed shop page with the tabs Reviews and Questions, two reviews and a button to write one.',
  },
  reviews_list_header: {
    Picture: ReviewsListHeader,
    alt: 'Average of 4.7 from 128 reviews, five bars for the share of each rate, and a button to write a review.',
  },
  reviews_list: {
    Picture: ReviewsList,
    alt: 'Review cards under sorting and filter chips; the first has two photos, a reply of the shop and 14 helpful votes.',
  },
  reviews_page: {
    Picture: ReviewsPage,
    alt: 'Page of a shop with all reviews: search field, average with its bars, the tabs Products and Shop, and two reviews.',
  },
  reviews_product_page: {
    Picture: ReviewsProductPage,
    alt: 'Tabs for 128 reviews and 12 questions; below them the average with its bars beside a list of reviews.',
  },
  reviews_slider: {
    Picture: ReviewsSlider,
    alt: 'Row of three cards, each with a product photo, five stars, a quotation and a link to the product.',
  },
  reviews_trust_badge: {
    Picture: ReviewsTrustBadge,
    alt: 'Badge under a payment button with a shield, the rate 4.7 and the words 1,284 verified reviews.',
  },
  rewards_available_rewards_page: {
    Picture: RewardsAvailableRewardsPage,
    alt: 'Three vouchers, for €5 off, free shipping and a free candle, each with its code and a button to apply it.',
  },
  rewards_points_balance_inline: {
    Picture: RewardsPointsBalanceInline,
    alt: 'Account menu that says in running text: You have 320 points to spend.',
  },
  rewards_earn_points_cart_page: {
    Picture: RewardsEarnPointsCartPage,
    alt: 'Cart with a scarf and a mug; below the total a notice says that this order gives 71 points.',
  },
  rewards_earn_points_product_page: {
    Picture: RewardsEarnPointsProductPage,
    alt: 'Product page of winter boots with a line under the price: 161 points with this product.',
  },
  rewards_faq_page: {
    Picture: RewardsFaqPage,
    alt: 'Four folded questions about the rewards program, the first of them open with its answer.',
  },
  rewards_history_page: {
    Picture: RewardsHistoryPage,
    alt: 'Table of activities with date, reason and points gained or spent, headed by a balance of 320 points.',
  },
  rewards_loyalty_info_page: {
    Picture: RewardsLoyaltyInfoPage,
    alt: 'Banner that greets Mara with 320 points, her Silver tier and a bar that ends €180 before Gold.',
  },
  rewards_pop_up_root: {
    Picture: RewardsPopUpRoot,
    alt: 'Shop page with a round button in its lower corner: a gift, the word Rewards and the balance 320.',
  },
  rewards_pop_up: {
    Picture: RewardsPopUp,
    alt: 'Pop-up in the corner of a shop page with the balance of 320 points and entries to earn, spend, rewards, invitations and tiers.',
  },
  rewards_referral_program_page: {
    Picture: RewardsReferralProgramPage,
    alt: 'Invitation with €10 off for the friend, 100 points for the member, and a personal link to copy or share.',
  },
  rewards_referrals_page: {
    Picture: RewardsReferralsPage,
    alt: 'Landing page for an invited friend: €10 off the first order, an e-mail field and the code that follows.',
  },
  rewards_vip_tiers_card: {
    Picture: RewardsVipTiersCard,
    alt: 'Card of the Silver tier with its medal, the day it was reached and its three perks.',
  },
  rewards_vip_tiers_multi_progress: {
    Picture: RewardsVipTiersMultiProgress,
    alt: 'One bar through the tiers Starter, Silver and Gold with the member’s place marked at €320.',
  },
  rewards_vip_tiers_page: {
    Picture: RewardsVipTiersPage,
    alt: 'Cards of the tiers Starter, Silver and Gold with their conditions and perks; Silver is marked as the member’s own.',
  },
  rewards_vip_tiers_single_progress: {
    Picture: RewardsVipTiersSingleProgress,
    alt: 'Bar from the Silver to the Gold medal with the words: Spend €180.00 more to reach Gold.',
  },
  rewards_ways_to_earn: {
    Picture: RewardsWaysToEarn,
    alt: 'Four ways to earn points, each with an icon, its points and a button; the last is marked as done.',
  },
  rewards_ways_to_spend: {
    Picture: RewardsWaysToSpend,
    alt: 'Three rewards to buy with points: free shipping, a discount set by a slider, and a candle that needs 80 points more.',
  },
  wishlists_add_to_wishlist_product_card: {
    Picture: WishlistsAddToWishlistProductCard,
    alt: 'Product cards with a heart button in the corner of each photo; the heart of the beanie is filled.',
  },
  wishlists_add_to_wishlist_product_page: {
    Picture: WishlistsAddToWishlistProductPage,
    alt: 'Product page of a beanie; beside Add to cart stands a button with a filled heart, the word Saved and the number 42.',
  },
  wishlists_go_to_wishlist_header: {
    Picture: WishlistsGoToWishlistHeader,
    alt: 'Header of a shop with a heart between the other icons and a badge that counts three saved products.',
  },
  wishlists_save_for_later_modal: {
    Picture: WishlistsSaveForLaterModal,
    alt: 'Dialog over a dimmed page that asks whether to keep a mug for later, with a choice of lists and two buttons.',
  },
  wishlists_shared_wishlist_page: {
    Picture: WishlistsSharedWishlistPage,
    alt: 'Page with the shared list of Mara: tabs for two lists and products with price and a button to add them to the cart.',
  },
  wishlists_drawer: {
    Picture: WishlistsDrawer,
    alt: 'Panel at the side of a dimmed shop page with two lists, three saved products and a button to share the list.',
  },
  wishlists_page: {
    Picture: WishlistsPage,
    alt: 'Page with a shopper’s lists at the side and the products of the list Favourites, with tools to rename, share and delete it.',
  },
} satisfies Record<string, WidgetPicture>;

export type WidgetName = keyof typeof widgetPictures;
