/**
 * The rewards pop-up, the member's account, and what points can be spent on.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success, SuccessResult } from './core';
import type { IssuedReward, RewardsAccount, SpendingRule, Tier, TierProgress } from './entities';

export type {
  CurrentTier,
  DiscountType,
  IssuedReward,
  ProgramsStatus,
  Reward,
  RewardsAccount,
  SpendingRule,
  Tier,
  TierCondition,
  TierProgress,
  WishlistProduct,
} from './entities';

/**
 * A view of the rewards pop-up.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export type RewardsPopupView =
  /** For guests: what the program offers, with buttons to join and to sign in. */
  | 'welcome'
  /** For members: the balance, and the way to the other views. */
  | 'home'
  /** The earning rules, and how far the member is with each. */
  | 'ways_to_earn'
  /** The spending rules with their limits. Too few points: a button to `ways_to_earn`. */
  | 'ways_to_spend'
  /** The active rewards with their codes. */
  | 'available_rewards'
  /** What both sides of a referral get, and the personal link. */
  | 'referral_program'
  /** The current tier and the next goal. */
  | 'vip_tiers'
  /** The points earned and spent so far. */
  | 'history';

/**
 * Opens the rewards pop-up.
 *
 * @remarks
 * A pop-up that is open already shows the view of the call, and `widget_opened` does not fire again.
 *
 * The pop-up is off on the page of the rewards program, where its content is on the page itself.
 *
 * @param args - The view to begin with.
 * @returns `Success` once the pop-up is visible.
 *
 * @errorCode WIDGET_NOT_FOUND - The pop-up is not on this page, as on the rewards page.
 * @firesEvent widget_opened - when the pop-up becomes visible, with widget `rewards_pop_up`
 * @firesEvent poup_widget_view_changed - right after that for the first view, and whenever the view
 * changes
 * @guide /docs/Sdk/modules/rewards/methods/openRewardsPopup
 */
export declare function openRewardsPopup(args?: {
  /**
   * The view to begin with.
   * @defaultValue `'home'` for members, `'welcome'` for guests
   */
  view?: RewardsPopupView;
}): Promise<Success | ErrorResult>;

/**
 * Closes the rewards pop-up.
 *
 * @remarks
 * A pop-up that is closed already is no error; then no event fires.
 *
 * @returns `Success` once the pop-up is hidden.
 *
 * @firesEvent widget_closed - when an open pop-up is hidden, with widget `rewards_pop_up`
 * @guide /docs/Sdk/modules/rewards/methods/closeRewardsPopup
 */
export declare function closeRewardsPopup(): Promise<Success | ErrorResult>;

/**
 * Opens one dialog of the rewards program without the pop-up.
 *
 * @remarks
 * `redeem_reward` needs `ruleId`, and `reward_details` needs `rewardId`. The other dialogs ignore
 * both ids.
 *
 * @param args - The dialog, and what it is about.
 * @returns `Success` once the dialog is visible. It does not wait for the shopper to finish.
 *
 * @callsApi
 * @errorCode NOT_FOUND - There is no spending rule or active reward with the given id.
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest.
 * @errorCode INVALID_ARGUMENTS - The dialog is unknown, or the id that it needs is missing.
 * @firesEvent modal_opened - when the dialog becomes visible, with its name as modal
 * @firesEvent modal_closed - when the dialog is gone
 * @guide /docs/Sdk/modules/rewards
 */
export declare function openRewardsModal(args: {
  /** The dialog to open. */
  modal: 'redeem_reward' | 'reward_details' | 'birthday' | 'referral_share' | 'verification';
  /** The spending rule, for `redeem_reward`. */
  ruleId?: number;
  /** The active reward, for `reward_details`. */
  rewardId?: number;
}): Promise<Success | ErrorResult>;

/**
 * Reads the member's account: person, balance, tier, referral link, and the programs that are on.
 *
 * @returns The account of the signed-in customer.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest.
 * @errorCode CUSTOMER_NOT_ELIGIBLE - The shop excludes the customer from the program.
 * @endpoint GET /v2/customers/getCustomer
 * @endpoint GET /v2/rewards/getLoyaltyProgramStatus
 * @guide /docs/Sdk/modules/rewards
 */
export declare function getRewardsProgramAccount(): Promise<
  SuccessResult<RewardsAccount> | ErrorResult
>;

/**
 * Lists the rewards that the customer holds and can use.
 *
 * @remarks
 * Used, cancelled and expired rewards are left out, and so are points, which go to the balance. A
 * reward that has just been redeemed appears once the queue has worked it off, usually within
 * seconds.
 *
 * @returns The active rewards, newest first; an empty list if there are none.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest.
 * @endpoint GET /v2/rewards/getCustomerActiveRewards
 * @guide /docs/Sdk/modules/rewards/methods/getCustomerActiveRewards
 */
export declare function getCustomerActiveRewards(): Promise<
  SuccessResult<IssuedReward[]> | ErrorResult
>;

/**
 * Lists what points can be spent on.
 *
 * @remarks
 * Works for guests as well; then `isAffordable` is `null` in every rule, since there is no balance
 * to compare with.
 *
 * @returns The active spending rules, by `position`.
 *
 * @callsApi
 * @endpoint GET /v2/rewards/getSpendingRules
 * @guide /docs/Sdk/modules/rewards/methods/getRewardsSpendingRules
 */
export declare function getRewardsSpendingRules(): Promise<
  SuccessResult<SpendingRule[]> | ErrorResult
>;

/**
 * Lists the VIP tiers, and tells how far the customer is.
 *
 * @remarks
 * Works for guests as well: they get the tiers without progress. The progress is asked from the API
 * for customers only.
 *
 * @returns The tiers, and the progress of the customer.
 *
 * @callsApi
 * @errorCode FORBIDDEN - The shop has the tiers program switched off.
 * @endpoint GET /v2/rewards/getTiers
 * @endpoint GET /v2/rewards/getTierProgress
 * @guide /docs/Sdk/modules/rewards/methods/getRewardsVipTiers
 */
export declare function getRewardsVipTiers(): Promise<
  | SuccessResult<{
      /** All tiers, lowest first. */
      tiers: Tier[];
      /** The way to the next tier, `null` for guests. */
      tierProgress: TierProgress | null;
    }>
  | ErrorResult
>;

/**
 * Spends the customer's points on a reward.
 *
 * @remarks
 * `Success` means that the request is queued. The code of the reward appears in
 * `getCustomerActiveRewards`, usually within seconds.
 *
 * A shop may want proof of identity from members without a shop account. The call then gives
 * `VERIFICATION_REQUIRED`: call `sendVerificationToken`, let the shopper type the six digits, and
 * repeat the call with `verificationToken`.
 *
 * A failed call is never repeated by the SDK, so that points cannot be spent twice.
 *
 * @param args - The spending rule, and what it needs.
 * @returns `Success` once the request is queued.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest.
 * @errorCode NOT_ENOUGH_POINTS - The balance is lower than the points to spend.
 * @errorCode RULE_NOT_ACTIVE - The shop has switched the spending rule off.
 * @errorCode CUSTOMER_NOT_ELIGIBLE - The shop excludes the customer from the program.
 * @errorCode NOT_FOUND - There is no spending rule with this id.
 * @errorCode VERIFICATION_REQUIRED - The shop wants a verification code, and none was given.
 * @errorCode VERIFICATION_FAILED - The verification code is wrong, used, or older than 10 minutes.
 * @errorCode INVALID_ARGUMENTS - `pointsToSpend` is outside the limits of the rule or given for a
 * fixed price, or the variant of a free product is missing.
 * @endpoint POST /v2/rewards/redeem
 * @guide /docs/Sdk/modules/rewards/methods/redeemReward
 */
export declare function redeemReward(args: {
  /** The spending rule, as listed by `getRewardsSpendingRules`. */
  ruleId: number;
  /**
   * The points to spend, for flexible rules only: from `minPointsToSpend` to `maxPointsToSpend` of
   * the rule.
   */
  pointsToSpend?: number;
  /** The variant to get, one of the rule's. Required for free product rules, ignored otherwise. */
  selectedVariantId?: number;
  /** The six digits that the shopper received, when the shop asks for verification. */
  verificationToken?: string;
}): Promise<Success | ErrorResult>;

/**
 * Sends the customer a verification code for `redeemReward`.
 *
 * @remarks
 * The code has six digits, lives 10 minutes and works once. A customer can get one a minute and five
 * an hour. The call belongs to the storefront only: the REST API has no counterpart.
 *
 * @param args - How the code travels.
 * @returns `Success` once the code has been sent.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest.
 * @errorCode NOT_FOUND - The customer has no address on file for the channel.
 * @errorCode RATE_LIMITED - A code was sent less than a minute ago, or five within the last hour.
 * @guide /docs/Sdk/modules/rewards/methods/sendVerificationToken
 */
export declare function sendVerificationToken(args?: {
  /**
   * How the code travels.
   * @defaultValue `'email'`
   */
  channel?: 'email' | 'sms';
}): Promise<Success | ErrorResult>;
