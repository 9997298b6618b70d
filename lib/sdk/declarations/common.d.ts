/**
 * What all widgets share: the product of the page, the links, and the names of widgets and dialogs.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * The name of a widget, as events carry it and as the React component takes it.
 *
 * @remarks
 * A name begins with the app of the widget. Each widget has a page of its own under Placeholders.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export type WidgetName =
  | 'reviews_average'
  | 'reviews_listing_average'
  | 'reviews_mini_slider'
  | 'reviews_questions_list'
  | 'reviews_drawer'
  | 'reviews_list_header'
  | 'reviews_list'
  | 'reviews_page'
  | 'reviews_product_page'
  | 'reviews_slider'
  | 'reviews_trust_badge'
  | 'rewards_available_rewards_page'
  | 'rewards_points_balance_inline'
  | 'rewards_earn_points_cart_page'
  | 'rewards_earn_points_product_page'
  | 'rewards_faq_page'
  | 'rewards_history_page'
  | 'rewards_loyalty_info_page'
  | 'rewards_pop_up_root'
  | 'rewards_pop_up'
  | 'rewards_referral_program_page'
  | 'rewards_referrals_page'
  | 'rewards_vip_tiers_card'
  | 'rewards_vip_tiers_multi_progress'
  | 'rewards_vip_tiers_page'
  | 'rewards_vip_tiers_single_progress'
  | 'rewards_ways_to_earn'
  | 'rewards_ways_to_spend'
  | 'wishlists_add_to_wishlist_product_card'
  | 'wishlists_add_to_wishlist_product_page'
  | 'wishlists_go_to_wishlist_header'
  | 'wishlists_save_for_later_modal'
  | 'wishlists_shared_wishlist_page'
  | 'wishlists_drawer'
  | 'wishlists_page';

/**
 * The name of a dialog, as `modal_opened` and `modal_closed` carry it.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export type ModalName =
  /** Writing a review. */
  | 'review_form'
  /** Asking a question about a product. */
  | 'question_form'
  /** Answering a question. */
  | 'answer_form'
  /** Pictures of a review in full size. */
  | 'review_media'
  /** Choosing and confirming what points are spent on. */
  | 'redeem_reward'
  /** One active reward with its code and conditions. */
  | 'reward_details'
  /** Entering the birthday. */
  | 'birthday'
  /** Sharing the personal referral link. */
  | 'referral_share'
  /** Entering the six-digit verification code. */
  | 'verification'
  /** Keeping an item for later, and choosing the list for it. */
  | 'save_for_later'
  /** Creating or renaming a wishlist. */
  | 'wishlist_form'
  /** Sharing a wishlist. */
  | 'wishlist_share'
  /** Creating or editing a gift registry. */
  | 'gift_registry_form'
  /** Asking a guest to sign in. */
  | 'sign_in';

/**
 * What kind of page a link leads to.
 *
 * @guide /docs/Sdk/modules/common/methods/setModifyURLFunction
 */
export type URLType =
  /** A product page. */
  | 'product'
  /** The cart. */
  | 'cart'
  /** The checkout. */
  | 'checkout'
  /** The sign-in page. */
  | 'login'
  /** The registration page. */
  | 'register'
  /** The page of the rewards program. */
  | 'rewards_page'
  /** The page with all reviews. */
  | 'reviews_page'
  /** The page with the visitor's wishlists. */
  | 'wishlists_page'
  /** The page that shows shared wishlists. Keep the `shareToken` query parameter. */
  | 'shared_wishlists_page';

/**
 * A function that turns an address of the SDK into one of your own.
 *
 * @remarks
 * It is asked for every link that the SDK draws or follows, so it must be synchronous and quick. If
 * it returns anything but a string, the original address is kept.
 *
 * @param url - The address that the SDK would use.
 * @param context - What the link leads to.
 * @returns The address to use instead.
 *
 * @guide /docs/Sdk/modules/common/methods/setModifyURLFunction
 * @referencePage
 */
export type ModifyURLFunction = (
  url: string,
  context: {
    /** The kind of page that the link leads to. */
    type: URLType;
    /** The handle of the product, `null` for a link that leads to no product. */
    handle: string | null;
    /** The id of the product, `null` for a link that leads to no product. */
    productId: number | null;
    /** The id of the variant, `null` if the link names none. */
    variantId: number | null;
  },
) => string;

/**
 * Sets the product for widgets whose placeholder names none.
 *
 * @remarks
 * Call it on product pages of a custom storefront. A product id in the placeholder's attribute takes
 * precedence; without either, the product of the theme's page is used. Changing the product also
 * clears the global variant, so set that one afterwards.
 *
 * Widgets load the new product and update in place. Call it before or after `init`.
 *
 * @param productId - The product's id in the shop, a positive integer; `null` clears it.
 * @returns `Success` at once; the result is no promise.
 *
 * @errorCode INVALID_ARGUMENTS - The id is neither a positive integer nor `null`.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling before `init` is no error.
 * @guide /docs/Sdk/modules/common/methods/setGlobalProductId
 */
export declare function setGlobalProductId(productId: number | null): Success | ErrorResult;

/**
 * Sets the variant for widgets whose placeholder names none.
 *
 * @remarks
 * Call it each time the shopper picks another variant. Widgets whose attribute names another
 * product than the global one ignore it and use that product's first variant.
 *
 * Widgets load the new variant and update in place. Call it before or after `init`.
 *
 * @param variantId - The variant's id in the shop, a positive integer; `null` clears it.
 * @returns `Success` at once; the result is no promise.
 *
 * @errorCode INVALID_ARGUMENTS - The id is neither a positive integer nor `null`.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling before `init` is no error.
 * @guide /docs/Sdk/modules/common/methods/setGlobalVariantId
 */
export declare function setGlobalVariantId(variantId: number | null): Success | ErrorResult;

/**
 * Makes the SDK's links point at your own routes.
 *
 * @remarks
 * One function serves all links; of several calls the last one wins. Call it before or after `init`.
 *
 * @param fn - Called with each address before it is drawn or followed; `null` restores the
 * original addresses.
 * @returns `Success` at once; the result is no promise.
 *
 * @errorCode INVALID_ARGUMENTS - The argument is neither a function nor `null`.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling before `init` is no error.
 * @guide /docs/Sdk/modules/common/methods/setModifyURLFunction
 */
export declare function setModifyURLFunction(fn: ModifyURLFunction | null): Success | ErrorResult;
