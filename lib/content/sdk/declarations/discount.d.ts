/**
 * The functions that apply discount codes in your checkout.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * The functions that apply reward codes in your checkout.
 *
 * @remarks
 * Only `applyDiscount` is required.
 *
 * @guide /docs/Sdk/modules/discounts/methods/setCustomDiscountStrategy
 */
export interface DiscountStrategy {
  /**
   * Applies a code. Called when the customer presses the apply button of a reward. Reject the promise
   * to show an error in the widget.
   * @param discount - The reward to apply.
   */
  applyDiscount(discount: {
    /** The code of the reward. */
    code: string;
    /** The type of the reward. */
    type: 'discount' | 'free_product' | 'gift_card';
    /** The variant of a free product, `null` for the other types. */
    variantId: number | null;
  }): Promise<void>;
  /**
   * Removes a code. Without this function, the remove button is hidden.
   * @param code - The code of the reward.
   */
  removeDiscount?(code: string): Promise<void>;
  /** Returns the codes of the current checkout, so that widgets can mark rewards as applied. */
  getAppliedDiscounts?(): Promise<string[]>;
}

/**
 * Makes the apply button of rewards use your own checkout.
 *
 * @remarks
 * The default is the discount link of the shop. Call the function before or after `init`. The last
 * call takes precedence.
 *
 * @param strategy - The functions that apply, remove and list codes.
 * @returns `Success`, immediately. The result isn't a promise.
 *
 * @errorCode INVALID_ARGUMENTS - `applyDiscount` is missing, or a member isn't a function.
 * @whatToDo INVALID_ARGUMENTS - Pass at least `applyDiscount`, and functions only.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling it before `init` is allowed.
 * @whatToDo SDK_NOT_INITIALIZED - Call it in the browser only.
 * @guide /docs/Sdk/modules/discounts/methods/setCustomDiscountStrategy
 */
export declare function setCustomDiscountStrategy(
  strategy: DiscountStrategy,
): Success | ErrorResult;
