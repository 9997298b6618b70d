import { afterEach, expect, it, vi } from 'vitest';
import { ADDRESSES, isPageAddress, NON_PAGE_EXPRESSION } from './addresses';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('agrees with the table of addresses', async () => {
  vi.stubEnv('NEXT_PUBLIC_NON_PAGE_EXPRESSION', NON_PAGE_EXPRESSION);
  vi.resetModules();
  const { canBePage } = await import('./page-links');
  const paths = ADDRESSES.flatMap(({ pattern }) => [
    pattern.replace('*', 'x'),
    pattern.replace('/*', ''),
    `${pattern.replace('/*', '').replace('*', '')}x`,
  ]).filter((path) => path !== '');
  for (const path of [...paths, '/docs/Sdk/1.x', '/nope.png', '/v2docs'])
    expect(canBePage(path), path).toBe(isPageAddress(path));
});
