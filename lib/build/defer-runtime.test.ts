import { describe, expect, it } from 'vitest';
import { deferRuntime, isDeferred, replaceLoader, replaceRuntime } from './defer-runtime';

const PAGE = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>noFlash()</script></head><body><p>Text</p>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"$& \\u003c/script>"])</script></body></html>',
].join('');

const OPTIONS = {
  dataAddress: '/base/_next/static/pages',
  loader: 'load("$&")',
};
const listOf = (html: string) => /<script data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ');

describe('a page whose scripts are deferred', () => {
  const { html, data } = deferRuntime(PAGE, OPTIONS);

  it('keeps its text, its styles and its own scripts', () => {
    expect(html).toMatch(
      /^<html><head><link rel="stylesheet" href="\/_next\/static\/chunks\/a.css"\/><script>noFlash\(\)<\/script><\/head><body><p>Text<\/p>/,
    );
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it('lists its data first and each script once, without those for old browsers', () => {
    expect(listOf(html)).toEqual([
      `/base/_next/static/pages/${data.name}`,
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/main.js',
    ]);
  });

  it('ends with the loader', () => {
    expect(html).toContain('">load("$&")</script></body></html>');
  });

  it('has the inline scripts of the framework in its data, in their order', () => {
    expect(data.text.split('\n')).toEqual([
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})',
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"$& \\u003c/script>"])',
    ]);
  });

  it('gets another loader without other changes', () => {
    expect(isDeferred(PAGE)).toBe(false);
    expect(isDeferred(html)).toBe(true);
    expect(replaceLoader(html, 'other("$1")')).toBe(
      html.replace('load("$&")', () => 'other("$1")'),
    );
  });
});

it('the name of the data depends on its content', () => {
  const names = [PAGE, PAGE.replace('$&', 'other')].map(
    (page) => deferRuntime(page, OPTIONS).data.name,
  );
  expect(new Set(names).size).toBe(2);
});

describe("a page without the framework's scripts", () => {
  const SCRIPTS = ['/_next/static/scripts/a.js', '/_next/static/scripts/page.js'];
  const html = replaceRuntime(PAGE, SCRIPTS, OPTIONS.loader);

  it('lists the scripts of all such pages, and has none of its own data', () => {
    expect(listOf(html)).toEqual(SCRIPTS);
    expect(html).not.toMatch(/TURBOPACK|__next_f|chunks\/main/);
    expect(html).toContain('<script>noFlash()</script>');
  });

  it('has no links and comments that only the framework reads', () => {
    const link = (name: string, rest = '') =>
      `<link rel="stylesheet" href="/${name}.css" data-precedence="next"${rest}/>`;
    const whole = link('whole', ' disabled="" data-whole=""');
    const page = PAGE.replace(
      /<link rel="stylesheet"[^>]*>/,
      link('first') + whole + link('a', ' disabled=""'),
    ).replace(
      '<p>Text</p>',
      '<div hidden=""><!--$--><!--/$--></div><p>a<!-- -->b<!-- kept --></p>',
    );
    expect(replaceRuntime(page, SCRIPTS, '')).toMatch(
      /^<html><head><link rel="stylesheet" href="\/first.css"\/><link rel="stylesheet" href="\/whole.css" disabled="" data-whole=""\/><script>noFlash\(\)<\/script><\/head><body><p>ab<!-- kept --><\/p>/,
    );
  });

  it('gets other scripts without other changes', () => {
    expect(replaceRuntime(html, ['/b.js'], 'other("$1")')).toBe(
      html.replace(SCRIPTS.join(' '), '/b.js').replace('load("$&")', () => 'other("$1")'),
    );
  });
});

it.each([
  ['is sent in parts', PAGE.replace('noFlash()', '$RC("B:0","S:0")'), /sent in parts/],
  ['has no data', '<script src="/a.js" async=""></script>', /no data/],
])('a page that %s is an error', (_name, page, message) => {
  expect(() => deferRuntime(page, OPTIONS)).toThrow(message);
});
