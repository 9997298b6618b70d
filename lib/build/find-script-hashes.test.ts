import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findScriptHashes, inlineScriptSources } from './find-script-hashes';

// Known from `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('inline scripts', () => {
  it('are named by the hash of exactly their text', () => {
    expect(inlineScriptSources('<script>alert(1)</script>')).toEqual([ALERT]);
    expect(inlineScriptSources('<script id="a" async="">alert(1)</script>')).toEqual([ALERT]);
    expect(inlineScriptSources('<script>alert(1)\n</script>')).not.toEqual([ALERT]);
  });

  it('are named once, however often they stand in the page', () => {
    expect(inlineScriptSources('<script>alert(1)</script><script>alert(1)</script>')).toEqual([
      ALERT,
    ]);
  });

  it('are neither files nor data', () => {
    expect(
      inlineScriptSources(
        '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>',
      ),
    ).toEqual([]);
  });
});

describe('the scripts of a build', () => {
  const page = (path: string, name: string, scripts: string[]) => {
    writeFileSync(join(folder, name), scripts.map((code) => `<script>${code}</script>`).join(''));
    return { path, file: name };
  };

  it('are told apart by whether every page has them', () => {
    const { shared, pages, notFound } = findScriptHashes(folder, [
      page('/', 'index.html', ['alert(1)', 'home()']),
      page('/docs', 'docs.html', ['alert(1)', 'docs()']),
      page('/_not-found', 'not-found.html', ['alert(1)', 'lost()']),
    ]);
    expect(shared).toEqual([ALERT]);
    expect(pages).toEqual({
      '/': inlineScriptSources('<script>home()</script>'),
      '/docs': inlineScriptSources('<script>docs()</script>'),
    });
    expect(notFound).toEqual(inlineScriptSources('<script>lost()</script>'));
  });
});
