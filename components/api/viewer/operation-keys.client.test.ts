import { describe, expect, it } from 'vitest';
import { findOperationKeys, operationKeyOfFragment } from './operation-keys.client';

const operationKeys = findOperationKeys({
  paths: {
    '/redeem': { post: { operationId: 'redeem', tags: ['Rewards'] }, parameters: [] },
    '/untagged': { get: { operationId: 'untagged' } },
    '/nameless': { get: {} },
    '/broken': null,
    '/list': [{ operationId: 'inList' }],
    '/again': {
      get: { operationId: 'redeem', tags: ['Again'] },
      'x-old': { operationId: 'untagged', tags: ['Old'] },
    },
  },
  webhooks: { 'customer/changed': { post: { operationId: 'on_changed', tags: ['Topics'] } } },
});

describe('the fragment of an address', () => {
  it.each(['#redeem', '#/Rewards/redeem', '#%72edeem'])(
    '%s identifies an operation',
    (fragment) => {
      expect(operationKeyOfFragment(fragment, operationKeys)).toEqual({
        tag: 'Rewards',
        id: 'redeem',
        path: ['paths', '/redeem', 'post'],
      });
    },
  );

  it('identifies a topic', () => {
    expect(operationKeyOfFragment('#on_changed', operationKeys)).toEqual({
      tag: 'webhooks',
      id: 'on_changed',
      path: ['webhooks', 'customer/changed', 'post'],
    });
  });

  it('identifies an operation without a tag', () => {
    expect(operationKeyOfFragment('#untagged', operationKeys)?.tag).toBe('default');
  });

  it.each(['', '#', '#other', '#%E0%A4%A', '#__proto__'])(
    '%j identifies no operation',
    (fragment) => {
      expect(operationKeyOfFragment(fragment, operationKeys)).toBeUndefined();
    },
  );
});

describe('operations', () => {
  it('are the methods of paths, the first one of each id', () => {
    expect(operationKeys.get('untagged')?.path).toEqual(['paths', '/untagged', 'get']);
    expect(operationKeys.get('redeem')?.path).toEqual(['paths', '/redeem', 'post']);
    expect(operationKeys.has('inList')).toBe(false);
  });
});
