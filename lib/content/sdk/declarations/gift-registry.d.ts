/**
 * The form for creating and editing gift registries.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * Opens the form of a gift registry.
 *
 * @remarks
 * The form has a required title, and fields for event type, event date, note and visibility
 * (private, or open to anyone with the link).
 *
 * Registries belong to customers. A guest sees the `sign_in` dialog, and the promise resolves with an
 * error. Version 2 of the Private API has no endpoints for registries.
 *
 * @param args - The registry to edit, and a first item for it. Omit it for an empty new registry.
 * @returns `Success` when the form is open. It doesn't wait for the customer to submit the form.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - No customer is signed in.
 * @whatToDo NOT_AUTHENTICATED - Nothing: the sign-in dialog is already open.
 * @errorCode NOT_FOUND - The customer has no registry with this id.
 * @whatToDo NOT_FOUND - Omit `registryId` to create a registry.
 * @firesEvent modal_opened - when the form opens, with modal `gift_registry_form`; for a guest with
 * modal `sign_in`
 * @firesEvent modal_closed - when the customer submits or closes the form
 * @guide /docs/Sdk/modules/gift_registry/methods/openGiftRegistryFormModal
 */
export declare function openGiftRegistryFormModal(args?: {
  /**
   * The registry to edit.
   * @defaultValue A new registry
   */
  registryId?: number;
  /**
   * The product of the first item.
   * @defaultValue No item
   */
  productId?: number;
  /**
   * The variant of the first item.
   * @defaultValue The first variant of the product
   */
  variantId?: number;
}): Promise<Success | ErrorResult>;
