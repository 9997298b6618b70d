import { getOperation, type OperationId } from '../../../../api/operations';
import { invalid, type Violation } from './violation';

/** Fields that contradict each other. */
export function combinationViolations(operationId: OperationId): Violation[] {
  const together = (...names: string[]): Violation => ({
    name: `query: ${names.join(' and ')}`,
    apply: (request) => {
      for (const name of names) request.query[name] = true;
      return invalid(request, names[1] ?? '');
    },
  });
  switch (operationId) {
    case 'getReviews':
      return [
        together('onlyPublishedReviews', 'onlyUnpublishedReviews'),
        together('onlyShopReviews', 'onlyProductReviews'),
      ];
    case 'getQuestions':
      return [together('onlyPublishedQuestions', 'onlyUnpublishedQuestions')];
    case 'updateBirthday':
      return [
        [31, 4],
        [30, 2],
        [31, 11],
      ].map(([day, month]) => ({
        name: `day ${day} of month ${month}`,
        apply: (request) => {
          Object.assign(request.body ?? {}, { day, month });
          return invalid(request, 'day');
        },
      }));
    case 'updateWishlist':
      return [
        {
          name: 'nothing to change',
          apply: (request) => {
            for (const name of ['wishlistTitle', 'isDefault', 'isPrivate']) {
              delete request.body?.[name];
            }
            return invalid(request, 'wishlistTitle');
          },
        },
      ];
    default:
      return [];
  }
}

/** Violations that every operation rejects. */
export function generalViolations(operationId: OperationId): Violation[] {
  const { access, acceptsKey } = getOperation(operationId);
  const unknown = (name: string): Violation => ({
    name: `query: unknown ${name}`,
    apply: (request) => {
      // An assignment to `__proto__` would not add a parameter.
      Object.defineProperty(request.query, name, { value: 'x', enumerable: true });
      return invalid(request, name);
    },
  });
  const key = (label: string, value: string): Violation => ({
    name: `Idempotency-Key: ${label}`,
    apply: (request) => ({
      ...invalid(request, 'Idempotency-Key'),
      headers: { 'Idempotency-Key': value },
    }),
  });
  const unauthorized = (label: string, headers: Record<string, string>): Violation => ({
    name: `token: ${label}`,
    apply: (request) => ({
      request: { ...request, token: { kind: 'none' } },
      headers,
      expected: { status: 401, field: 'token' },
    }),
  });
  return [
    ...['color', 'customer_identifier', 'constructor', '__proto__', 'Locale', '%', '$where'].map(
      unknown,
    ),
    ...(acceptsKey ? [key('too long', 'k'.repeat(256)), key('with a space', 'a b')] : []),
    ...(access.tokens.length > 0
      ? [
          unauthorized('missing', {}),
          unauthorized('unknown', { Authorization: 'Bearer at_unknown' }),
          unauthorized('of another scheme', { Authorization: 'Basic YTpi' }),
        ]
      : []),
  ];
}
