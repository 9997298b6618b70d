import fc from 'fast-check';
import { getOperation, type OperationId } from '../../../../api/operations';
import { arbitraryFields } from './arbitrary-fields';
import { arbitraryIdentity, arbitraryToken, arbitraryWishlistFields } from './arbitrary-identity';
import type { ArbitraryRequest, RequestSources, Values } from './generated-request';
import { type RequestField, requestSchemas } from './request-schemas';

/** Requests of an operation that every check of the schema and of the identity accepts. */
export function validRequests(
  operationId: OperationId,
  sources: RequestSources,
): fc.Arbitrary<ArbitraryRequest> {
  const { query, body } = requestSchemas(operationId);
  return arbitraryToken(operationId, sources).chain((token) =>
    fc
      .record({
        query: arbitraryFields(operationId, query, sources),
        body: body ? arbitraryFields(operationId, body, sources) : fc.constant(undefined),
        identity: arbitraryIdentity(operationId, token, sources),
        list: fc.option(arbitraryWishlistFields(operationId, token, sources), { freq: 3, nil: {} }),
      })
      .map(({ query: parameters, body: fields, identity, list }) => {
        const isInBody = fields !== undefined;
        const accepted = (isInBody ? body : query) ?? [];
        const known = (values: Values) => onlyKnown(accepted, values);
        const owned = { ...known(identity), ...known(list) };
        const request = {
          operationId,
          token,
          query: isInBody ? parameters : { ...parameters, ...owned },
          body: isInBody ? { ...fields, ...owned } : undefined,
        };
        return withoutContradictions(request);
      }),
  );
}

function onlyKnown(fields: readonly RequestField[], values: Values): Values {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => names.has(name) && value !== undefined),
  );
}

/** Corrects combinations of fields that no single field rules out. */
function withoutContradictions(request: ArbitraryRequest): ArbitraryRequest {
  const { operationId, query, body } = request;
  if (query.onlyPublishedReviews === true) query.onlyUnpublishedReviews = false;
  if (query.onlyShopReviews === true) query.onlyProductReviews = false;
  if (query.onlyPublishedQuestions === true) query.onlyUnpublishedQuestions = false;
  const values = body ?? query;
  const { access } = getOperation(operationId);
  const isOwner = access.actor === 'customerOrSession' || operationId === 'getStorefrontToken';
  if (isOwner && values.sessionToken !== undefined && values.customerIdentifier !== undefined) {
    delete values.customerIdentifier;
  }
  if (values.sessionToken !== undefined || values.customerIdentifier !== undefined) {
    delete query.shareToken;
  }
  if (operationId === 'updateWishlist' && body) {
    const { wishlistTitle, isDefault, isPrivate } = body;
    if ([wishlistTitle, isDefault, isPrivate].every((value) => value === undefined)) {
      body.isPrivate = true;
    }
  }
  if (operationId === 'updateWishlistItemVariant' && body?.oldVariantId === body?.newVariantId) {
    delete body?.oldVariantId;
  }
  return request;
}
