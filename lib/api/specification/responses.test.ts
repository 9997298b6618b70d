import { describe, expect, it } from 'vitest';
import { jsonContent, successesOf } from '../../openapi/operation-parts';
import { document, operations } from '../../openapi/testing/document';
import { responseOf, schemaNamed } from '../../openapi/testing/read-document';
import { errorCatalog } from '../contract/errors/catalog.data';
import { operationIdOf } from './operation-id';
import { specifiedErrorCounts, specifiedErrors } from './specification.data';

describe('the errors', () => {
  it('are the 49 of the catalog', () => {
    const counts: Record<number, number> = {};
    for (const { status } of errorCatalog) counts[status] = (counts[status] ?? 0) + 1;
    expect(counts).toEqual(specifiedErrorCounts);
    expect(specifiedErrors).toHaveLength(49);
    expect(errorCatalog).toHaveLength(49);
  });

  const numbered = specifiedErrors.map(([status, meaning, ids, others], index) => ({
    status,
    meaning,
    ids,
    areAllListed: others === undefined,
    index,
  }));

  it.each(numbered)('$status $meaning', ({ status, ids, areAllListed, index }) => {
    const entry = errorCatalog[index];
    expect(entry?.status).toBe(status);
    const returning: string[] = [];
    for (const { path, operation } of operations) {
      const content = jsonContent(responseOf(operation, String(status)));
      if (!Object.hasOwn(content?.examples ?? {}, entry?.id ?? '')) continue;
      expect(content?.schema).toEqual({ $ref: '#/components/schemas/ErrorBody' });
      returning.push(operationIdOf(path));
    }
    if (areAllListed) expect(returning.sort()).toEqual([...ids].sort());
    else expect(returning).toEqual(expect.arrayContaining(ids));
  });

  it('share one body, whose message is a list', () => {
    expect(schemaNamed('ErrorBody')).toMatchObject({
      properties: { message: { type: 'array' }, statusCode: { type: 'integer' } },
      required: ['message', 'error', 'statusCode'],
    });
  });

  it('include the ones that every operation returns', () => {
    for (const { path, operation } of operations) {
      const statuses = Object.keys(operation.responses ?? {});
      const common = ['400', '403', '429', '500', '503'];
      if (operationIdOf(path) !== 'getAccessToken') common.push('401');
      if (operation.requestBody) common.push('409', '413', '415', '422');
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

  it('include Idempotency-Key in every POST and PUT, and in no GET', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    for (const { method, operation } of operations) {
      const { parameters = [] } = operation;
      if (method === 'get') expect(parameters).not.toContainEqual(key);
      else expect(parameters).toContainEqual(key);
    }
  });

  it('include Retry-After when the bucket is full or the API is unavailable', () => {
    for (const { operation } of operations) {
      expect(responseOf(operation, '429')?.headers).toHaveProperty('Retry-After');
      expect(responseOf(operation, '503')?.headers).toHaveProperty('Retry-After');
    }
  });

  it('include WWW-Authenticate for missing tokens and missing scopes', () => {
    for (const { path, operation } of operations) {
      if (operationIdOf(path) === 'getAccessToken') continue;
      expect(responseOf(operation, '401')?.headers).toHaveProperty('WWW-Authenticate');
      const { headers = {} } = responseOf(operation, '403') ?? {};
      const requiresScope = operation['x-required-scope'] !== undefined;
      expect(Object.hasOwn(headers, 'WWW-Authenticate')).toBe(requiresScope);
    }
    const header = document.components?.headers?.InsufficientScope;
    expect(header).toHaveProperty('example', expect.stringContaining('error="insufficient_scope"'));
  });
});
