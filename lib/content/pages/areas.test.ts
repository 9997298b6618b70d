import { describe, expect, it } from 'vitest';
import { contextualTags, existingVersions, parseVersions } from './areas';

describe('the tags of a search', () => {
  it('are those of the current versions by default', () => {
    expect(contextualTags()).toEqual([
      'default',
      'docs-Sdk-current',
      'docs-Webhooks-current',
      'docs-Api-current',
    ]);
  });

  it('have the given version of an area', () => {
    expect(contextualTags({ Sdk: '1.x' })).toEqual([
      'default',
      'docs-Sdk-1.x',
      'docs-Webhooks-current',
      'docs-Api-current',
    ]);
  });
});

describe('the versions of a search', () => {
  it.each([
    ['Sdk:1.x', { Sdk: '1.x' }],
    ['Sdk:1.x,Webhooks:2.0-beta', { Sdk: '1.x', Webhooks: '2.0-beta' }],
    ['Kitchen:1.x', {}],
    ['Sdk:`] || tag:=x', {}],
    ['__proto__:1.x', {}],
    ['Sdk', {}],
    ['', {}],
    [null, {}],
    [`Sdk:${'1'.repeat(300)}`, { Sdk: '1'.repeat(196) }],
  ])('are read from %j', (given, versions) => {
    expect(parseVersions(given)).toEqual(versions);
  });

  it.each([
    [{ Sdk: '1.x' }, { Sdk: '1.x' }],
    [{ Sdk: '0.9' }, {}],
    [{ Sdk: '1.x', Webhooks: '1.x' }, { Sdk: '1.x' }],
  ])('are the current ones where the version no longer exists: %j', (requested, versions) => {
    const tags = new Set(['docs-Sdk-current', 'docs-Sdk-1.x', 'docs-Webhooks-current']);
    expect(existingVersions(requested, tags)).toEqual(versions);
  });
});
