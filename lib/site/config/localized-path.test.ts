import { describe, expect, it } from 'vitest';
import { localizedPath } from './localized-path';

describe('the address of a page in another locale', () => {
  it.each([
    ['/docs/Sdk', 'de', '/de/docs/Sdk'],
    ['/', 'de', '/de'],
    ['/de/docs/Sdk', 'en', '/docs/Sdk'],
    ['/de', 'en', '/'],
    ['/de/docs', 'fr', '/fr/docs'],
    ['/docs', 'en', '/docs'],
    ['/design', 'en', '/design'],
    ['/design', 'de', '/de/design'],
  ])('%s in %s is %s', (path, locale, expected) => {
    expect(localizedPath(path, locale, ['en', 'de', 'fr'], 'en')).toBe(expected);
  });
});
