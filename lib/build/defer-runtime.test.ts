import { describe, expect, it } from 'vitest';
import { deferRuntime, isDeferred, replaceLoader } from './defer-runtime';

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
  isNeededAtOnce: false,
};
const listOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" data-scripts="">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );

describe('a page whose scripts are deferred', () => {
  const { html, data } = deferRuntime(PAGE, OPTIONS);

  it('keeps its text, its styles and its own scripts', () => {
    expect(html).toMatch(
      /^<html><head><link rel="stylesheet" href="\/_next\/static\/chunks\/a.css"\/><script>noFlash\(\)<\/script><\/head><body><p>Text<\/p>/,
    );
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  it('lists its data first and each script once, without those for old browsers', () => {
    expect(listOf(html)).toEqual([
      `/base/_next/static/pages/${data.name}`,
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/main.js',
    ]);
  });

  it('loads them with the loader, which follows the list', () => {
    expect(html).toContain('</script><script>load("$&")</script></body></html>');
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

describe('links to style sheets that only the framework looks for', () => {
  const link = (name: string, rest = '') =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${rest}/>`;
  const whole = link('whole', ' disabled="" data-whole=""');
  const others = link('a', ' disabled=""') + link('b', ' disabled=""');
  const pageWith = (links: string) => PAGE.replace(/<link rel="stylesheet"[^>]*>/, links);

  it('move to the data of a page that began with a part of its styles', () => {
    const { html, data } = deferRuntime(pageWith(link('first') + whole + others), OPTIONS);
    expect(html).toContain(`<head>${link('first')}${whole}<script>`);
    const [first = ''] = data.text.split('\n');
    const added: unknown[] = [];
    const document = {
      querySelector: (selector: string) => ({
        insertAdjacentHTML: (...position: unknown[]) => added.push(selector, ...position),
      }),
    };
    new Function('document', first)(document);
    expect(added).toEqual(['[data-whole]', 'afterend', others]);
  });

  it('stay in a page that loads all styles', () => {
    const links = link('all') + others;
    expect(deferRuntime(pageWith(links), OPTIONS).html).toContain(links);
  });
});

it('the name of the data depends on its content', () => {
  const names = [PAGE, PAGE.replace('$&', 'other')].map(
    (page) => deferRuntime(page, OPTIONS).data.name,
  );
  expect(new Set(names).size).toBe(2);
});

it('a page that needs its scripts at once is marked with data-now', () => {
  const { html } = deferRuntime(PAGE, { ...OPTIONS, isNeededAtOnce: true });
  expect(html).toContain('<script type="application/json" data-scripts="" data-now="">');
});

it.each([
  ['is sent in parts', PAGE.replace('noFlash()', '$RC("B:0","S:0")'), /sent in parts/],
  ['has no data', '<script src="/a.js" async=""></script>', /no data/],
])('a page that %s is an error', (_name, page, message) => {
  expect(() => deferRuntime(page, OPTIONS)).toThrow(message);
});
