import type { ModuleMethods } from '../calls/methods.data';
import { failure, hasFailed, success, successWith } from '../results';
import type { ModuleContext } from './loaded-modules';

/** Creates the methods of the authentication module. They are small, so the core has them. */
export function createAuthentication({ tokens }: ModuleContext): ModuleMethods['authentication'] {
  return {
    async authenticateCustomer({ storefrontToken }) {
      const accepted = await tokens.use(storefrontToken);
      if (hasFailed(accepted)) return accepted;
      const { role, customerId, expiresAt } = accepted.data.session;
      return successWith({ role, customerId, expiresAt });
    },

    // Without a token, the page shows what guests see.
    async getCurrentRole() {
      return successWith({ role: tokens.accepted?.session.role ?? 'guest' });
    },

    async logoutCustomer() {
      const forgotten = await tokens.forget();
      if (hasFailed(forgotten)) return forgotten;
      return tokens.accepted?.session.role === 'customer'
        ? failure(
            'UNKNOWN_ERROR',
            'getStorefrontToken returned the token of a customer. End the session of your server first.',
          )
        : success();
    },
  };
}
