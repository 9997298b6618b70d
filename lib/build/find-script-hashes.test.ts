import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findScriptHashes, inlineScriptHashes } from './find-script-hashes';

// Known from `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

const folder = mkdtempSync(join(tmpdir(), 'hashes-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('inline scripts', () => {
  it('are hashed by their exact text', () => {
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([ALERT]);
    expect(inlineScriptHashes('<script id="a" async="">alert(1)</script>')).toEqual([ALERT]);
    expect(inlineScriptHashes('<script>alert(1)\n</script>')).not.toEqual([ALERT]);
  });

  it('are listed once, even if a page has them twice', () => {
    expect(inlineScriptHashes('<script>alert(1)</script><script>alert(1)</script>')).toEqual([
      ALERT,
    ]);
  });

  it('do not include files and data', () => {
    expect(
      inlineScriptHashes(
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

  it('are split into those of most pages and those of one page', () => {
    const { shared, pages, notFound } = findScriptHashes(folder, [
      page('/', 'index.html', ['alert(1)', 'home()']),
      page('/docs', 'docs.html', ['alert(1)', 'docs()']),
      page('/_not-found', 'not-found.html', ['alert(1)', 'lost()']),
      page('/api', 'api.html', ['reference()']),
      page('/_global-error', 'global-error.html', ['crashed()']),
    ]);
    expect(shared).toEqual([ALERT]);
    expect(pages).toEqual({
      '/': inlineScriptHashes('<script>home()</script>'),
      '/docs': inlineScriptHashes('<script>docs()</script>'),
      '/api': inlineScriptHashes('<script>reference()</script>'),
    });
    expect(notFound).toEqual(inlineScriptHashes('<script>lost()</script>'));
  });
});
