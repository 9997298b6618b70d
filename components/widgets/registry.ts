import type { ReactElement } from 'react';
import type { WidgetName } from '@/lib/content/sdk/widgets';
import { AveragePicture } from './pictures/reviews-average';
import { ReviewsDrawerPicture } from './pictures/reviews-drawer';
import { ReviewsListPicture } from './pictures/reviews-list';
import { ReviewsListHeaderPicture } from './pictures/reviews-list-header';
import { ListingAveragePicture } from './pictures/reviews-listing-average';
import { MiniSliderPicture } from './pictures/reviews-mini-slider';
import { ReviewsPagePicture } from './pictures/reviews-page';
import { ReviewsProductPagePicture } from './pictures/reviews-product-page';
import { QuestionsListPicture } from './pictures/reviews-questions-list';
import { SliderPicture } from './pictures/reviews-slider';
import { TrustBadgePicture } from './pictures/reviews-trust-badge';
import { AvailableRewardsPagePicture } from './pictures/rewards-available-rewards-page';
import { EarnPointsCartPagePicture } from './pictures/rewards-earn-points-cart-page';
import { EarnPointsProductPagePicture } from './pictures/rewards-earn-points-product-page';
import { FaqPagePicture } from './pictures/rewards-faq-page';
import { HistoryPagePicture } from './pictures/rewards-history-page';
import { LoyaltyInfoPagePicture } from './pictures/rewards-loyalty-info-page';
import { PointsBalanceInlinePicture } from './pictures/rewards-points-balance-inline';
import { PopUpPicture } from './pictures/rewards-pop-up';
import { PopUpRootPicture } from './pictures/rewards-pop-up-root';
import { ReferralProgramPagePicture } from './pictures/rewards-referral-program-page';
import { ReferralsPagePicture } from './pictures/rewards-referrals-page';
import { VipTiersCardPicture } from './pictures/rewards-vip-tiers-card';
import { VipTiersMultiProgressPicture } from './pictures/rewards-vip-tiers-multi-progress';
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

/** The picture of each widget, by its name in the SDK. */
export const widgetPictures: Readonly<Record<WidgetName, () => ReactElement>> = {
  reviews_average: AveragePicture,
  reviews_listing_average: ListingAveragePicture,
  reviews_mini_slider: MiniSliderPicture,
  reviews_questions_list: QuestionsListPicture,
  reviews_drawer: ReviewsDrawerPicture,
  reviews_list_header: ReviewsListHeaderPicture,
  reviews_list: ReviewsListPicture,
  reviews_page: ReviewsPagePicture,
  reviews_product_page: ReviewsProductPagePicture,
  reviews_slider: SliderPicture,
  reviews_trust_badge: TrustBadgePicture,
  rewards_available_rewards_page: AvailableRewardsPagePicture,
  rewards_points_balance_inline: PointsBalanceInlinePicture,
  rewards_earn_points_cart_page: EarnPointsCartPagePicture,
  rewards_earn_points_product_page: EarnPointsProductPagePicture,
  rewards_faq_page: FaqPagePicture,
  rewards_history_page: HistoryPagePicture,
  rewards_loyalty_info_page: LoyaltyInfoPagePicture,
  rewards_pop_up_root: PopUpRootPicture,
  rewards_pop_up: PopUpPicture,
  rewards_referral_program_page: ReferralProgramPagePicture,
  rewards_referrals_page: ReferralsPagePicture,
  rewards_vip_tiers_card: VipTiersCardPicture,
  rewards_vip_tiers_multi_progress: VipTiersMultiProgressPicture,
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
