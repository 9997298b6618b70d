import { describe, expect, it } from 'vitest';
import { addressesOf, keyOfFragment } from './operation-keys.client';

const addresses = addressesOf({
  paths: {
    '/redeem': { post: { operationId: 'redeem', tags: ['Rewards'] }, parameters: [] },
    '/untagged': { get: { operationId: 'untagged' } },
    '/nameless': { get: {} },
    '/broken': null,
  },
  webhooks: { 'customer/changed': { post: { operationId: 'on_changed', tags: ['Topics'] } } },
});

describe('the fragment of an address', () => {
  it.each(['#redeem', '#/Rewards/redeem', '#%72edeem'])('%s names a call', (fragment) => {
    expect(keyOfFragment(fragment, addresses)).toEqual({ tag: 'Rewards', id: 'redeem' });
  });

  it('names a topic', () => {
    expect(keyOfFragment('#on_changed', addresses)).toEqual({ tag: 'webhooks', id: 'on_changed' });
  });

  it('names a call without a tag', () => {
    expect(keyOfFragment('#untagged', addresses)?.tag).toBe('default');
  });

  it.each(['', '#', '#other', '#%E0%A4%A', '#__proto__'])('%j names none', (fragment) => {
    expect(keyOfFragment(fragment, addresses)).toBeUndefined();
  });
});
