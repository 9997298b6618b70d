/**
 * The rewards pop-up, the customer's account, and the rewards that points can buy.
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
  /** For guests: the program, with buttons to join and to sign in. */
  | 'welcome'
  /** For customers: the balance, and links to the other views. */
  | 'home'
  /** The earning rules, each with the customer's progress. */
  | 'ways_to_earn'
  /** The spending rules with their limits. With too few points, a button leads to `ways_to_earn`. */
  | 'ways_to_spend'
  /** The active rewards with their codes. */
  | 'available_rewards'
  /** The rewards for both sides of a referral, and the personal link. */
  | 'referral_program'
  /** The current tier and the next goal. */
  | 'vip_tiers'
  /** The points earned and spent so far. */
  | 'history';

/**
 * Opens the rewards pop-up.
 *
 * @remarks
 * An open pop-up switches to the given view, and `widget_opened` doesn't fire again.
 *
 * The rewards page has the same content as the pop-up, so don't add the placeholder there.
 *
 * @param args - The view to show first.
 * @returns `Success` when the pop-up is visible.
 *
 * @errorCode WIDGET_NOT_FOUND - The pop-up is not on this page, such as on the rewards page.
 * @whatToDo WIDGET_NOT_FOUND - On the rewards page, scroll to the section. On other pages, link to
 * the rewards page, or add the placeholder of the pop-up.
 * @firesEvent widget_opened - when the pop-up becomes visible, with widget `rewards_pop_up`
 * @firesEvent poup_widget_view_changed - for the first view, after `widget_opened`, and whenever the
 * view changes
 * @guide /docs/Sdk/modules/rewards/methods/openRewardsPopup
 */
export declare function openRewardsPopup(args?: {
  /**
   * The view to show first.
   * @defaultValue `data-laurel-view` of the placeholder, then `home` for customers and `welcome` for
   * guests
   */
  view?: RewardsPopupView;
}): Promise<Success | ErrorResult>;

/**
 * Closes the rewards pop-up.
 *
 * @remarks
 * If the pop-up is already closed, the result is `Success` and no event fires.
 *
 * @returns `Success` when the pop-up is hidden.
 *
 * @firesEvent widget_closed - when an open pop-up is hidden, with widget `rewards_pop_up`
 * @guide /docs/Sdk/modules/rewards/methods/closeRewardsPopup
 */
export declare function closeRewardsPopup(): Promise<Success | ErrorResult>;

/**
 * Opens one dialog of the rewards program without the pop-up.
 *
 * @remarks
 * `redeem_reward` requires `ruleId`, and `reward_details` requires `rewardId`. The other dialogs
 * ignore both ids.
 *
 * @param args - The dialog, and the rule or reward that it shows.
 * @returns `Success` when the dialog is visible. It doesn't wait for the customer to finish.
 *
 * @callsApi
 * @errorCode NOT_FOUND - There is no spending rule or active reward with the given id.
 * @whatToDo NOT_FOUND - Load the rules or rewards again: the rule may have been deleted, or the reward
 * used.
 * @errorCode NOT_AUTHENTICATED - No customer is signed in.
 * @whatToDo NOT_AUTHENTICATED - Ask the customer to sign in.
 * @errorCode INVALID_ARGUMENTS - The dialog doesn't exist, or the id that it requires is missing.
 * @whatToDo INVALID_ARGUMENTS - Pass `ruleId` for `redeem_reward`, and `rewardId` for
 * `reward_details`.
 * @firesEvent modal_opened - when the dialog becomes visible, with its name as modal
 * @firesEvent modal_closed - when the dialog closes
 * @guide /docs/Sdk/modules/rewards/methods/openRewardsModal
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
 * Returns the customer's account: personal data, balance, tier, referral link and enabled programs.
 *
 * @returns The account of the signed-in customer.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - No customer is signed in.
 * @whatToDo NOT_AUTHENTICATED - Show the offer for guests.
 * @errorCode CUSTOMER_NOT_ELIGIBLE - The shop owner has excluded the customer from the program.
 * @whatToDo CUSTOMER_NOT_ELIGIBLE - Show the customer that the program isn't available to them.
 * @endpoint GET /v2/customers/getCustomer
 * @endpoint GET /v2/rewards/getLoyaltyProgramStatus
 * @guide /docs/Sdk/modules/rewards/methods/getRewardsProgramAccount
 */
export declare function getRewardsProgramAccount(): Promise<
  SuccessResult<RewardsAccount> | ErrorResult
>;

/**
 * Returns the customer's active rewards.
 *
 * @remarks
 * The list has no used, canceled or expired rewards, and no points, which are part of the balance. A
 * new reward appears a moment after its redemption, because redemptions are queued.
 *
 * @returns The active rewards, newest first; an empty list if there are none.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - No customer is signed in.
 * @whatToDo NOT_AUTHENTICATED - Ask the customer to sign in.
 * @endpoint GET /v2/rewards/getCustomerActiveRewards
 * @guide /docs/Sdk/modules/rewards/methods/getCustomerActiveRewards
 */
export declare function getCustomerActiveRewards(): Promise<
  SuccessResult<IssuedReward[]> | ErrorResult
>;

/**
 * Returns the active spending rules.
 *
 * @remarks
 * Works for guests too. For guests, `isAffordable` and `isRedeemable` of every rule are `null`.
 *
 * @returns The active spending rules, sorted by `position`.
 *
 * @callsApi
 * @endpoint GET /v2/rewards/getSpendingRules
 * @guide /docs/Sdk/modules/rewards/methods/getRewardsSpendingRules
 */
export declare function getRewardsSpendingRules(): Promise<
  SuccessResult<SpendingRule[]> | ErrorResult
>;

/**
 * Returns the VIP tiers and the customer's progress.
 *
 * @remarks
 * Works for guests too. For guests, `tierProgress` is `null`.
 *
 * If `isAllowedToEarnTier` of the customer is `false`, the API rejects the request for the progress,
 * and the method returns `CUSTOMER_NOT_ELIGIBLE` without the tiers.
 *
 * @returns The tiers, and the progress of the customer.
 *
 * @callsApi
 * @errorCode FORBIDDEN - The tiers program of the shop is disabled.
 * @whatToDo FORBIDDEN - Hide the section.
 * @errorCode CUSTOMER_NOT_ELIGIBLE - The shop owner has excluded the customer from the tiers.
 * @whatToDo CUSTOMER_NOT_ELIGIBLE - Hide the section from this customer.
 * @endpoint GET /v2/rewards/getTiers
 * @endpoint GET /v2/rewards/getTierProgress
 * @endpoint GET /v2/rewards/getLoyaltyProgramStatus
 * @guide /docs/Sdk/modules/rewards/methods/getRewardsVipTiers
 */
export declare function getRewardsVipTiers(): Promise<
  | SuccessResult<{
      /** All tiers, lowest first. */
      tiers: Tier[];
      /** The progress to the next tier, `null` for guests. */
      tierProgress: TierProgress | null;
    }>
  | ErrorResult
>;

/**
 * Spends the customer's points on a reward.
 *
 * @remarks
 * `Success` means that the redemption is queued. The code of the reward appears in
 * `getCustomerActiveRewards`, usually in less than a second.
 *
 * A shop can require a verification code, because customers without a shop account have no password.
 * The method then returns `VERIFICATION_REQUIRED`. Call `sendVerificationToken`, ask the customer for
 * the six digits, and call the method again with `verificationToken`.
 *
 * The SDK sends the request again only if the API rejected it because of the rate limit. It uses the
 * same idempotency key, so that points can't be spent twice.
 *
 * @param args - The spending rule, and the choices that it requires.
 * @returns `Success` when the redemption is queued.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - No customer is signed in.
 * @whatToDo NOT_AUTHENTICATED - Ask the customer to sign in.
 * @errorCode NOT_ENOUGH_POINTS - The balance is lower than the points to spend.
 * @whatToDo NOT_ENOUGH_POINTS - Show the ways to earn points.
 * @errorCode RULE_NOT_ACTIVE - The shop owner has disabled the spending rule.
 * @whatToDo RULE_NOT_ACTIVE - Load the spending rules again.
 * @errorCode FORBIDDEN - The points program of the shop is disabled, or the storefront token lacks the
 * scope `write_reward`.
 * @whatToDo FORBIDDEN - Hide the list of rewards, and check the scopes of your token request.
 * @errorCode CUSTOMER_NOT_ELIGIBLE - The shop owner has excluded the customer from the program, the
 * rule is reserved for other tiers, or the customer has reached the limit of the rule.
 * @whatToDo CUSTOMER_NOT_ELIGIBLE - Show the customer that this reward isn't available to them.
 * @errorCode NOT_FOUND - There is no spending rule with this id.
 * @whatToDo NOT_FOUND - Load the spending rules again.
 * @errorCode VERIFICATION_REQUIRED - The shop requires a verification code, and the request has none.
 * @whatToDo VERIFICATION_REQUIRED - Call `sendVerificationToken`, then this method again with the code.
 * @errorCode VERIFICATION_FAILED - The verification code is wrong, used, older than 10 minutes, or no
 * longer valid because of five wrong attempts or a newer code.
 * @whatToDo VERIFICATION_FAILED - Ask for the code again, or send another one.
 * @errorCode INVALID_ARGUMENTS - `pointsToSpend` is outside the limits of the rule, or the rule has a
 * fixed price, or the variant of a free product is missing.
 * @whatToDo INVALID_ARGUMENTS - Send a value within the limits of the rule, and the variant of a free
 * product.
 * @endpoint POST /v2/rewards/redeem
 * @guide /docs/Sdk/modules/rewards/methods/redeemReward
 */
export declare function redeemReward(args: {
  /** The id of a rule from `getRewardsSpendingRules`. */
  ruleId: number;
  /**
   * The points to spend, for flexible rules only: from `minPointsToSpend` to `maxPointsToSpend` of
   * the rule.
   */
  pointsToSpend?: number;
  /** A variant of the rule. Required for free product rules, ignored otherwise. */
  selectedVariantId?: number;
  /** The six digits that the customer received, if the shop requires verification. */
  verificationToken?: string;
}): Promise<Success | ErrorResult>;

/**
 * Sends the customer a verification code for `redeemReward`.
 *
 * @remarks
 * The code has six digits, expires after 10 minutes and works once. It is no longer valid after five
 * wrong attempts, or as soon as another code is sent. A customer can receive one code per minute and
 * five per hour. The Private API has no endpoint for it.
 *
 * @param args - The channel for the code.
 * @returns `Success` when the code has been sent.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - No customer is signed in.
 * @whatToDo NOT_AUTHENTICATED - Ask the customer to sign in.
 * @errorCode FORBIDDEN - The shop sends no codes, and never requires one.
 * @whatToDo FORBIDDEN - Redeem without a code.
 * @errorCode NOT_FOUND - The customer has no address for the channel.
 * @whatToDo NOT_FOUND - Send the code through the other channel.
 * @errorCode RATE_LIMITED - A code was sent less than a minute ago, or five within the last hour.
 * @whatToDo RATE_LIMITED - Show how long the customer has to wait, and disable the button until then.
 * @guide /docs/Sdk/modules/rewards/methods/sendVerificationToken
 */
export declare function sendVerificationToken(args?: {
  /**
   * The channel for the code.
   * @defaultValue `'email'`
   */
  channel?: 'email' | 'sms';
}): Promise<Success | ErrorResult>;
