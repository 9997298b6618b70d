import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Prebuilt } from './prebuilt';
import { PREBUILT_LIST, type PrebuiltFile } from './prebuilt-file';

const FILES = ['/', '/docs/Sdk', '/index.md', '/docs/Sdk.md'].map((path): PrebuiltFile => {
  const kind = path.endsWith('.md') ? 'file' : 'page';
  return { path, kind, file: path, type: 'text/plain', etag: 'W/"1"', encodings: [] };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-prebuilt-'));
  writeFileSync(join(folder, PREBUILT_LIST), JSON.stringify(FILES));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The path of the file for a request. */
function find(url: string, accept: string): string | undefined {
  const prebuilt = new Prebuilt(folder, { shared: [], pages: {}, frames: [], notFound: [] });
  const request = { method: 'GET', url, headers: { accept } } as IncomingMessage;
  return prebuilt.find(request)?.file.path;
}

it.each([
  ['/', 'text/html', '/'],
  ['/', 'text/markdown', '/index.md'],
  ['/docs/Sdk', 'text/html', '/docs/Sdk'],
  ['/docs/Sdk', 'text/markdown', '/docs/Sdk.md'],
  ['/docs/Sdk/', 'text/html', undefined],
  ['/docs/Sdk/', 'text/markdown', undefined],
])(
  'the file at %s for %s is %s; the framework redirects a slash at the end',
  (url, accept, path) => {
    expect(find(url, accept)).toBe(path);
  },
);
