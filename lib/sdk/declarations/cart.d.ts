/**
 * The cart that widgets read and fill.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/** One line of a cart. */
export interface CartItem {
  /** What identifies the line in your cart. */
  lineId: string;
  /** The product's id in the shop. */
  productId: number;
  /** The variant's id in the shop. */
  variantId: number;
  /** How many pieces are in the cart. */
  quantity: number;
  /** The price of one piece, in the currency of the cart. */
  price: number;
  /** The title that widgets show. */
  title: string;
  /** The product's handle, from which links are made; `null` if it has none. */
  handle: string | null;
  /** The address of a picture; `null` if there is none. */
  image: string | null;
}

/** A cart as the widgets need it. */
export interface Cart {
  /** What identifies the cart; `null` as long as none has been created. */
  id: string | null;
  /** The ISO 4217 code of all amounts in the cart. */
  currency: string;
  /** The sum of the lines before discounts. */
  subtotal: number;
  /** What the shopper pays. */
  total: number;
  /** The lines, in the order in which they are shown. */
  items: CartItem[];
}

/** What a widget asks your cart to add. */
export interface CartItemInput {
  /** The product's id in the shop. */
  productId: number;
  /** The variant's id in the shop. */
  variantId: number;
  /** How many pieces to add, at least 1. */
  quantity: number;
  /** Properties that the line keeps, for example the mark of a free product. */
  properties?: Record<string, string>;
}

/**
 * Your cart, as three functions.
 *
 * @remarks
 * Each function resolves to the cart as it is afterwards. Reject the promise when the cart refuses:
 * the widget then shows its own error, and the reason is logged.
 *
 * @guide /docs/Sdk/modules/cart/methods/setCustomCartRepository
 */
export interface CartRepository {
  /** Reads the cart. Called by the earn-points widget of the cart page and by save for later. */
  getCart(): Promise<Cart>;
  /**
   * Adds lines. Called when a shopper adds a wishlist item to the cart, and for free product
   * rewards.
   * @param items - The lines to add.
   */
  addItems(items: CartItemInput[]): Promise<Cart>;
  /**
   * Removes a line. Called by save for later, when the item leaves the cart for a wishlist.
   * @param lineId - The `lineId` of the line.
   */
  removeItem(lineId: string): Promise<Cart>;
}

/**
 * Makes widgets use your own cart.
 *
 * @remarks
 * Without a repository the cart of the shop's theme is used. Call it before or after `init`; of
 * several calls the last one wins.
 *
 * @param repository - The functions that read and change your cart.
 * @returns `Success` at once; the result is no promise.
 *
 * @errorCode INVALID_ARGUMENTS - A function of the repository is missing.
 * @errorCode SDK_NOT_INITIALIZED - The code runs on a server. Calling before `init` is no error.
 * @guide /docs/Sdk/modules/cart/methods/setCustomCartRepository
 */
export declare function setCustomCartRepository(repository: CartRepository): Success | ErrorResult;
