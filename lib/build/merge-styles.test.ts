import { describe, expect, it } from 'vitest';
import { mergeStyles } from './merge-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/base/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const SHEETS: Record<string, string> = {
  '/base/_next/static/chunks/a.css': '@layer a,c,b;@layer a{p{color:red}}',
  '/base/_next/static/chunks/b.css': '@layer a{p{margin:0}}@layer b{p{color:#00f}}',
};
const ADDRESS = '/base/_next/static/chunks';
const read = (address: string) => SHEETS[address] ?? '';
const PAGE = `<html><head>${link('a')}${link('b')}</head><body><p>Text</p></body></html>`;

describe('a page with several style sheets', () => {
  const merged = mergeStyles(PAGE, ADDRESS, read);

  it('loads one file, which has them in the order of their layers, with one block for each', () => {
    expect(merged?.text).toBe('@layer a{p{color:red;margin:0}}@layer c;@layer b{p{color:#00f}}');
    expect(merged?.name).toMatch(/^[\w-]{16}\.css$/);
    expect(merged?.html).toBe(
      `<html><head><link rel="stylesheet" href="${ADDRESS}/${merged?.name}"/></head><body><p>Text</p></body></html>`,
    );
  });

  it('is left alone when it has been merged', () => {
    expect(mergeStyles(merged?.html ?? '', ADDRESS, read)).toBeNull();
  });

  it('has another file if a style sheet changes', () => {
    const changed = mergeStyles(PAGE, ADDRESS, () => 'p{margin:1px}');
    expect(changed?.name).not.toBe(merged?.name);
  });
});

it('a page with one style sheet is left alone', () => {
  expect(mergeStyles(`<html><head>${link('a')}</head></html>`, ADDRESS, read)).toBeNull();
});
