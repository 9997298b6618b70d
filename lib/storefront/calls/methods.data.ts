import type { Sdk } from '../declared';
import * as checks from './checks';

/** The checks of the arguments of a method. They may depend on what is given. */
export type ArgumentShape =
  | checks.Shape
  | ((given: Readonly<Record<string, unknown>>) => checks.Shape);

const NO_ARGUMENTS: checks.Shape = {};

/** The methods of each module, with the checks of their arguments. */
export const METHODS = {
  authentication: {
    authenticateCustomer: { storefrontToken: checks.text },
    getCurrentRole: NO_ARGUMENTS,
    logoutCustomer: NO_ARGUMENTS,
  },
  gift_registry: {
    openGiftRegistryFormModal: ({ variantId }) => ({
      'registryId?': checks.id,
      [variantId === undefined ? 'productId?' : 'productId']: checks.id,
      'variantId?': checks.id,
    }),
  },
  reviews: {
    closeReviewsDrawer: NO_ARGUMENTS,
    openReviewsDrawer: { 'productId?': checks.id, 'tab?': checks.oneOf('reviews', 'questions') },
  },
  rewards: {
    closeRewardsPopup: NO_ARGUMENTS,
    getCustomerActiveRewards: NO_ARGUMENTS,
    getRewardsProgramAccount: NO_ARGUMENTS,
    getRewardsSpendingRules: NO_ARGUMENTS,
    getRewardsVipTiers: NO_ARGUMENTS,
    openRewardsModal: ({ modal }) => ({
      modal: checks.oneOf(
        'redeem_reward',
        'reward_details',
        'birthday',
        'referral_share',
        'verification',
      ),
      ...(modal === 'redeem_reward' && { ruleId: checks.id }),
      ...(modal === 'reward_details' && { rewardId: checks.id }),
    }),
    openRewardsPopup: {
      'view?': checks.oneOf(
        'welcome',
        'home',
        'ways_to_earn',
        'ways_to_spend',
        'available_rewards',
        'referral_program',
        'vip_tiers',
        'history',
      ),
    },
    redeemReward: {
      ruleId: checks.id,
      'pointsToSpend?': checks.number,
      'selectedVariantId?': checks.id,
      'verificationToken?': checks.sixDigits,
    },
    sendVerificationToken: { 'channel?': checks.oneOf('email', 'sms') },
  },
  wishlists: {
    closeWishlistsDrawer: NO_ARGUMENTS,
    createWishlistItem: {
      productId: checks.id,
      'variantId?': checks.id,
      'wishlistId?': checks.id,
    },
    deleteWishlistItem: { productId: checks.id, 'variantId?': checks.id },
    openWishlistsDrawer: { 'wishlistId?': checks.id },
  },
} satisfies Readonly<Record<string, Readonly<{ [Name in keyof Sdk]?: ArgumentShape }>>>;

/** The methods of each module. */
export type ModuleMethods = {
  [Module in keyof typeof METHODS]: Pick<Sdk, Extract<keyof (typeof METHODS)[Module], keyof Sdk>>;
};

/** The methods of all modules. */
export type MethodName = {
  [Module in keyof ModuleMethods]: keyof ModuleMethods[Module];
}[keyof ModuleMethods];
