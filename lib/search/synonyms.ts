/**
 * Words that readers use for words of the documentation. Each line is read both ways by the embedded engine and
 * published as one synonym a line; several words are one phrase.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['coupon', 'discount code', 'voucher'],
  ['login', 'authenticate', 'sign in', 'log in'],
  ['logout', 'sign out', 'log out'],
  ['install', 'initialization', 'setup'],
  ['callback', 'handler'],
  ['hmac', 'signature'],
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
