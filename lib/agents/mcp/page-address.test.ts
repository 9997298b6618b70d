import { describe, expect, it } from 'vitest';
import { siteAddress } from '../../site/config/site-address';
import { parsePageAddress } from './page-address';

describe('the address of a page', () => {
  it.each([
    '/docs/Sdk/react_sdk',
    'docs/Sdk/react_sdk',
    ' /docs/Sdk/react_sdk/ ',
    '/docs/Sdk/react_sdk.md',
    '/docs/Sdk/react_sdk.html?a=1',
    '/docs/Sdk/react_sdk/index.md',
    '/docs/Sdk/./x/../react%5Fsdk',
    siteAddress('/docs/Sdk/react_sdk.md'),
  ])('is parsed from %s', (address) => {
    expect(parsePageAddress(address)).toEqual({ path: '/docs/Sdk/react_sdk', anchor: null });
  });

  it.each([
    ['/docs#start', '/docs', 'start'],
    ['/docs.md#a%20b', '/docs', 'a b'],
    ['/docs#', '/docs', null],
    ['#start', '/', 'start'],
    ['', '/', null],
  ])('may include a section: %s', (address, path, anchor) => {
    expect(parsePageAddress(address)).toEqual({ path, anchor });
  });

  it.each([
    'https://elsewhere.example/docs',
    '//elsewhere.example/docs',
    '/\\elsewhere.example/docs',
    'javascript:alert(1)',
    'file:///docs',
    'https://',
    '/docs/%',
    '/docs#%E0%A4%A',
    '/docs\u0000',
    '\ufeff/docs',
    '/docs/\ud800',
  ])('is rejected if it is invalid or of another site: %j', (address) => {
    expect(parsePageAddress(address)).toBeNull();
  });
});
