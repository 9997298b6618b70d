import { operationsIn } from '../contract/define-operation';

/** Defines an operation of the storefront SDK. */
export const defineOperation = operationsIn('v1', 'Authentication', '/storefront');

/** Holders of the storefront tokens that an operation accepts. */
export const BY_CUSTOMER = { tokens: ['storefront:customer'], actor: 'none' } as const;
export const BY_ANYONE = {
  tokens: ['storefront:customer', 'storefront:guest'],
  actor: 'none',
} as const;
