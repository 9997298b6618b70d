/**
 * The form in which customers create and edit gift registries.
 *
 * @packageDocumentation
 */
import type { ErrorResult, Success } from './core';

/**
 * Opens the form of a gift registry.
 *
 * @remarks
 * The form asks for a title, which is required, and for event type, event date, note and visibility:
 * private, or open to anyone with the link.
 *
 * Registries belong to customers. A guest gets the `sign_in` dialog, and the call resolves with an
 * error. Version 2 of the REST API has no calls for registries, so this form is the way to them.
 *
 * @param args - Which registry to edit, and a first item for it. Leave it out for an empty new one.
 * @returns `Success` once the form is open. It does not wait for the customer to send it.
 *
 * @callsApi
 * @errorCode NOT_AUTHENTICATED - The visitor is a guest.
 * @errorCode NOT_FOUND - The customer has no registry with this id.
 * @firesEvent modal_opened - when the form opens, with modal `gift_registry_form`; for a guest with
 * modal `sign_in`
 * @firesEvent modal_closed - when the customer sends or leaves the form
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
