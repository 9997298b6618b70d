import { describe, expect, it } from 'vitest';
import { noFlashScript } from '../browser/no-flash-script';
import { replaceScripts } from './replace-scripts';

const PAGE = [
  '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  `<script>${noFlashScript()}</script></head><body><p>Text</p><div id="end-of-page" hidden=""></div>`,
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"$& \\u003c/script>"])</script>',
  '<script type="application/ld+json">{}</script></body></html>',
].join('');
const SCRIPT = '/_next/static/scripts/page.js';

describe("a page without the framework's scripts", () => {
  const html = replaceScripts(PAGE, SCRIPT, 'load("$&")');

  it('has its text, its styles, and the loader with the address of its own script', () => {
    expect(html).toBe(
      `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><script>${noFlashScript()}</script></head><body><p>Text</p><script data-src="${SCRIPT}">load("$&")</script><div id="end-of-page" hidden=""></div><script type="application/ld+json">{}</script></body></html>`,
    );
  });

  it('has no comments that only React reads', () => {
    const page = PAGE.replace(
      '<p>Text</p>',
      '<div hidden=""><!--$--><!--/$--></div><p>a<!-- -->b<!-- kept --></p>',
    );
    expect(replaceScripts(page, SCRIPT, '')).toContain('<body><p>ab<!-- kept --></p>');
  });

  it('gets another script without other changes', () => {
    expect(replaceScripts(html, '/b.js', 'other("$1")')).toBe(
      html.replace(SCRIPT, '/b.js').replace('load("$&")', () => 'other("$1")'),
    );
  });
});

it.each([
  ['has an unknown inline script', PAGE.replace('<p>', '<script>$RC("B:0")</script><p>'), /\$RC/],
  ['has an unknown file', PAGE.replace('<p>', '<script src="/a.js"></script><p>'), /a\.js/],
  ['has no end', PAGE.replace('end-of-page', 'other'), /no element end-of-page/],
  ['has none of the framework', '<script src="/_next/static/a.js"></script>', /has none/],
])('a page that %s is an error', (_name, page, message) => {
  expect(() => replaceScripts(page, SCRIPT, '')).toThrow(message);
});
