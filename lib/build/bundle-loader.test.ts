import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleLoaders } from './bundle-loader';

/** Compressed, in bytes. */
const MAX_SIZE = 1_400;

const loaders = await bundleLoaders();

it.each(Object.entries(loaders))(
  'the loader "%s" is a small script that HTML can contain',
  (_, code) => {
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/<\/script|<!--/i);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MAX_SIZE);
  },
);

it('declares nothing outside itself', () => {
  for (const code of Object.values(loaders)) expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s);
});

it('loads modules, except on pages that run the framework', () => {
  expect(loaders.page).toContain('"module"');
  expect(loaders.page).not.toContain('async');
  expect(loaders.framework).toContain('async');
  expect(loaders.framework).not.toContain('"module"');
  // Those pages load their scripts at once, so the loader needs no reason.
  expect(loaders.framework).not.toContain('docs-preferred-version');
});
