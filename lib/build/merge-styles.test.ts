import { describe, expect, it } from 'vitest';
import { beginWith, mergeStyles } from './merge-styles';

const link = (name: string) =>
  `<link rel="stylesheet" href="/base/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const SHEETS: Record<string, string> = {
  '/base/_next/static/chunks/a.css': '@layer a,b;@layer a{p{color:red}}',
  '/base/_next/static/chunks/b.css': '@layer b{p{color:blue}}',
};
const OPTIONS = {
  address: '/base/_next/static/chunks',
  read: (address: string) => SHEETS[address] ?? '',
};
const PAGE = `<html><head>${link('a')}${link('b')}</head><body><p>Text</p></body></html>`;

describe('a page with several style sheets', () => {
  const merged = mergeStyles(PAGE, OPTIONS);

  it('loads one file, which has them in their order', () => {
    expect(merged?.sheet.text).toBe('@layer a,b;@layer a{p{color:red}}\n@layer b{p{color:blue}}');
    expect(merged?.sheet.name).toMatch(/^[\w-]{16}\.css$/);
    const loaded = [...(merged?.html.matchAll(/<link rel="stylesheet"[^>]*>/g) ?? [])]
      .map(([text]) => text)
      .filter((text) => !text.includes('disabled'));
    expect(loaded).toEqual([
      `<link rel="stylesheet" href="${OPTIONS.address}/${merged?.sheet.name}" data-precedence="next"/>`,
    ]);
  });

  it('keeps the links that the framework looks for, and its text', () => {
    expect(merged?.html).toContain('chunks/a.css" data-precedence="next" disabled=""/>');
    expect(merged?.html).toContain('chunks/b.css" data-precedence="next" disabled=""/>');
    expect(merged?.html).toMatch(/<\/head><body><p>Text<\/p><\/body><\/html>$/);
  });

  it('can begin with a part, and has the whole file ready to be enabled', () => {
    const first = merged && beginWith('@layer b{p{color:blue}}', merged, OPTIONS.address, 'names');
    expect(first?.sheet.text).toBe('@layer b{p{color:blue}}');
    const links = [...(first?.html.matchAll(/<link rel="stylesheet"[^>]*>/g) ?? [])];
    expect(links.slice(0, 2).map(([text]) => text)).toEqual([
      `<link rel="stylesheet" href="${OPTIONS.address}/${first?.sheet.name}" data-precedence="next"/>`,
      `<link rel="stylesheet" href="${OPTIONS.address}/${merged?.sheet.name}" data-precedence="next" disabled="" data-whole="names"/>`,
    ]);
    expect(mergeStyles(first?.html ?? '', OPTIONS)).toBeNull();
  });

  it('is left alone when it has been merged', () => {
    expect(mergeStyles(merged?.html ?? '', OPTIONS)).toBeNull();
  });

  it('has another file if a style sheet changes', () => {
    const changed = mergeStyles(PAGE, { ...OPTIONS, read: (address) => `${address}{}` });
    expect(changed?.sheet.name).not.toBe(merged?.sheet.name);
  });
});

it('a page with one style sheet is left alone', () => {
  expect(mergeStyles(`<html><head>${link('a')}</head></html>`, OPTIONS)).toBeNull();
});
