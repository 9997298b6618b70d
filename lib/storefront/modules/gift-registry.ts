import type { ModuleMethods } from '../calls/methods.data';
import { createGiftRegistries } from '../data/gift-registry';
import { failure, hasFailed } from '../results';
import type { PageModuleContext } from './loaded-modules';

/** Creates the methods of the gift registry module. */
export function createModule(context: PageModuleContext): ModuleMethods['gift_registry'] {
  const { tokens, overlays } = context;
  const registries = createGiftRegistries(context);
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
      if (registryId !== undefined) {
        const registry = await registries.read(registryId);
        if (hasFailed(registry)) return registry;
      }
      const details = { registryId, productId, variantId };
      return overlays.openDialog('gift_registry', 'gift_registry_form', details);
    },
  };
}
