import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import loadEsModule from './es-module-loader.cjs';

const { resolve } = createRequire(import.meta.url);

function load(resourcePath: string) {
  const dependencies: string[] = [];
  const context = { resourcePath, addDependency: (file: string) => dependencies.push(file) };
  return { source: loadEsModule.call(context, 'the CommonJS file'), dependencies };
}

test('replaces a file of the framework with its ES module', () => {
  const { source, dependencies } = load(resolve('next/dist/client/link.js'));
  expect(source).toMatch(/^import /m);
  expect(source).not.toContain('exports.');
  expect(dependencies).toEqual([resolve('next/dist/esm/client/link.js')]);
});

test('keeps a file that the framework ships in one form only', () => {
  const file = resolve('next/dist/client/link.js').replace('link.js', 'only-common.js');
  expect(load(file)).toEqual({ source: 'the CommonJS file', dependencies: [] });
});
