import { describe, expect, it } from 'vitest';
import { fileToPath, parentPath, pathToUrl } from './paths';

describe('addresses', () => {
  it.each([
    ['Sdk/modules/cart/index.md', 'Sdk/modules/cart', '/docs/Sdk/modules/cart'],
    ['Sdk/custom_storefront.md', 'Sdk/custom_storefront', '/docs/Sdk/custom_storefront'],
    ['Sdk/reindex.md', 'Sdk/reindex', '/docs/Sdk/reindex'],
    ['index.md', '', '/docs'],
  ])('keep the letters of the file name: %s', (file, path, url) => {
    expect(fileToPath(file)).toBe(path);
    expect(pathToUrl(path)).toBe(url);
  });

  it('have a parent; that of the first segment is the landing page', () => {
    expect(parentPath('Sdk/modules/cart')).toBe('Sdk/modules');
    expect(parentPath('Sdk')).toBe('');
  });
});
