import { getOperation, type OperationId } from '../../../../api/operations';
import type { ArbitraryRequest, Values } from '../arbitrary/generated-request';
import { requestSchemas } from '../arbitrary/request-schemas';
import { invalid, removeGuest, type Violation } from './violation';

/** Violations of what identifies the customer or guest. */
export function identityViolations(operationId: OperationId): Violation[] {
  const { actor } = getOperation(operationId).access;
  const { body } = requestSchemas(operationId);
  const values = (request: ArbitraryRequest): Values =>
    body ? (request.body ?? {}) : request.query;
  const ofAccessToken = (
    name: string,
    field: string,
    spoil: (identity: Values) => void,
  ): Violation => ({
    name: `identity: ${name}`,
    apply: (request) => {
      if (request.token.kind !== 'access') return undefined;
      spoil(values(request));
      return invalid(request, field);
    },
  });
  const nobody = ofAccessToken('nobody', 'customerIdentifier', (identity) => {
    delete identity.customerIdentifier;
    delete identity.sessionToken;
    removeGuest(identity);
  });
  const both = ofAccessToken('customer and session', 'customerIdentifier', (identity) => {
    identity.customerIdentifier = '7400112';
    identity.sessionToken = 'ses_0c9a4d77';
  });
  const unknownSession = ofAccessToken('unknown session', 'sessionToken', (identity) => {
    delete identity.customerIdentifier;
    identity.sessionToken = 'ses_unknown';
  });
  const foreign: Violation = {
    name: 'identity: another customer than that of the token',
    apply: (request) => {
      if (request.token.kind !== 'customer') return undefined;
      values(request).customerIdentifier = 'somebody.else@mail.example';
      removeGuest(values(request));
      return { request, expected: { status: 403, field: 'customerIdentifier' } };
    },
  };
  switch (actor) {
    case 'customer':
      return [nobody, foreign];
    case 'author':
      return [
        nobody,
        foreign,
        ofAccessToken('guest without an address', 'guestName', (identity) => {
          removeGuest(identity);
          delete identity.customerIdentifier;
          identity.guestName = 'Ilse';
        }),
        ofAccessToken('customer and guest', 'guestName', (identity) => {
          identity.customerIdentifier = '7400112';
          identity.guestName = 'Ilse';
          identity.guestEmail = 'ilse@mail.example';
        }),
      ];
    case 'customerOrSession':
      return [nobody, both, unknownSession, foreign];
    default:
      return operationId === 'getStorefrontToken' ? [both, unknownSession] : [];
  }
}
