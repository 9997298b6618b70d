/**
 * Everything the SDK offers, in one object.
 *
 * @packageDocumentation
 */

/**
 * The functions of all areas and the four enumerations, side by side.
 *
 * @remarks
 * It is the type of `window.Laurel` and of `sdk` in the result of `useLaurel`.
 *
 * @guide /docs/Sdk/sdk_initialization
 */
export type Sdk = typeof import('./authentication') &
  typeof import('./cart') &
  typeof import('./common') &
  typeof import('./core') &
  typeof import('./discount') &
  typeof import('./gift-registry') &
  typeof import('./reviews') &
  typeof import('./rewards') &
  typeof import('./wishlists');
