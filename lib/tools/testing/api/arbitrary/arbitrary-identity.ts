import fc from 'fast-check';
import type { TokenKind } from '../../../../api/contract/access';
import { getOperation, type OperationId } from '../../../../api/operations';
import { oneOf } from './arbitrary-fields';
import { arbitraryEmail, arbitraryPhone, arbitraryText } from './arbitrary-text';
import type { RequestSources, RequestToken, Values } from './generated-request';

/** The token of a request: every kind that the operation accepts. */
export function arbitraryToken(
  operationId: OperationId,
  { rows }: RequestSources,
): fc.Arbitrary<RequestToken> {
  const { tokens } = getOperation(operationId).access;
  const access: RequestToken = { kind: 'access' };
  const byKind: Record<TokenKind, fc.Arbitrary<RequestToken> | undefined> = {
    access: fc.constant(access),
    'storefront:customer':
      rows.customerIdentifiers.length > 0
        ? fc.constantFrom(...rows.customerIdentifiers).map((customerIdentifier) => ({
            kind: 'customer' as const,
            customerIdentifier,
          }))
        : undefined,
    'storefront:guest': fc
      .constantFrom(undefined, ...rows.sessionTokens)
      .map((sessionToken) => ({ kind: 'guest' as const, sessionToken })),
  };
  const kinds = tokens.flatMap((kind) => byKind[kind] ?? []);
  return kinds.length === 0 ? fc.constant({ kind: 'none' }) : fc.oneof(...kinds);
}

const randomIdentifier = fc.oneof(
  arbitraryEmail,
  arbitraryPhone,
  fc.bigInt({ min: 0n, max: 9_999_999_999_999_999_999n }).map(String),
);

function arbitraryIdentifier({ rows }: RequestSources): fc.Arbitrary<string> {
  return oneOf(rows.customerIdentifiers, randomIdentifier);
}

/** The identity fields that a request needs with a token. */
export function arbitraryIdentity(
  operationId: OperationId,
  token: RequestToken,
  sources: RequestSources,
): fc.Arbitrary<Values> {
  const { actor } = getOperation(operationId).access;
  const guest = fc.record({
    guestName: arbitraryText({ min: 1, max: 255 }),
    guestEmail: arbitraryEmail,
  });
  const customer = fc.record({ customerIdentifier: arbitraryIdentifier(sources) });
  const session = fc.record({
    sessionToken: oneOf(sources.rows.sessionTokens, fc.stringMatching(/^ses_[a-z0-9]{1,40}$/)),
  });
  const nobody = fc.constant({});
  if (token.kind === 'customer') {
    const { customerIdentifier } = token;
    return fc.constantFrom({}, { customerIdentifier });
  }
  if (token.kind === 'guest') return actor === 'author' ? guest : nobody;
  switch (actor) {
    case 'author':
      return fc.oneof(customer, guest);
    case 'customerOrSession':
      return fc.oneof(customer, session);
    case 'none':
      if (operationId === 'getStorefrontToken') return fc.oneof(nobody, customer, session);
      if (operationId === 'attachSessionToken') {
        return fc.tuple(customer, session).map(([one, other]) => ({ ...one, ...other }));
      }
      return operationId.startsWith('get') ? fc.oneof(nobody, customer) : customer;
    case 'optionalCustomer':
      return fc.oneof(nobody, customer);
    default:
      return customer;
  }
}

/** Fields about one wishlist that belong together, so that requests often succeed. */
export function arbitraryWishlistFields(
  operationId: OperationId,
  token: RequestToken,
  { rows }: RequestSources,
): fc.Arbitrary<Values> {
  const { actor } = getOperation(operationId).access;
  if (actor !== 'customerOrSession' || rows.wishlists.length === 0) return fc.constant({});
  return fc
    .record({
      list: fc.constantFrom(...rows.wishlists),
      other: fc.constantFrom(...rows.wishlists),
      item: fc.nat(),
      variant: fc.nat(),
    })
    .map(({ list, other, item, variant }) => {
      const { productId, variantId } = list.items[item % Math.max(1, list.items.length)] ?? {};
      const siblings = rows.variants.filter((each) => each.productId === productId);
      const sameOwner = rows.wishlists.filter(
        ({ owner, wishlistId }) =>
          JSON.stringify(owner) === JSON.stringify(list.owner) && wishlistId !== list.wishlistId,
      );
      const target = sameOwner[item % Math.max(1, sameOwner.length)] ?? other;
      return {
        wishlistId: list.wishlistId,
        wishlistIds: [list.wishlistId],
        fromWishlistId: list.wishlistId,
        toWishlistId: target.wishlistId,
        productId,
        oldVariantId: variantId,
        newVariantId: siblings[variant % Math.max(1, siblings.length)]?.variantId,
        // With a storefront token, the owner is that of the token.
        ...(token.kind === 'access'
          ? { customerIdentifier: undefined, sessionToken: undefined }
          : {}),
        ...(token.kind === 'access' ? list.owner : {}),
      };
    });
}
