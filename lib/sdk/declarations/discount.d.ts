/**
 * How the code of a reward reaches the checkout.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * Your checkout's handling of codes.
 *
 * @remarks
 * Only `applyDiscount` is required.
 *
 * @guide /docs/Sdk/modules/discounts/methods/setCustomDiscountStrategy
 */
export interface DiscountStrategy {
  /**
   * Applies a code. Called when the shopper presses the apply button of a reward. Reject the promise
   * to show an error in the widget.
   * @param discount - What the shopper wants to use.
   */
  applyDiscount(discount: {
    /** The code of the reward. */
    code: string;
    /** What the code stands for. */
    type: 'discount' | 'free_product' | 'gift_card';
    /** The variant of a free product, `null` for the other types. */
    variantId: number | null;
  }): Promise<void>;
  /**
   * Removes a code. Without this function the remove button is hidden.
   * @param code - The code of the reward.
   */
  removeDiscount?(code: string): Promise<void>;
  /** Lists the codes of the current checkout, so that widgets can mark rewards as applied. */
  getAppliedDiscounts?(): Promise<string[]>;
}

/**
 * Makes the apply button of rewards use your own checkout.
 *
 * @remarks
 * Without a strategy the discount link of the shop is used. Call it before or after `init`; of
 * several calls the last one wins.
 *
 * @param strategy - The functions that apply, remove and list codes.
 * @returns `Success` at once; the result is no promise.
 *
 * @errorCode INVALID_ARGUMENTS - `applyDiscount` is missing, or a member is no function.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling before `init` is no error.
 * @guide /docs/Sdk/modules/discounts/methods/setCustomDiscountStrategy
 */
export declare function setCustomDiscountStrategy(
  strategy: DiscountStrategy,
): Success | ErrorResult;
