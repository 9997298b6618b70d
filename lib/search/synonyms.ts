/**
 * Words that readers type for words of the documentation. The words of a line are synonyms of each other, for both
 * engines. An entry of several words is a phrase.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['coupon', 'discount code', 'voucher'],
  ['login', 'authenticate', 'sign in', 'log in'],
  ['logout', 'sign out', 'log out'],
  ['install', 'initialization', 'setup'],
  ['callback', 'handler'],
  ['hmac', 'signature'],
  ['expire', 'expiry', 'expiration'],
  ['next page', 'pagination'],
  ['permission', 'scope'],
  ['retry', 'redelivery'],
  ['throttle', 'rate limit', 'too many requests'],
  ['basket', 'cart'],
  ['favourite', 'favorite', 'wishlist'],
  ['rating', 'stars', 'score'],
  ['credits', 'points'],
  ['vip', 'tier', 'level'],
  ['spa', 'single page app', 'headless'],
  ['popup', 'pop up'],
  ['localisation', 'locale', 'language', 'translation'],
  ['schema', 'type'],
  ['remove', 'delete'],
  ['change', 'update'],
  ['merge', 'attach', 'hand over'],
];
