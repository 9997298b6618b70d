/**
 * The shared settings of all widgets: the product of the page, links, and the names of widgets and dialogs.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * The name of a widget, in events and in the React component `Widget`.
 *
 * @remarks
 * A name begins with the app of the widget. Each widget has a page under Placeholders.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export type WidgetName =
  /** The average rating of a product, with stars. */
  | 'reviews_average'
  /** The average rating on a product card. */
  | 'reviews_listing_average'
  /** One short review at a time, for narrow places. */
  | 'reviews_mini_slider'
  /** The questions and answers about a product. */
  | 'reviews_questions_list'
  /** The side panel with reviews and questions. An overlay. */
  | 'reviews_drawer'
  /** The average rating with its distribution, above a list of reviews. */
  | 'reviews_list_header'
  /** A list of reviews. */
  | 'reviews_list'
  /** A page with all reviews of the shop and its products. */
  | 'reviews_page'
  /** Reviews and questions of a product in one widget. */
  | 'reviews_product_page'
  /** A row of review cards. */
  | 'reviews_slider'
  /** The rating of the whole shop. */
  | 'reviews_trust_badge'
  /** The customer's active rewards with their codes. */
  | 'rewards_available_rewards_page'
  /** The points balance, inside running text. */
  | 'rewards_points_balance_inline'
  /** The points that the cart will earn. */
  | 'rewards_earn_points_cart_page'
  /** The points that a product will earn. */
  | 'rewards_earn_points_product_page'
  /** Questions and answers about the rewards program. */
  | 'rewards_faq_page'
  /** The customer's activities. */
  | 'rewards_history_page'
  /** The greeting with balance, current tier and next tier. */
  | 'rewards_loyalty_info_page'
  /** The launcher of the rewards pop-up, and the place where the pop-up renders. */
  | 'rewards_pop_up_root'
  /** The rewards pop-up without a launcher. An overlay. */
  | 'rewards_pop_up'
  /** The referral program with the personal link. */
  | 'rewards_referral_program_page'
  /** The offer for an invited friend. */
  | 'rewards_referrals_page'
  /** One VIP tier. */
  | 'rewards_vip_tiers_card'
  /** A progress bar through all VIP tiers. */
  | 'rewards_vip_tiers_multi_progress'
  /** All VIP tiers side by side. */
  | 'rewards_vip_tiers_page'
  /** A progress bar to the next VIP tier. */
  | 'rewards_vip_tiers_single_progress'
  /** The earning rules. */
  | 'rewards_ways_to_earn'
  /** The spending rules. */
  | 'rewards_ways_to_spend'
  /** The heart on a product card. */
  | 'wishlists_add_to_wishlist_product_card'
  /** The wishlist button on a product page. */
  | 'wishlists_add_to_wishlist_product_page'
  /** The heart in the header, with the number of items. */
  | 'wishlists_go_to_wishlist_header'
  /** The dialog that offers to keep a removed cart item. */
  | 'wishlists_save_for_later_modal'
  /** A shared wishlist. */
  | 'wishlists_shared_wishlist_page'
  /** The side panel with wishlists. An overlay. */
  | 'wishlists_drawer'
  /** A page with all wishlists of the customer or guest. */
  | 'wishlists_page';

/**
 * The name of a dialog, in `modal_opened` and `modal_closed`.
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
  /** Viewing the images of a review in full size. */
  | 'review_media'
  /** Choosing and confirming a reward for points. */
  | 'redeem_reward'
  /** Viewing an active reward with its code and conditions. */
  | 'reward_details'
  /** Entering the birthday. */
  | 'birthday'
  /** Sharing the personal referral link. */
  | 'referral_share'
  /** Entering the six-digit verification code. */
  | 'verification'
  /** Choosing the wishlist for an item, from a heart or after removing the item from the cart. */
  | 'save_for_later'
  /** Creating or renaming a wishlist. */
  | 'wishlist_form'
  /** Sharing a wishlist. */
  | 'wishlist_share'
  /** Creating or editing a gift registry. */
  | 'gift_registry_form'
  /** Asking a guest to sign in. Opens instead of the requested dialog. */
  | 'sign_in';

/**
 * The kind of page that a link leads to.
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
  /** The page with the customer's wishlists. */
  | 'wishlists_page'
  /** The page that shows shared wishlists. Keep the `shareToken` query parameter. */
  | 'shared_wishlists_page';

/**
 * A function that replaces the URL of a link of the SDK.
 *
 * @remarks
 * The SDK calls it for every link that it renders or follows, so it must be synchronous and fast. If
 * it returns anything but a string, the SDK keeps the original URL.
 *
 * @param url - The original URL.
 * @param context - The target of the link.
 * @returns The URL to use instead.
 *
 * @guide /docs/Sdk/modules/common/methods/setModifyURLFunction
 * @referencePage
 */
export type ModifyURLFunction = (
  url: string,
  context: {
    /** The kind of page that the link leads to. */
    type: URLType;
    /** The handle of the product, `null` for other links. */
    handle: string | null;
    /** The id of the product, `null` for other links. */
    productId: number | null;
    /** The id of the variant, `null` for a link without a variant. */
    variantId: number | null;
  },
) => string;

/**
 * Sets the product of widgets whose placeholder has no product id.
 *
 * @remarks
 * Call it on product pages of a custom storefront. A product id in the attribute of a placeholder
 * takes precedence. Without both, widgets use the product of the theme's page. Changing the product
 * also clears the global variant, so set the variant afterward.
 *
 * Widgets load the new product and update in place. Call it before or after `init`.
 *
 * @param productId - The product's id in the shop, a positive integer; `null` clears it.
 * @returns `Success`, immediately. The result isn't a promise.
 *
 * @errorCode INVALID_ARGUMENTS - The id is neither a positive integer nor `null`.
 * @whatToDo INVALID_ARGUMENTS - Pass the plain number, without the prefix of a global id.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling it before `init` is allowed.
 * @whatToDo SDK_NOT_INITIALIZED - Call it in the browser only.
 * @guide /docs/Sdk/modules/common/methods/setGlobalProductId
 */
export declare function setGlobalProductId(productId: number | null): Success | ErrorResult;

/**
 * Sets the variant of widgets whose placeholder has no variant id.
 *
 * @remarks
 * Call it each time the customer selects another variant. Widgets with a different product id in
 * their attribute ignore it and use the first variant of their product.
 *
 * Widgets load the new variant and update in place. Call it before or after `init`.
 *
 * @param variantId - The variant's id in the shop, a positive integer; `null` clears it.
 * @returns `Success`, immediately. The result isn't a promise.
 *
 * @errorCode INVALID_ARGUMENTS - The id is neither a positive integer nor `null`.
 * @whatToDo INVALID_ARGUMENTS - Pass the plain number, without the prefix of a global id.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling it before `init` is allowed.
 * @whatToDo SDK_NOT_INITIALIZED - Call it in the browser only.
 * @guide /docs/Sdk/modules/common/methods/setGlobalVariantId
 */
export declare function setGlobalVariantId(variantId: number | null): Success | ErrorResult;

/**
 * Replaces the URLs of the SDK's links with your own routes.
 *
 * @remarks
 * One function handles all links. The last call takes precedence. Call it before or after `init`.
 *
 * @param fn - Called with each URL before the SDK renders or follows it. `null` restores the
 * original URLs.
 * @returns `Success`, immediately. The result isn't a promise.
 *
 * @errorCode INVALID_ARGUMENTS - The argument is neither a function nor `null`.
 * @whatToDo INVALID_ARGUMENTS - Pass a synchronous function, or `null`.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling it before `init` is allowed.
 * @whatToDo SDK_NOT_INITIALIZED - Call it in the browser only.
 * @guide /docs/Sdk/modules/common/methods/setModifyURLFunction
 */
export declare function setModifyURLFunction(fn: ModifyURLFunction | null): Success | ErrorResult;
