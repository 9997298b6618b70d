import type { Core } from './declared';

/** An object whose members have their own names as values. */
const named = (names: string): unknown =>
  Object.fromEntries(names.split(' ').map((name) => [name, name]));

/** The reasons for errors. */
export const ERROR_CODES = /* @__PURE__ */ named(
  'SDK_NOT_INITIALIZED SDK_ALREADY_INITIALIZED MODULE_NOT_READY MODULE_DISABLED INVALID_ARGUMENTS NOT_AUTHENTICATED FORBIDDEN CUSTOMER_NOT_ELIGIBLE NOT_ENOUGH_POINTS NOT_FOUND ALREADY_EXISTS RULE_NOT_ACTIVE VERIFICATION_REQUIRED VERIFICATION_FAILED WIDGET_NOT_FOUND RATE_LIMITED NETWORK_ERROR TIMEOUT UNKNOWN_ERROR',
) as typeof Core.ERROR_CODES;

/** The apps of events. */
export const App = {
  REVIEWS: 'reviews',
  REWARDS: 'rewards',
  WISHLISTS: 'wishlists',
  GIFT_REGISTRY: 'gift_registry',
} as unknown as typeof Core.App;

/** The modules of the SDK. */
export const SDK_MODULES = {
  AUTHENTICATION: 'authentication',
  CART: 'cart',
  COMMON: 'common',
  DISCOUNTS: 'discounts',
  GIFT_REGISTRY: 'gift_registry',
  REVIEWS: 'reviews',
  REWARDS: 'rewards',
  WISHLISTS: 'wishlists',
} as unknown as typeof Core.SDK_MODULES;

/** The two outcomes of a method. */
export const METHOD_STATUSES = {
  SUCCESS: 'success',
  ERROR: 'error',
} as unknown as typeof Core.METHOD_STATUSES;

/** A module of the SDK by its value, as scripts without types pass it. */
export type ModuleName = `${Core.SDK_MODULES}`;

/** A reason for an error. */
export type ErrorCode = `${Core.ERROR_CODES}`;

/** Beginning of the names of placeholders' attributes. */
export const PREFIX = 'data-laurel-';
