import { describe, expect, it } from 'vitest';
import { storedDocument } from './stored-document.client';

const operation = {
  operationId: 'redeem',
  summary: 'Redeem points',
  tags: ['Rewards'],
  security: [{ token: ['rewards'] }],
  description: 'Long.',
  parameters: [{ name: 'id', in: 'query' }],
  responses: { 204: { description: 'Redeemed' } },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'API' },
  paths: {
    '/redeem': { servers: [{ url: 'https://other.example' }], parameters: [], post: operation },
    '/broken': null,
  },
  webhooks: { 'reward/created': { post: operation } },
  components: { schemas: { Reward: {} }, securitySchemes: { token: { type: 'http' } } },
};

describe('what Swagger UI stores of a document', () => {
  const stored = storedDocument(document);

  it('is what lists and requests need of closed operations', () => {
    const kept = {
      operationId: 'redeem',
      summary: 'Redeem points',
      tags: ['Rewards'],
      security: [{ token: ['rewards'] }],
    };
    expect(stored.paths).toEqual({
      '/redeem': { servers: [{ url: 'https://other.example' }], parameters: [], post: kept },
      '/broken': null,
    });
    expect(stored.webhooks).toEqual({ 'reward/created': { post: kept } });
  });

  it('has the security schemes, but no schemas', () => {
    expect(stored.components).toEqual({ securitySchemes: { token: { type: 'http' } } });
    expect(stored.info).toBe(document.info);
  });

  it('is everything before OpenAPI 3.1', () => {
    const old = { ...document, openapi: '3.0.3' };
    expect(storedDocument(old)).toBe(old);
  });

  it('may be hostile', () => {
    for (const value of [null, 'x', 7, []]) {
      expect(storedDocument({ openapi: '3.1.0', paths: value, components: value })).toMatchObject({
        paths: value,
      });
    }
    const named = JSON.parse('{"openapi":"3.1.0","paths":{"__proto__":{"get":{}}}}');
    expect(({} as { get?: unknown }).get).toBeUndefined();
    expect(storedDocument(named).paths).toEqual({});
  });
});
