import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prerenderedRoutes } from './prerendered-routes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of a build. */
function write(name: string, content: unknown) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Writes a prerendered response. */
function writeRoute(path: string, status: number, headers: Record<string, string>) {
  write(`server/app${path}.body`, 'text');
  write(`server/app${path}.meta`, { status, headers });
}

it('lists the prerendered responses of routes at their addresses, with their own headers', () => {
  const type = 'text/markdown; charset=utf-8';
  writeRoute('/raw/docs/Sdk', 200, { 'content-type': type, link: '<x>', 'x-next-cache-tags': 'y' });
  writeRoute('/raw/index', 200, { 'content-type': type });
  writeRoute('/missing.md', 404, { 'content-type': type });
  writeRoute('/v2/docs/openapi.d.ts', 200, { 'content-type': 'text/plain', etag: '"1"' });
  write('server/app/docs.html', '<p>');
  const paths = ['/docs', '/raw/docs/Sdk', '/raw/index', '/missing.md', '/v2/docs/openapi.d.ts'];
  write('prerender-manifest.json', {
    routes: Object.fromEntries(paths.map((path) => [path, {}])),
  });
  const kind = 'file';
  const file = (path: string) => `.next/server/app${path}.body`;
  expect(prerenderedRoutes(folder)).toEqual([
    { path: '/docs/Sdk.md', kind, file: file('/raw/docs/Sdk'), type, headers: { link: '<x>' } },
    { path: '/index.md', kind, file: file('/raw/index'), type },
    { path: '/missing.md', kind, file: file('/missing.md'), type, status: 404 },
    {
      path: '/v2/docs/openapi.d.ts',
      kind,
      file: file('/v2/docs/openapi.d.ts'),
      type: 'text/plain',
    },
  ]);
});
