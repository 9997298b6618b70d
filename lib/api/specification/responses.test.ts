import { describe, expect, it } from 'vitest';
import { successesOf } from '../openapi/operation-parts';
import { document, operations } from '../openapi/testing/document';
import { responseOf, schemaNamed } from '../openapi/testing/read-document';

/** Requests for tokens ignore an idempotency key: they would replay expired ones. */
const TOKEN_REQUESTS = ['getAccessToken', 'getStorefrontToken'];
const changes = new Set(
  operations.flatMap(({ method, operation }) => (method === 'get' ? [] : operation.operationId)),
);
const acceptsKey = (id = '') => changes.has(id) && !TOKEN_REQUESTS.includes(id);

describe('the errors', () => {
  it('share one body, whose message is a list', () => {
    expect(schemaNamed('ErrorBody')).toMatchObject({
      properties: { message: { type: 'array' }, statusCode: { type: 'integer' } },
      required: ['message', 'error', 'statusCode'],
    });
  });

  it('include the ones that every operation returns', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses ?? {});
      const common = ['400', '403', '429', '500', '503'];
      if (operation.operationId !== 'getAccessToken') common.push('401');
      if (operation.requestBody) common.push('413', '415');
      if (acceptsKey(operation.operationId)) common.push('409', '422');
      expect(statuses).toEqual(expect.arrayContaining(common));
    }
  });
});

describe('the headers', () => {
  it('include rate limit and request id in every success', () => {
    for (const { operation } of operations) {
      const [success] = successesOf(document, operation);
      expect(Object.keys(success?.response.headers ?? {})).toEqual(
        expect.arrayContaining([
          'X-Request-Id',
          'X-RateLimit-Limit',
          'X-RateLimit-Remaining',
          'RateLimit-Policy',
          'RateLimit',
        ]),
      );
    }
  });

  it('include Idempotency-Key in every POST and PUT except requests for tokens, and in no GET', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    for (const { operation } of operations) {
      const { parameters = [], operationId } = operation;
      const isIncluded = parameters.some(
        (parameter) => JSON.stringify(parameter) === JSON.stringify(key),
      );
      expect(isIncluded, operationId).toBe(acceptsKey(operationId));
    }
  });

  it('include Retry-After when the bucket is full or the API is unavailable', () => {
    for (const { operation } of operations) {
      expect(responseOf(operation, '429')?.headers).toHaveProperty('Retry-After');
      expect(responseOf(operation, '503')?.headers).toHaveProperty('Retry-After');
    }
  });

  it('include WWW-Authenticate for missing tokens and missing scopes', () => {
    for (const { operation } of operations) {
      if (operation.operationId === 'getAccessToken') continue;
      expect(responseOf(operation, '401')?.headers).toHaveProperty('WWW-Authenticate');
      const { headers = {} } = responseOf(operation, '403') ?? {};
      const requiresScope = operation['x-required-scope'] !== undefined;
      expect(Object.hasOwn(headers, 'WWW-Authenticate')).toBe(requiresScope);
    }
    const header = document.components?.headers?.InsufficientScope;
    expect(header).toHaveProperty('example', expect.stringContaining('error="insufficient_scope"'));
  });
});
