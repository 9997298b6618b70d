/**
 * The cart that widgets read and change.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/** One line of a cart. */
export interface CartItem {
  /** The id of the line in your cart. */
  lineId: string;
  /** The product's id in the shop. */
  productId: number;
  /** The variant's id in the shop. */
  variantId: number;
  /** The quantity. */
  quantity: number;
  /** The price of one unit, in the currency of the cart. */
  price: number;
  /** The title that widgets show. */
  title: string;
  /** The product's handle, which links contain; `null` if it has none. */
  handle: string | null;
  /** The URL of an image; `null` if there is none. */
  image: string | null;
}

/** A cart as the widgets need it. */
export interface Cart {
  /** The id of the cart; `null` until a cart exists. */
  id: string | null;
  /** The ISO 4217 code of all amounts in the cart. */
  currency: string;
  /** The sum of the lines before discounts. */
  subtotal: number;
  /** The amount that the customer pays. */
  total: number;
  /** The lines in display order. */
  items: CartItem[];
}

/** An item that a widget adds to your cart. */
export interface CartItemInput {
  /** The product's id in the shop. */
  productId: number;
  /** The variant's id in the shop. */
  variantId: number;
  /** The quantity to add, at least 1. */
  quantity: number;
  /** Properties to store with the line, for example the mark of a free product. */
  properties?: Record<string, string>;
}

/**
 * The functions that read and change your cart.
 *
 * @remarks
 * Each function resolves to the resulting cart. Reject the promise if the cart can't be read or
 * changed: the widget then shows an error and logs the reason.
 *
 * @guide /docs/Sdk/modules/cart/methods/setCustomCartRepository
 */
export interface CartRepository {
  /**
   * Returns the cart. Called by the earn-points widget of the cart page, by save for later, and before
   * a free product is added.
   */
  getCart(): Promise<Cart>;
  /**
   * Adds lines. Called when a customer adds a wishlist item to the cart, and for free product
   * rewards.
   * @param items - The lines to add.
   */
  addItems(items: CartItemInput[]): Promise<Cart>;
  /**
   * Removes a line. Called by save for later, if the line is still in the cart when the customer
   * confirms, and for a free product whose code the checkout rejects.
   * @param lineId - The `lineId` of the line.
   */
  removeItem(lineId: string): Promise<Cart>;
}

/**
 * Makes widgets use your own cart.
 *
 * @remarks
 * The default is the cart of the shop's theme. Call the function before or after `init`. The last
 * call takes precedence.
 *
 * @param repository - The functions that read and change your cart.
 * @returns `Success`, immediately. The result isn't a promise.
 *
 * @errorCode INVALID_ARGUMENTS - A function of the repository is missing.
 * @whatToDo INVALID_ARGUMENTS - Pass all three functions.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling it before `init` is allowed.
 * @whatToDo SDK_NOT_INITIALIZED - Call it in the browser only.
 * @guide /docs/Sdk/modules/cart/methods/setCustomCartRepository
 */
export declare function setCustomCartRepository(repository: CartRepository): Success | ErrorResult;
