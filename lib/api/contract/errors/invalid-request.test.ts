import type { z } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { getOperation, type OperationId, operations } from '../../operations';
import { type ErrorId, getError } from './errors';
import { validationMessages } from './validation-messages';

interface Schemas {
  query: z.ZodType;
  body?: { content: { 'application/json': { schema: z.ZodType } } };
}

function messagesFor(id: OperationId, request: { query?: object; body?: unknown }): string[] {
  const { query, body } = getOperation(id).route.request as unknown as Schemas;
  const options = { reportInput: true };
  const schema = body?.content['application/json'].schema;
  const results = [
    query.safeParse(request.query ?? {}, options),
    ...(schema ? [schema.safeParse(request.body, options)] : []),
  ];
  return validationMessages(results.flatMap(({ error }) => error?.issues ?? []));
}

describe('the invalid request of an operation', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'returns the documented messages of %s',
    (id, { invalidRequest }) => {
      expect(messagesFor(id, invalidRequest)).toEqual(invalidRequest.messages);
    },
  );

  it('names fields of the operation', () => {
    expect(getOperation('createReply').invalidRequest.messages).toEqual([
      'reviewId is required',
      'reply is required',
    ]);
    expect(getOperation('getProductMedia').invalidRequest.messages).toEqual([
      'productId is required',
    ]);
    expect(getOperation('getTiers').invalidRequest.messages).toEqual(['color is not recognized']);
  });
});

describe('an error that the schema of an operation detects', () => {
  const customerIdentifier = '7400112';
  const client = { clientId: 'cl_5f20', clientSecret: 'sec_example', scope: 'read_customer' };
  const productIds = Array.from({ length: 21 }, (_, index) => String(index + 1));

  const cases: [ErrorId, OperationId, { query?: object; body?: unknown }][] = [
    ['balanceDeltaInvalid', 'updateBalance', { body: { customerIdentifier, balanceDelta: 0 } }],
    [
      'earningRuleUnsupported',
      'sendEvent',
      { body: { customerIdentifier, ruleId: 31, ruleType: 'place_order' } },
    ],
    ['reviewAggregatesInvalid', 'getReviewAggregates', { query: { productIds } }],
    ['accessTokenBadRequest', 'getAccessToken', { body: { ...client, grantType: 'password' } }],
    [
      'identitiesConflict',
      'getStorefrontToken',
      { body: { customerIdentifier, sessionToken: 'ses_0c9a4d77' } },
    ],
    ['nothingToChange', 'updateWishlist', { body: { customerIdentifier, wishlistId: 302 } }],
    [
      'filtersContradict',
      'getReviews',
      { query: { onlyPublishedReviews: 'true', onlyUnpublishedReviews: 'true' } },
    ],
    [
      'filtersContradict',
      'getQuestions',
      { query: { onlyPublishedQuestions: 'true', onlyUnpublishedQuestions: 'true' } },
    ],
  ];

  it('names one problem of a scope that is misspelled, and the scope that does not exist', () => {
    const grantType = 'client_credentials';
    const scopeMessages = (scope: string) =>
      messagesFor('getAccessToken', { body: { ...client, grantType, scope } });
    const form = 'scope must be scopes such as read_customer, separated by single spaces';
    expect(scopeMessages('READ CUSTOMER')).toEqual([form]);
    expect(scopeMessages('')).toEqual([form]);
    expect(scopeMessages('read_customer read_all write_all')).toEqual([
      'scope must not contain read_all, which does not exist',
    ]);
  });

  it('names the format of an identifier', () => {
    const format =
      'customerIdentifier must be a customer id, an email address, or a phone number such as +4930555010';
    const sent = { customerIdentifier: 'Mara' };
    expect(messagesFor('getCustomer', { query: sent })).toEqual([format]);
    expect(messagesFor('updateBalance', { body: { ...sent, balanceDelta: 1 } })).toEqual([format]);
  });

  it.each(cases)('%s has the message of the parser of %s', (error, id, request) => {
    expect(messagesFor(id, request)).toEqual(getError(error, id).message);
  });
});
