import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formatIssue } from '../../../content/load/content-error';
import { checkBuiltLinks } from './built-links';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('addresses in built pages', () => {
  it('pass if they point at a page, an asset, a public file or a route', () => {
    const html = `<!doctype html><html><head>
<link rel="canonical" href="https://docs.laurel.example/docs/a">
<link rel="preload" as="image" imagesrcset="/img/a.png 1x, /img/b.png 2x">
<link rel="icon" href="/icon.svg"><script src="/_next/static/chunk.js"></script></head>
<body><a href="/docs/a#part">a</a> <a href="#here">b</a> <h2 id="here">c</h2>
<a href="/docs/a.md">d</a> <a href="/">e</a> <a href="https://elsewhere.example/x">f</a>
<img src="/img/a.png" srcset="/img/b.png 2x"> <a href="/api#/Tiers/getTiers">g</a>
<a href="mailto:a@b.example">h</a> <a href="/docs/a?x=1#%C3%BCber">i</a></body></html>`;
    const report = check({ 'app/index.html': html });
    expect(report).toEqual({ broken: [], warnings: [], checked: 13, documents: 3 });
  });

  it("are broken if the build doesn't have the target", () => {
    const { broken, warnings } = check({
      'app/index.html': `<p>
<a href="/docs/b">b</a>
<img src="/img/c.png" srcset="/img/a.png 1x, /img/d.png 2x">
<script src="/_next/static/missing.js"></script>
<a href="https://docs.laurel.example/docs/e">e</a>`,
    });
    expect(warnings).toEqual([]);
    expect(broken).toEqual([
      '  app/index.html:2 points at "/docs/b", which the build doesn\'t have',
      '  app/index.html:3 points at "/img/c.png", which the build doesn\'t have',
      '  app/index.html:3 points at "/img/d.png", which the build doesn\'t have',
      '  app/index.html:4 points at "/_next/static/missing.js", which the build doesn\'t have',
      '  app/index.html:5 points at "https://docs.laurel.example/docs/e", which the build doesn\'t have',
    ]);
  });

  it('get a warning if no element has the id, or more than one', () => {
    const { warnings } = check({
      'app/index.html':
        '<h2 id="a">a</h2>\n<p id="a"><a href="/docs/a#parts">b</a></p><a href="#c">c</a>',
    });
    expect(warnings).toEqual([
      '  app/index.html has several elements with the id "a"',
      '  app/index.html:2 points at "/docs/a#parts", but nothing there has that id',
      '  app/index.html:2 points at "#c", but nothing there has that id',
    ]);
  });

  it('begin with the base path', () => {
    const { broken } = check(
      { 'app/index.html': '<a href="/dev/docs/a#part">a</a> <a href="/docs/a">b</a>' },
      '/dev',
    );
    expect(broken).toEqual([
      '  app/index.html:1 points at "/docs/a", which the build doesn\'t have',
    ]);
  });
});

function check(files: Record<string, string>, basePath = '') {
  const folder = mkdtempSync(join(tmpdir(), 'built-links-'));
  folders.push(folder);
  const all = {
    'app/docs/a.html': '<h2 id="part">a</h2><h2 id="über">b</h2>',
    'app/api.html': '<main></main>',
    'app/icon.svg.body': '<svg/>',
    'static/chunk.js': '',
    'public/img/a.png': '',
    'public/img/b.png': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const report = checkBuiltLinks({
    appFolder: join(folder, 'app'),
    staticFolder: join(folder, 'static'),
    publicFolder: join(folder, 'public'),
    dynamicRoutes: ['/docs/*.md'],
    siteUrl: 'https://docs.laurel.example',
    basePath,
  });
  const format = (issues: typeof report.broken) =>
    issues.map(formatIssue).map((text) => text.replaceAll(`${folder}/`, ''));
  return { ...report, broken: format(report.broken), warnings: format(report.warnings) };
}
