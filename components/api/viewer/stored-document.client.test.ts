import { describe, expect, it, vi } from 'vitest';
import { openOperation, resolveAtOnce, storedDocument } from './stored-document.client';
import type { System } from './system.client';

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

  it('keeps paths that are not an object', () => {
    for (const value of [null, 'x', 7, []]) {
      const odd = { openapi: '3.1.0', paths: value, components: value };
      expect(storedDocument(odd).paths).toEqual(value);
    }
  });

  it('has no path with the name of the prototype', () => {
    const named = JSON.parse('{"openapi":"3.1.0","paths":{"__proto__":{"get":{}}}}');
    expect(Object.keys(storedDocument(named).paths as object)).toEqual([]);
    expect(({} as { get?: unknown }).get).toBeUndefined();
  });

  it('keeps what a path has beside its operations', () => {
    const other = { operationId: 'other', description: 'Not an operation.' };
    const paths = { '/redeem': { 'x-old': other, query: operation } };
    expect(storedDocument({ ...document, openapi: '3.2.0', paths }).paths).toMatchObject({
      '/redeem': { 'x-old': other, query: { operationId: 'redeem' } },
    });
  });
});

describe('opening an operation', () => {
  const path = ['paths', '/redeem', 'post'];

  /** A system from before all plugins were added. Its `getSystem` returns the final one. */
  function createSystem() {
    const subtrees = new Map<string, unknown>();
    const done: string[] = [];
    const specActions = {
      updateResolvedSubtree: (at: readonly string[], value: unknown) => {
        done.push('resolved');
        subtrees.set(at.join(), value);
      },
      requestResolvedSubtree: (_at: readonly string[]) => {},
    };
    const final = {
      specSelectors: { specResolvedSubtree: (at: readonly string[]) => subtrees.get(at.join()) },
      specActions,
      layoutActions: { show: () => void done.push('shown') },
    };
    specActions.requestResolvedSubtree = resolveAtOnce(document)(null, final as unknown as System);
    const early = { specActions: { requestResolvedSubtree: vi.fn() }, getSystem: () => final };
    return { system: early as unknown as System, early, subtrees, done };
  }

  it('resolves it before it is shown', () => {
    const { system, early, subtrees, done } = createSystem();
    openOperation(system, ['operations', 'Rewards', 'redeem'], path);
    expect(subtrees.get(path.join())).toMatchObject({ description: 'Long.' });
    expect(done).toEqual(['resolved', 'shown']);
    expect(early.specActions.requestResolvedSubtree).not.toHaveBeenCalled();
  });

  it('resolves it once', () => {
    const { system, done } = createSystem();
    openOperation(system, ['operations', 'Rewards', 'redeem'], path);
    openOperation(system, ['operations', 'Rewards', 'redeem'], path);
    expect(done).toEqual(['resolved', 'shown', 'shown']);
  });
});
