import type { ModuleMethods } from '../modules/loaded-modules';
import * as checks from './checks';

/** A module with methods. */
type MethodModule = keyof ModuleMethods;

/** The names of the methods of a module. */
type MethodOf<Module extends MethodModule> = Extract<keyof ModuleMethods[Module], string>;

/** The methods of all modules. */
export type MethodName = { [Module in MethodModule]: MethodOf<Module> }[MethodModule];

const NO_ARGUMENTS: checks.Shape = {};

/** The methods of each module, with the checks of their arguments. */
export const METHODS: { [Module in MethodModule]: Record<MethodOf<Module>, checks.Shape> } = {
  authentication: {
    authenticateCustomer: { storefrontToken: checks.text },
    getCurrentRole: NO_ARGUMENTS,
    logoutCustomer: NO_ARGUMENTS,
  },
  rewards: {
    getCustomerActiveRewards: NO_ARGUMENTS,
    getRewardsProgramAccount: NO_ARGUMENTS,
    getRewardsSpendingRules: NO_ARGUMENTS,
    getRewardsVipTiers: NO_ARGUMENTS,
    redeemReward: {
      ruleId: checks.id,
      'pointsToSpend?': checks.number,
      'selectedVariantId?': checks.id,
      'verificationToken?': checks.sixDigits,
    },
    sendVerificationToken: { 'channel?': checks.oneOf('email', 'sms') },
  },
  wishlists: {
    createWishlistItem: {
      productId: checks.id,
      'variantId?': checks.id,
      'wishlistId?': checks.id,
    },
    deleteWishlistItem: { productId: checks.id, 'variantId?': checks.id },
  },
};
