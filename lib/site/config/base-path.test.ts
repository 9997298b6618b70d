import { afterEach, describe, expect, it, vi } from 'vitest';

async function load(basePath: string | undefined) {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath);
  vi.resetModules();
  return import('./base-path');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a site under a path', () => {
  it.each([
    ['/docs', '/developers/docs'],
    ['/', '/developers'],
    ['/docs?a=1#b', '/developers/docs?a=1#b'],
    ['https://docs.example/docs', 'https://docs.example/docs'],
    ['//docs.example/docs', '//docs.example/docs'],
    ['#title', '#title'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('adds the base path to %s: %s', async (href, address) => {
    const { withBasePath } = await load('/developers');
    expect(withBasePath(href)).toBe(address);
  });

  it.each([
    ['/developers/docs', '/docs'],
    ['/developers', '/'],
    ['/developers/', '/'],
    ['/developers-guide', '/developers-guide'],
    ['/docs', '/docs'],
  ])('removes the base path from %s: %s', async (pathname, path) => {
    const { withoutBasePath } = await load('/developers');
    expect(withoutBasePath(pathname)).toBe(path);
  });
});

describe('a site at the root', () => {
  it('does not change addresses', async () => {
    const { withBasePath, withoutBasePath } = await load(undefined);
    for (const address of ['/', '/docs', '//docs.example', '#title']) {
      expect(withBasePath(address)).toBe(address);
      expect(withoutBasePath(address)).toBe(address);
    }
  });
});
