/**
 * Initialization, events, and the types that all areas share.
 *
 * @packageDocumentation
 */
import type { ModalName, WidgetName } from './common';
import type { WishlistItem } from './entities';
import type { RewardsPopupView } from './rewards';

export type { ModalName, WidgetName } from './common';
export type { WishlistItem } from './entities';
export type { RewardsPopupView } from './rewards';

/**
 * The Laurel app that a widget, a dialog or an event belongs to.
 *
 * @remarks
 * Every event of the common module has one of these values as `app`. The media gallery has no SDK
 * module, so it has no member here.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export declare enum App {
  /** Product and shop reviews, questions and answers. */
  REVIEWS = 'reviews',
  /** The loyalty program: points, rewards, referrals and VIP tiers. */
  REWARDS = 'rewards',
  /** Wishlists and save for later. */
  WISHLISTS = 'wishlists',
  /** Gift registries. */
  GIFT_REGISTRY = 'gift_registry',
}

/**
 * The modules that the SDK loads when a page needs them.
 *
 * @remarks
 * Use a member in the `modules` option of `init` and as the first argument of `runIfModuleReady`.
 * The functions of the core area belong to no module: they work as soon as the script has loaded.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export declare enum SDK_MODULES {
  /** The current role: customer or guest. */
  AUTHENTICATION = 'authentication',
  /** The cart that widgets read and change. */
  CART = 'cart',
  /** Product context, links, and the events of widgets and dialogs. */
  COMMON = 'common',
  /** The strategy that applies discount codes in the checkout. */
  DISCOUNTS = 'discounts',
  /** The gift registry form. */
  GIFT_REGISTRY = 'gift_registry',
  /** The reviews drawer and the reviews widgets. */
  REVIEWS = 'reviews',
  /** The rewards pop-up, the customer's account and redemptions. */
  REWARDS = 'rewards',
  /** Wishlist items, the wishlists drawer and the wishlists widgets. */
  WISHLISTS = 'wishlists',
}

/**
 * The two outcomes of a method.
 *
 * @remarks
 * Compare `result.status` with a member: the comparison narrows the result to a success or to an
 * `ErrorResult`, so that `data` and `error` can be read without a cast.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export declare enum METHOD_STATUSES {
  /** The method succeeded. */
  SUCCESS = 'success',
  /** The method failed. `error` has the reason. */
  ERROR = 'error',
}

/**
 * The values of `error.code` in an `ErrorResult`.
 *
 * @remarks
 * Branch on the code, not on the message: codes are stable, and messages are English sentences for
 * developers that can change. The value of a member equals its name.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export declare enum ERROR_CODES {
  /**
   * `init` has not been called or has failed, or the code runs on a server.
   * @whatToDo Call `init` first, in the browser. In a theme, use `runIfModuleReady`.
   * @commonError
   */
  SDK_NOT_INITIALIZED = 'SDK_NOT_INITIALIZED',
  /**
   * `init` was called a second time with other options.
   * @whatToDo Keep the first instance and remove the second call, or pass the same options.
   */
  SDK_ALREADY_INITIALIZED = 'SDK_ALREADY_INITIALIZED',
  /**
   * The module did not finish loading within 10 seconds.
   * @whatToDo Check the network and the content security policy of the page.
   * @commonError
   */
  MODULE_NOT_READY = 'MODULE_NOT_READY',
  /**
   * The shop owner has disabled this app.
   * @whatToDo Hide the feature. Retrying doesn't help.
   * @commonError
   */
  MODULE_DISABLED = 'MODULE_DISABLED',
  /**
   * An argument is missing or invalid. `error.details` names each one.
   * @whatToDo Fix your code. The customer can't do anything about it.
   * @restStatus 400 with a list of messages
   * @commonError
   */
  INVALID_ARGUMENTS = 'INVALID_ARGUMENTS',
  /**
   * The token is missing or invalid, or it belongs to a guest and the method requires a customer.
   * @whatToDo Ask the customer to sign in, or pass a new storefront token.
   * @restStatus 401
   * @apiError
   */
  NOT_AUTHENTICATED = 'NOT_AUTHENTICATED',
  /**
   * The request is not allowed, for example because the program is disabled.
   * @whatToDo Hide the feature.
   * @restStatus 403
   */
  FORBIDDEN = 'FORBIDDEN',
  /**
   * The shop owner has excluded this customer from the program, or the customer can't use the rule.
   * @whatToDo Show the customer that the program or the reward isn't available to them.
   * @restStatus 403
   */
  CUSTOMER_NOT_ELIGIBLE = 'CUSTOMER_NOT_ELIGIBLE',
  /**
   * The balance is lower than the points to spend.
   * @whatToDo Load the rules and the balance again, and show the customer the ways to earn points.
   * @restStatus 403 on redeem
   */
  NOT_ENOUGH_POINTS = 'NOT_ENOUGH_POINTS',
  /**
   * The product, variant, rule, reward, list or registry doesn't exist.
   * @whatToDo Load the data again, because the id may be out of date.
   * @restStatus 404
   */
  NOT_FOUND = 'NOT_FOUND',
  /**
   * The product is already in the wishlist.
   * @whatToDo Treat it as a success.
   * @restStatus 400 on wishlist writes, 409
   */
  ALREADY_EXISTS = 'ALREADY_EXISTS',
  /**
   * The shop owner has disabled the rule.
   * @whatToDo Load the rules again.
   * @restStatus 400
   */
  RULE_NOT_ACTIVE = 'RULE_NOT_ACTIVE',
  /**
   * The shop requires a verification code before points are redeemed.
   * @whatToDo Call `sendVerificationToken`, ask for the six digits, and call the method again with them.
   * @restStatus 403 on redeem
   */
  VERIFICATION_REQUIRED = 'VERIFICATION_REQUIRED',
  /**
   * The verification code is wrong, used or expired.
   * @whatToDo Send another code.
   * @restStatus 403
   */
  VERIFICATION_FAILED = 'VERIFICATION_FAILED',
  /**
   * The overlay is not on this page.
   * @whatToDo Add its placeholder to the page, or enable the widget.
   */
  WIDGET_NOT_FOUND = 'WIDGET_NOT_FOUND',
  /**
   * Too many requests in a short time.
   * @whatToDo Wait before the next request. The request changed nothing.
   * @restStatus 429
   * @apiError
   */
  RATE_LIMITED = 'RATE_LIMITED',
  /**
   * There is no connection, or the server returned an error.
   * @whatToDo Try again later. The SDK has already retried reads twice.
   * @restStatus 5xx
   * @apiError
   */
  NETWORK_ERROR = 'NETWORK_ERROR',
  /**
   * No response came within `requestTimeoutMs`.
   * @whatToDo Retry reads. Before you retry a write, check whether it took effect.
   * @apiError
   */
  TIMEOUT = 'TIMEOUT',
  /**
   * An error that no other code describes.
   * @whatToDo Log `error.message`.
   * @restStatus any other
   * @commonError
   */
  UNKNOWN_ERROR = 'UNKNOWN_ERROR',
}

/**
 * The result of a method that succeeded without data.
 *
 * @remarks
 * Methods that open, close, set, redeem or send something return it.
 *
 * @guide /docs/Sdk/core_concepts/response_lifecycle
 * @referencePage
 */
export interface Success {
  /** Always `METHOD_STATUSES.SUCCESS`. */
  status: METHOD_STATUSES.SUCCESS;
}

/**
 * The result of a method that succeeded with data.
 *
 * @typeParam T - The type of the data.
 *
 * @guide /docs/Sdk/core_concepts/response_lifecycle
 * @referencePage
 */
export interface SuccessResult<T> extends Success {
  /** The data of the result. */
  data: T;
}

/**
 * The result of a method that failed.
 *
 * @remarks
 * Methods resolve with this result instead of rejecting. A rejected promise is a bug in the SDK.
 *
 * @guide /docs/Sdk/core_concepts/response_lifecycle
 * @referencePage
 */
export interface ErrorResult {
  /** Always `METHOD_STATUSES.ERROR`. */
  status: METHOD_STATUSES.ERROR;
  /** The reason for the failure. */
  error: {
    /** The reason as a code, for your program. */
    code: ERROR_CODES;
    /** The reason in English, for developers. Don't show it to customers. */
    message: string;
    /** One sentence for each invalid argument. */
    details?: string[];
  };
}

/**
 * The options of `init`.
 *
 * @remarks
 * A custom storefront passes either `storefrontToken` or `getStorefrontToken`. With the function, the
 * SDK renews the token itself, so prefer it for pages that stay open longer than an hour.
 *
 * @guide /docs/Sdk/sdk_initialization
 * @referencePage
 */
export interface SdkInitOptions {
  /** The permanent domain of the shop. Partners pass the same value as `shop` of getAccessToken. */
  shop: string;
  /** A token from `POST /v2/oauth/getStorefrontToken`. It expires after 1 hour. */
  storefrontToken?: string;
  /**
   * Returns a storefront token, usually from your own server. The SDK calls it at the start, one
   * minute before the token expires, when the API returns 401, and after `logoutCustomer`.
   */
  getStorefrontToken?: () => Promise<string>;
  /**
   * The address of the API, without `/v2`, for a test environment.
   * @defaultValue `https://api.laurel.example`, or for a script from another host the API of that host
   */
  apiUrl?: string;
  /**
   * The language of widgets, rules, tiers and tier progress.
   * @defaultValue `'en'`
   */
  locale?: string;
  /**
   * The ISO 4217 code for displayed amounts. Amounts aren't converted.
   * @defaultValue The currency of the shop
   */
  currency?: string;
  /**
   * The modules to load. Methods of other modules return `MODULE_NOT_READY`.
   * @defaultValue All modules that the shop has enabled
   */
  modules?: SDK_MODULES[];
  /** The global product from the start, as if `setGlobalProductId` had been called first. */
  productId?: number;
  /** The global variant from the start, as if `setGlobalVariantId` had been called first. */
  variantId?: number;
  /**
   * The part of the page in which the SDK looks for placeholders.
   * @defaultValue `document`
   */
  root?: ParentNode;
  /**
   * Whether the SDK observes `root` for new placeholders and changed attributes.
   * @defaultValue `true`
   */
  observe?: boolean;
  /**
   * The target of the sign-in buttons for guests.
   * @defaultValue The sign-in page of the shop
   */
  loginUrl?: string;
  /**
   * The target of the join buttons for guests.
   * @defaultValue The registration page of the shop
   */
  registerUrl?: string;
  /**
   * The timeout of one API request, in milliseconds.
   * @defaultValue `10000`
   */
  requestTimeoutMs?: number;
  /**
   * Whether the SDK logs warnings to the console.
   * @defaultValue `false`
   */
  debug?: boolean;
}

/**
 * The events of the SDK with their payloads.
 *
 * @guide /docs/Sdk/core_concepts/event_lifecycle
 */
export interface SdkEventMap {
  /**
   * A widget has rendered in its placeholder for the first time.
   *
   * @remarks
   * Fires once for each placeholder. When the page starts, the events fire in document order, after
   * `init` has resolved. If a placeholder is removed and added again, the event fires again.
   *
   * @notWhen An attribute of the placeholder changes, which includes a new product or variant id.
   * @guide /docs/Sdk/modules/common/events/widget_injected
   */
  widget_injected: {
    /** The app that the widget belongs to. */
    app: App;
    /** The name of the widget. */
    widget: WidgetName;
    /** The placeholder. The widget renders in its open shadow root. */
    element: HTMLElement;
    /** The product of the widget, `null` for a widget without a product. */
    productId: number | null;
    /** The variant of the widget, `null` for a widget without a variant. */
    variantId: number | null;
  };
  /**
   * An overlay has become visible.
   *
   * @remarks
   * The overlays are `reviews_drawer`, `rewards_pop_up` and `wishlists_drawer`.
   *
   * @notWhen An inline widget renders, or a dialog opens (`modal_opened`).
   * @guide /docs/Sdk/modules/common/events/widget_opened
   */
  widget_opened: {
    /** The app that the overlay belongs to. */
    app: App;
    /** The name of the overlay. */
    widget: WidgetName;
  };
  /**
   * An overlay has been hidden.
   *
   * @remarks
   * Fires however the overlay is closed: with the close button, with Escape, with a click outside, by a
   * method, by another overlay that opens, or because its placeholder is removed.
   *
   * @notWhen The customer leaves the page, or a method closes an overlay that is already closed.
   * @guide /docs/Sdk/modules/common/events/widget_closed
   */
  widget_closed: {
    /** The app that the overlay belongs to. */
    app: App;
    /** The name of the overlay. */
    widget: WidgetName;
  };
  /**
   * A dialog has become visible.
   *
   * @notWhen An overlay opens (`widget_opened`).
   * @guide /docs/Sdk/modules/common/events/modal_opened
   */
  modal_opened: {
    /** The app that the dialog belongs to. */
    app: App;
    /** The name of the dialog. */
    modal: ModalName;
  };
  /**
   * A dialog has closed, for any reason.
   *
   * @notWhen The customer leaves the page, or an overlay closes (`widget_closed`).
   * @guide /docs/Sdk/modules/common/events/modal_closed
   */
  modal_closed: {
    /** The app that the dialog belongs to. */
    app: App;
    /** The name of the dialog. */
    modal: ModalName;
    /** `completed` if the customer finished the task of the dialog, otherwise `dismissed`. */
    reason: 'completed' | 'dismissed';
  };
  /**
   * The rewards pop-up shows another view.
   *
   * @remarks
   * Fires for the first view too, after `widget_opened`. The name is spelled `poup`, and this won't
   * change: subscribe with exactly this spelling.
   *
   * @notWhen The pop-up closes, or a method requests the view that is already visible.
   * @app rewards
   * @guide /docs/Sdk/modules/rewards/events/poup_widget_view_changed
   */
  poup_widget_view_changed: {
    /** Always `App.REWARDS`. */
    app: App.REWARDS;
    /** The new view. */
    view: RewardsPopupView;
    /** The previous view, `null` for the first one after opening. */
    previousView: RewardsPopupView | null;
  };
  /**
   * The server has stored a wishlist item.
   *
   * @remarks
   * Fires after a click and after `createWishlistItem`, when the server has stored the item. After a
   * click, a customer with several lists chooses one first, so `modal_opened` and `modal_closed` fire
   * before it.
   *
   * @notWhen The product was already in the list, an item moves between lists, or another tab made
   * the change.
   * @app wishlists
   * @guide /docs/Sdk/modules/wishlists/events/wishlist_item_created
   */
  wishlist_item_created: {
    /** The stored item. */
    wishlistItem: WishlistItem;
  };
  /**
   * The server has removed a wishlist item.
   *
   * @remarks
   * Fires after a click and after `deleteWishlistItem`, when the server has removed the item.
   *
   * @notWhen A list is deleted as a whole, or another tab made the change.
   * @app wishlists
   * @guide /docs/Sdk/modules/wishlists/events/wishlist_item_deleted
   */
  wishlist_item_deleted: {
    /** The removed item. */
    wishlistItem: WishlistItem;
  };
}

/**
 * Initializes the SDK in a custom storefront.
 *
 * @remarks
 * In a theme, the app embed initializes the SDK: don't call `init` there, use `runIfModuleReady`.
 *
 * `init` validates the options, authenticates the customer or guest and fetches the settings of the
 * shop with one request, loads the modules, scans `root` for placeholders, and then resolves.
 *
 * A second call with the same options returns `Success` and changes nothing. Two functions count as
 * the same option. The SDK runs in browsers
 * only: on a server, the function resolves with an error and changes nothing.
 *
 * @param options - The shop, the token, and settings that differ from the defaults.
 * @returns `Success` when the placeholders have been found. One `widget_injected` for each of them
 * follows.
 *
 * @callsApi
 * @errorCode INVALID_ARGUMENTS - `shop` is missing, or an option has the wrong type.
 * @whatToDo INVALID_ARGUMENTS - Fix the options that `error.details` names.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server.
 * @whatToDo SDK_NOT_INITIALIZED - Call `init` in the browser.
 * @errorCode SDK_ALREADY_INITIALIZED - The SDK is already initialized with other options.
 * @whatToDo SDK_ALREADY_INITIALIZED - Keep the first call and remove the others, or pass the same
 * options. In a theme, remove your call.
 * @errorCode NOT_AUTHENTICATED - The API rejected the storefront token.
 * @whatToDo NOT_AUTHENTICATED - Pass a token that is less than an hour old and belongs to this shop.
 * @errorCode MODULE_DISABLED - `modules` names a module that the shop owner has disabled.
 * @whatToDo MODULE_DISABLED - Omit `modules`, or remove the disabled module from the list.
 * @errorCode NETWORK_ERROR - The SDK couldn't fetch the settings of the shop or a module.
 * @whatToDo NETWORK_ERROR - Check the content security policy, then call `init` again.
 * @errorCode TIMEOUT - A request of the initialization took longer than `requestTimeoutMs`.
 * @whatToDo TIMEOUT - Call `init` again. It has changed nothing.
 * @firesEvent widget_injected - once for each placeholder, in document order, after `init` has
 * resolved
 * @guide /docs/Sdk/sdk_initialization
 */
export declare function init(options: SdkInitOptions): Promise<Success | ErrorResult>;

/**
 * Subscribes to an event.
 *
 * @remarks
 * You can call it at any time, even before `init`. Earlier events aren't replayed, so call a method
 * to read the current state.
 *
 * A handler that you add twice runs once. Handlers run synchronously, in the order in which you add
 * them. If a handler throws an error, the SDK catches it, logs it in debug mode, and runs the other
 * handlers.
 *
 * A subscription lasts until `off` or a full page load. It survives route changes of a single-page
 * app.
 *
 * @typeParam E - The name of the event, which determines the type of the payload.
 * @param event - The name of the event.
 * @param handler - Called with the payload each time the event fires.
 * @returns Nothing.
 *
 * @guide /docs/Sdk/core_concepts/event_lifecycle
 */
export declare function on<E extends keyof SdkEventMap>(
  event: E,
  handler: (payload: SdkEventMap[E]) => void,
): void;

/**
 * Unsubscribes from an event.
 *
 * @remarks
 * Pass the same function that you passed to `on`. Without a handler, all handlers of the event are
 * removed, including those of other scripts on the page.
 *
 * @typeParam E - The name of the event.
 * @param event - The name of the event.
 * @param handler - The handler to remove. Omit it to remove all handlers.
 * @returns Nothing.
 *
 * @guide /docs/Sdk/core_concepts/event_lifecycle
 */
export declare function off<E extends keyof SdkEventMap>(
  event: E,
  handler?: (payload: SdkEventMap[E]) => void,
): void;

/**
 * Runs a function when a module has loaded.
 *
 * @remarks
 * If the module is ready, the callback runs immediately. You can call the function before `init`. Use
 * it to start your own code in a theme, where the app embed initializes the SDK.
 *
 * It accepts one module. For several, use `Promise.all`.
 *
 * @typeParam T - The type of the value that the callback returns.
 * @param module - The module to wait for, up to 10 seconds.
 * @param callback - The function to run. It can return a promise.
 * @returns The return value of the callback, as `data`.
 *
 * @errorCode MODULE_NOT_READY - The module did not load within 10 seconds.
 * @whatToDo MODULE_NOT_READY - Check that `init` is called, and that the content security policy allows
 * the hosts of the SDK.
 * @errorCode MODULE_DISABLED - The shop owner has disabled the module. The result is immediate.
 * @whatToDo MODULE_DISABLED - Hide the feature.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling it before `init` is allowed.
 * @whatToDo SDK_NOT_INITIALIZED - Call it in the browser only.
 * @errorCode UNKNOWN_ERROR - The callback threw an error, or its promise was rejected.
 * @whatToDo UNKNOWN_ERROR - Catch errors inside your callback; `error.message` has the reason.
 * @guide /docs/Sdk/sdk_initialization
 */
export declare function runIfModuleReady<T>(
  module: SDK_MODULES,
  callback: () => T | Promise<T>,
): Promise<SuccessResult<T> | ErrorResult>;
