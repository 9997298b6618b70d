import type { ReactElement } from 'react';
import type { WidgetName } from '@/lib/content/sdk/widgets';
import { AveragePicture } from './pictures/reviews-average';
import { ListingAveragePicture } from './pictures/reviews-listing-average';
import { TrustBadgePicture } from './pictures/reviews-trust-badge';
import { AvailableRewardsPagePicture } from './pictures/rewards-available-rewards-page';
import { EarnPointsCartPagePicture } from './pictures/rewards-earn-points-cart-page';
import { EarnPointsProductPagePicture } from './pictures/rewards-earn-points-product-page';
import { HistoryPagePicture } from './pictures/rewards-history-page';
import { PointsBalanceInlinePicture } from './pictures/rewards-points-balance-inline';
import { VipTiersCardPicture } from './pictures/rewards-vip-tiers-card';
import { VipTiersPagePicture } from './pictures/rewards-vip-tiers-page';
import { VipTiersSingleProgressPicture } from './pictures/rewards-vip-tiers-single-progress';
import { WaysToEarnPicture } from './pictures/rewards-ways-to-earn';
import { WaysToSpendPicture } from './pictures/rewards-ways-to-spend';
import { AddToWishlistProductCardPicture } from './pictures/wishlists-add-to-wishlist-product-card';
import { AddToWishlistProductPagePicture } from './pictures/wishlists-add-to-wishlist-product-page';
import { WishlistsDrawerPicture } from './pictures/wishlists-drawer';
import { GoToWishlistHeaderPicture } from './pictures/wishlists-go-to-wishlist-header';
import { WishlistsPagePicture } from './pictures/wishlists-page';
import { SaveForLaterModalPicture } from './pictures/wishlists-save-for-later-modal';
import { SharedWishlistPagePicture } from './pictures/wishlists-shared-wishlist-page';
import { ReviewsDrawer } from './reviews/drawer';
import { ReviewsList } from './reviews/list';
import { ReviewsListHeader } from './reviews/list-header';
import { ReviewsMiniSlider } from './reviews/mini-slider';
import { ReviewsPage } from './reviews/page';
import { ReviewsProductPage } from './reviews/product-page';
import { ReviewsQuestionsList } from './reviews/questions-list';
import { ReviewsSlider } from './reviews/slider';
import { RewardsFaqPage } from './rewards/faq-page';
import { RewardsLoyaltyInfoPage } from './rewards/loyalty-info-page';
import { RewardsPopUp } from './rewards/pop-up';
import { RewardsPopUpRoot } from './rewards/pop-up-root';
import { RewardsReferralProgramPage } from './rewards/referral-program-page';
import { RewardsReferralsPage } from './rewards/referrals-page';
import { RewardsVipTiersMultiProgress } from './rewards/vip-tiers-multi-progress';

/** The picture of each widget, by its name in the SDK. */
export const widgetPictures: Readonly<Record<WidgetName, () => ReactElement>> = {
  reviews_average: AveragePicture,
  reviews_listing_average: ListingAveragePicture,
  reviews_mini_slider: ReviewsMiniSlider,
  reviews_questions_list: ReviewsQuestionsList,
  reviews_drawer: ReviewsDrawer,
  reviews_list_header: ReviewsListHeader,
  reviews_list: ReviewsList,
  reviews_page: ReviewsPage,
  reviews_product_page: ReviewsProductPage,
  reviews_slider: ReviewsSlider,
  reviews_trust_badge: TrustBadgePicture,
  rewards_available_rewards_page: AvailableRewardsPagePicture,
  rewards_points_balance_inline: PointsBalanceInlinePicture,
  rewards_earn_points_cart_page: EarnPointsCartPagePicture,
  rewards_earn_points_product_page: EarnPointsProductPagePicture,
  rewards_faq_page: RewardsFaqPage,
  rewards_history_page: HistoryPagePicture,
  rewards_loyalty_info_page: RewardsLoyaltyInfoPage,
  rewards_pop_up_root: RewardsPopUpRoot,
  rewards_pop_up: RewardsPopUp,
  rewards_referral_program_page: RewardsReferralProgramPage,
  rewards_referrals_page: RewardsReferralsPage,
  rewards_vip_tiers_card: VipTiersCardPicture,
  rewards_vip_tiers_multi_progress: RewardsVipTiersMultiProgress,
  rewards_vip_tiers_page: VipTiersPagePicture,
  rewards_vip_tiers_single_progress: VipTiersSingleProgressPicture,
  rewards_ways_to_earn: WaysToEarnPicture,
  rewards_ways_to_spend: WaysToSpendPicture,
  wishlists_add_to_wishlist_product_card: AddToWishlistProductCardPicture,
  wishlists_add_to_wishlist_product_page: AddToWishlistProductPagePicture,
  wishlists_go_to_wishlist_header: GoToWishlistHeaderPicture,
  wishlists_save_for_later_modal: SaveForLaterModalPicture,
  wishlists_shared_wishlist_page: SharedWishlistPagePicture,
  wishlists_drawer: WishlistsDrawerPicture,
  wishlists_page: WishlistsPagePicture,
};
