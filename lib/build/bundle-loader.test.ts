import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleLoader } from './bundle-loader';

/** Compressed, in bytes. */
const MAX_SIZE = 1_700;

const code = await bundleLoader();

it('the loader is a small script that HTML can contain, and declares nothing outside itself', () => {
  expect(() => new Function(code)).not.toThrow();
  expect(code).not.toMatch(/<\/script|<!--/i);
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);?$/s);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MAX_SIZE);
});
