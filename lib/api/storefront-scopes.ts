import type { StorefrontRole } from './contract/access';
import type { Scope } from './contract/scopes';
import { operations } from './operations';

function scopesOf(role: StorefrontRole): ReadonlySet<Scope> {
  const accepting = operations.filter(({ access }) =>
    (access.tokens as readonly string[]).includes(`storefront:${role}`),
  );
  return new Set(accepting.flatMap(({ access }) => (access.scope ? [access.scope] : [])));
}

const scopes = { customer: scopesOf('customer'), guest: scopesOf('guest') };

/** The scopes that a storefront token can use: those of the operations that accept it. */
export function storefrontScopes(role: StorefrontRole): ReadonlySet<Scope> {
  return scopes[role];
}
