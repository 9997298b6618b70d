import { failure, hasFailed } from '../results';
import type { ModuleMethods, PageModuleContext } from './loaded-modules';

/** Creates the methods of the gift registry module. */
export function createModule({
  tokens,
  overlays,
}: PageModuleContext): ModuleMethods['gift_registry'] {
  return {
    async openGiftRegistryFormModal({ registryId, productId, variantId } = {}) {
      const holder = await tokens.current();
      if (hasFailed(holder)) return holder;
      if (holder.data.session.role === 'guest') {
        overlays.openDialog('gift_registry', 'sign_in');
        return failure(
          'NOT_AUTHENTICATED',
          'No customer is signed in. The sign-in dialog is open.',
        );
      }
      // The form can't save registries yet, so no customer has one.
      return registryId === undefined
        ? overlays.openDialog('gift_registry', 'gift_registry_form', { productId, variantId })
        : failure('NOT_FOUND', `The customer has no registry ${registryId}.`);
    },
  };
}
