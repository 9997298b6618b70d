import { expect, it } from 'vitest';
import { shortTokenNames, tokenNames, transformStyles } from './transform-styles';

const transformed = (css: string) => transformStyles('page.css', Buffer.from(css)).code.toString();

it('design tokens get short names where they are declared and where they are used', () => {
  const css = transformed(
    ':root{--color-text:red;--own-property:var(--color-text)}p{color:var(--color-text,blue)}',
  );
  expect(css).toMatch(
    /^:root\{(--\w+):red;--own-property:var\(\1\)\}p\{color:var\(\1,\s*(?:blue|#00f)\)\}$/,
  );
});

it('a custom property with the short name of a token is an error', () => {
  const [short = ''] = tokenNames().values();
  expect(() => transformed(`p{${short}:1px}`)).toThrow(/^page\.css: --\w+ is the short name/);
});

it('styles keep the prefixes that Safari needs', () => {
  expect(transformed('p{text-decoration:underline dotted red}')).toContain('-webkit-text-dec');
  expect(transformed('html{text-size-adjust:100%}')).toContain('-webkit-text-size-adjust:100%');
});

it('the names differ, and depend on the declarations alone', () => {
  const names = shortTokenNames(':root{--a-b:1px;--c:var(--a-b)}@media print{:root{--a-b:2px}}');
  expect([...names]).toEqual([
    ['--a-b', '--0'],
    ['--c', '--1'],
  ]);
});

it('neighboring parts of a layer become one, empty ones are left out, and the order of layers stays', () => {
  expect(transformed('@layer a,b;@layer b{p{margin:0}}@layer b{}@layer b{a{padding:0}}')).toBe(
    '@layer a;@layer b{p{margin:0}a{padding:0}}',
  );
  expect(transformed('@layer a,b,c;@layer c{p{margin:0}}@layer a{}@layer b{a{padding:0}}')).toBe(
    '@layer a;@layer b{a{padding:0}}@layer c{p{margin:0}}',
  );
});
