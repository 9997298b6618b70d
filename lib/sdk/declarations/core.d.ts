/**
 * Starting the SDK, subscribing to its events, and the types every other area shares.
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
 * Every event of the common module carries one of these values as `app`. The media gallery has no
 * SDK module and therefore no member here.
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
  /** Who the visitor is: customer or guest. */
  AUTHENTICATION = 'authentication',
  /** The cart that widgets read and fill. */
  CART = 'cart',
  /** Product context, links, and the events of widgets and dialogs. */
  COMMON = 'common',
  /** How a reward's code reaches the checkout. */
  DISCOUNTS = 'discounts',
  /** The gift registry form. */
  GIFT_REGISTRY = 'gift_registry',
  /** The reviews drawer and the reviews widgets. */
  REVIEWS = 'reviews',
  /** The rewards pop-up, the member's account and redeeming. */
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
  /** The method did what it was asked to do. */
  SUCCESS = 'success',
  /** The method failed, and `error` says why. */
  ERROR = 'error',
}

/**
 * Every code that `error.code` of an `ErrorResult` can hold.
 *
 * @remarks
 * Branch on the code, never on the message: codes are stable, messages are English sentences for
 * developers and may be reworded. The value of a member equals its name.
 *
 * @guide /docs/Sdk/modules/common/constants
 */
export declare enum ERROR_CODES {
  /**
   * `init` has not been called or has failed, or the code runs on a server.
   * @whatToDo Call `init` first, in the browser. In a theme wait with `runIfModuleReady`.
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
   * The shop has switched this app off.
   * @whatToDo Hide the feature; trying again does not help.
   * @commonError
   */
  MODULE_DISABLED = 'MODULE_DISABLED',
  /**
   * An argument is missing or wrong; `error.details` names each one.
   * @whatToDo Fix the call. The code points at a programming fault, not at the shopper.
   * @restStatus 400 with a list of messages
   * @commonError
   */
  INVALID_ARGUMENTS = 'INVALID_ARGUMENTS',
  /**
   * The token is missing or refused, or a guest asked for something only customers have.
   * @whatToDo Let the shopper sign in, or hand the SDK a fresh storefront token.
   * @restStatus 401
   * @apiError
   */
  NOT_AUTHENTICATED = 'NOT_AUTHENTICATED',
  /**
   * The call is not allowed, for example because the program is switched off.
   * @whatToDo Hide the feature.
   * @restStatus 403
   */
  FORBIDDEN = 'FORBIDDEN',
  /**
   * The shop excludes this customer from the program.
   * @whatToDo Explain it to the shopper, and do not offer the action again.
   * @restStatus 403
   */
  CUSTOMER_NOT_ELIGIBLE = 'CUSTOMER_NOT_ELIGIBLE',
  /**
   * The customer's balance does not cover the points to spend.
   * @whatToDo Show the ways to earn points.
   * @restStatus 403 on redeem
   */
  NOT_ENOUGH_POINTS = 'NOT_ENOUGH_POINTS',
  /**
   * The product, variant, rule, reward, list or registry is unknown.
   * @whatToDo Load the data again; the id may be out of date.
   * @restStatus 404
   */
  NOT_FOUND = 'NOT_FOUND',
  /**
   * The product is in the wishlist already.
   * @whatToDo Treat it as done.
   * @restStatus 400 on wishlist writes, 409
   */
  ALREADY_EXISTS = 'ALREADY_EXISTS',
  /**
   * The rule has been switched off.
   * @whatToDo Load the rules again and redraw the choice.
   * @restStatus 400
   */
  RULE_NOT_ACTIVE = 'RULE_NOT_ACTIVE',
  /**
   * The shop wants proof of identity before points are redeemed.
   * @whatToDo Call `sendVerificationToken`, ask for the six digits, and repeat the call with them.
   */
  VERIFICATION_REQUIRED = 'VERIFICATION_REQUIRED',
  /**
   * The verification code is wrong, has been used, or is too old.
   * @whatToDo Send another code and ask for that one.
   */
  VERIFICATION_FAILED = 'VERIFICATION_FAILED',
  /**
   * The overlay to open is not on this page.
   * @whatToDo Place its placeholder on the page, or switch the widget on.
   */
  WIDGET_NOT_FOUND = 'WIDGET_NOT_FOUND',
  /**
   * Too many calls in a short time.
   * @whatToDo Wait before the next call.
   * @restStatus 429
   * @apiError
   */
  RATE_LIMITED = 'RATE_LIMITED',
  /**
   * There is no connection, or the server failed.
   * @whatToDo Try again; a read has already been repeated twice.
   * @restStatus 5xx
   * @apiError
   */
  NETWORK_ERROR = 'NETWORK_ERROR',
  /**
   * No answer came within `requestTimeoutMs`.
   * @whatToDo Try again. Check first whether a write has taken effect after all.
   * @apiError
   */
  TIMEOUT = 'TIMEOUT',
  /**
   * Anything that no other code describes.
   * @whatToDo Log `error.message` and treat the call as failed.
   * @restStatus any other
   * @commonError
   */
  UNKNOWN_ERROR = 'UNKNOWN_ERROR',
}

/**
 * A method worked and has nothing to return.
 *
 * @remarks
 * Opening, closing, setting, redeeming and sending end in this result.
 *
 * @guide /docs/Sdk/core_concepts/response_lifecycle
 * @referencePage
 */
export interface Success {
  /** Always `METHOD_STATUSES.SUCCESS`. */
  status: METHOD_STATUSES.SUCCESS;
}

/**
 * A method worked and returns data.
 *
 * @typeParam T - What the method returns.
 *
 * @guide /docs/Sdk/core_concepts/response_lifecycle
 * @referencePage
 */
export interface SuccessResult<T> extends Success {
  /** The answer of the method. */
  data: T;
}

/**
 * A method failed.
 *
 * @remarks
 * Methods resolve with this result instead of rejecting; a rejected promise means a fault in the
 * SDK itself.
 *
 * @guide /docs/Sdk/core_concepts/response_lifecycle
 * @referencePage
 */
export interface ErrorResult {
  /** Always `METHOD_STATUSES.ERROR`. */
  status: METHOD_STATUSES.ERROR;
  /** What went wrong. */
  error: {
    /** The reason, for the program. */
    code: ERROR_CODES;
    /** The reason in English, for the developer. Do not show it to shoppers. */
    message: string;
    /** One sentence for each argument that failed validation. */
    details?: string[];
  };
}

/**
 * The options of `init`.
 *
 * @remarks
 * A custom storefront gives either `storefrontToken` or `getStorefrontToken`. With the function the
 * SDK renews the token by itself, so prefer it for pages that stay open longer than an hour.
 *
 * @guide /docs/Sdk/sdk_initialization
 * @referencePage
 */
export interface SdkInitOptions {
  /** The permanent domain of the shop, the same value that the access token was asked for with. */
  shop: string;
  /** A token that your server got from `POST /v2/oauth/getStorefrontToken`. It is valid for 1 hour. */
  storefrontToken?: string;
  /**
   * Gives a storefront token, usually by asking your own server. The SDK calls it at start, one
   * minute before the token expires, and when the API answers 401.
   */
  getStorefrontToken?: () => Promise<string>;
  /**
   * The session of a guest, made with `POST /v2/oauth/createSessionToken`.
   * @defaultValue A session that the SDK makes and keeps in local storage
   */
  sessionToken?: string;
  /**
   * The language of rules, tiers and widgets.
   * @defaultValue `'en'`
   */
  locale?: string;
  /**
   * The ISO 4217 code that amounts are shown in. It changes the display only.
   * @defaultValue The currency of the shop
   */
  currency?: string;
  /**
   * Load these modules and no others.
   * @defaultValue All modules that the shop has enabled
   */
  modules?: SDK_MODULES[];
  /** The global product from the start, as if `setGlobalProductId` had been called first. */
  productId?: number;
  /** The global variant from the start, as if `setGlobalVariantId` had been called first. */
  variantId?: number;
  /**
   * Where placeholders are looked for.
   * @defaultValue `document`
   */
  root?: ParentNode;
  /**
   * Watch `root` for new placeholders and changed attributes.
   * @defaultValue `true`
   */
  observe?: boolean;
  /**
   * Where the sign-in buttons that guests see lead to.
   * @defaultValue The sign-in page of the shop
   */
  loginUrl?: string;
  /**
   * Where the join buttons that guests see lead to.
   * @defaultValue The registration page of the shop
   */
  registerUrl?: string;
  /**
   * How long one call of the API may take, in milliseconds.
   * @defaultValue `10000`
   */
  requestTimeoutMs?: number;
  /**
   * Write warnings to the console.
   * @defaultValue `false`
   */
  debug?: boolean;
}

/**
 * Every event of the SDK and the payload its handlers receive.
 *
 * @guide /docs/Sdk/core_concepts/event_lifecycle
 */
export interface SdkEventMap {
  /**
   * A placeholder has got its widget, and the first data is drawn.
   *
   * @remarks
   * Fires once for each placeholder. At page start the events follow the resolved `init` in the
   * order of the document. A placeholder that is removed and put back is injected anew.
   *
   * @notWhen An attribute of the placeholder changes, which includes a new product or variant id.
   * @guide /docs/Sdk/modules/common/events/widget_injected
   */
  widget_injected: {
    /** The app that the widget belongs to. */
    app: App;
    /** The name of the widget. */
    widget: WidgetName;
    /** The placeholder. The widget is drawn in its open shadow root. */
    element: HTMLElement;
    /** The product the widget shows, `null` for a widget without a product. */
    productId: number | null;
    /** The variant the widget shows, `null` for a widget without a variant. */
    variantId: number | null;
  };
  /**
   * An overlay has become visible.
   *
   * @remarks
   * The overlays are `reviews_drawer`, `rewards_pop_up` and `wishlists_drawer`.
   *
   * @notWhen An inline widget is drawn, or a dialog opens: that is `modal_opened`.
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
   * It does not matter how: by its close button, with Escape, by a click beside it, or by a method.
   *
   * @notWhen The visitor leaves the page, or a method closes what is closed already.
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
   * @notWhen An overlay opens: that is `widget_opened`.
   * @guide /docs/Sdk/modules/common/events/modal_opened
   */
  modal_opened: {
    /** The app that the dialog belongs to. */
    app: App;
    /** The name of the dialog. */
    modal: ModalName;
  };
  /**
   * A dialog is gone, for whatever reason.
   *
   * @notWhen The visitor leaves the page, or an overlay closes: that is `widget_closed`.
   * @guide /docs/Sdk/modules/common/events/modal_closed
   */
  modal_closed: {
    /** The app that the dialog belongs to. */
    app: App;
    /** The name of the dialog. */
    modal: ModalName;
    /** `completed` when the visitor finished what the dialog is for, otherwise `dismissed`. */
    reason: 'completed' | 'dismissed';
  };
  /**
   * The rewards pop-up shows another view.
   *
   * @remarks
   * The first view after opening counts as well and follows `widget_opened`. The event name is
   * spelled `poup`, and stays so: subscribe with exactly this spelling.
   *
   * @notWhen The pop-up is closed, or it is asked for the view it already shows.
   * @app rewards
   * @guide /docs/Sdk/modules/rewards/events/poup_widget_view_changed
   */
  poup_widget_view_changed: {
    /** Always `App.REWARDS`. */
    app: App.REWARDS;
    /** The view that is shown now. */
    view: RewardsPopupView;
    /** The view before, `null` for the first one after opening. */
    previousView: RewardsPopupView | null;
  };
  /**
   * The server has stored a wishlist item.
   *
   * @remarks
   * Fires after a click and after `createWishlistItem` alike, and only once the server has
   * confirmed. A visitor with several lists chooses one first, so `modal_opened` comes before it.
   *
   * @notWhen The product was in the list already, an item moves between lists, or another tab made
   * the change.
   * @app wishlists
   * @guide /docs/Sdk/modules/wishlists/events/wishlist_item_created
   */
  wishlist_item_created: {
    /** The item as the server stored it. */
    wishlistItem: WishlistItem;
  };
  /**
   * The server has removed a wishlist item.
   *
   * @remarks
   * Fires after a click and after `deleteWishlistItem` alike, and only once the server has
   * confirmed.
   *
   * @notWhen A list is deleted as a whole, or another tab made the change.
   * @app wishlists
   * @guide /docs/Sdk/modules/wishlists/events/wishlist_item_deleted
   */
  wishlist_item_deleted: {
    /** The item that was removed. */
    wishlistItem: WishlistItem;
  };
}

/**
 * Starts the SDK in a custom storefront.
 *
 * @remarks
 * In a theme the app embed starts the SDK: do not call `init` there, use `runIfModuleReady`.
 *
 * `init` checks the options, fetches the settings of the shop, loads the modules, authenticates the
 * visitor as customer or guest, scans `root` for placeholders, and then resolves.
 *
 * A second call with the same options succeeds and does nothing. The SDK runs in browsers only: on
 * a server the call resolves with an error and touches nothing.
 *
 * @param options - The shop, the token, and what may differ from the defaults.
 * @returns `Success` once the placeholders have been found. One `widget_injected` for each of them
 * follows.
 *
 * @callsApi
 * @errorCode INVALID_ARGUMENTS - `shop` is missing, or an option has the wrong type.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server.
 * @errorCode SDK_ALREADY_INITIALIZED - The SDK runs already, with other options.
 * @errorCode NOT_AUTHENTICATED - The API refused the storefront token.
 * @errorCode MODULE_DISABLED - `modules` names a module that the shop has switched off.
 * @errorCode NETWORK_ERROR - The settings of the shop or a module could not be fetched.
 * @errorCode TIMEOUT - A call of the start took longer than `requestTimeoutMs`.
 * @firesEvent widget_injected - once for each placeholder, in document order, after `init` has
 * resolved
 * @guide /docs/Sdk/sdk_initialization
 */
export declare function init(options: SdkInitOptions): Promise<Success | ErrorResult>;

/**
 * Subscribes to an event.
 *
 * @remarks
 * Works at any time, also before `init`. Events are not replayed: what fired before the
 * subscription is lost, so ask with a method when you need the current state.
 *
 * The same handler subscribed twice counts once. Handlers run synchronously, in the order in which
 * they were subscribed. An error thrown in one of them is caught, is logged in debug mode, and does
 * not keep the others from running.
 *
 * A subscription lives until `off` or a full page load; route changes of a single-page app keep it.
 *
 * @typeParam E - The name of the event, which decides the type of the payload.
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
 * Ends a subscription.
 *
 * @remarks
 * Pass the very function that was given to `on`. Without a handler every handler of the event is
 * removed, also those that other code on the page has subscribed.
 *
 * @typeParam E - The name of the event.
 * @param event - The name of the event.
 * @param handler - The handler to remove; leave it out to remove all of them.
 * @returns Nothing.
 *
 * @guide /docs/Sdk/core_concepts/event_lifecycle
 */
export declare function off<E extends keyof SdkEventMap>(
  event: E,
  handler?: (payload: SdkEventMap[E]) => void,
): void;

/**
 * Runs a function as soon as a module has loaded.
 *
 * @remarks
 * A module that is ready already runs the callback at once. The call may be made before `init`, and
 * it is the way to start your own code in a theme, where the app embed initializes the SDK.
 *
 * It takes one module. For several, nest the calls or combine them with `Promise.all`.
 *
 * @typeParam T - What the callback returns.
 * @param module - The module to wait for, at most 10 seconds.
 * @param callback - What to run; it may return a promise.
 * @returns What the callback returned, as `data`.
 *
 * @errorCode MODULE_NOT_READY - The module did not load within 10 seconds.
 * @errorCode MODULE_DISABLED - The shop has the module switched off; the answer comes at once.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling before `init` is no error.
 * @errorCode UNKNOWN_ERROR - The callback threw, or its promise was rejected.
 * @guide /docs/Sdk/sdk_initialization
 */
export declare function runIfModuleReady<T>(
  module: SDK_MODULES,
  callback: () => T | Promise<T>,
): Promise<SuccessResult<T> | ErrorResult>;
