/**
 * Globals that the script tag adds to a page.
 *
 * @packageDocumentation
 */
import type { Sdk } from './sdk';

declare global {
  interface Window {
    /** The SDK, once its script has loaded. */
    Laurel: Sdk;
  }
  /** The SDK, once its script has loaded. */
  const Laurel: Sdk;
}
