import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../config/env';
import { site } from '../../config/site';
import { loadContent } from '../../docs/source';
import { type SiteServer, startSite } from '../../testing/site-server';
import { hostilePaths, redirectBaits } from './hostile-paths';

const content = loadContent({ root: process.cwd(), locale: site.defaultLocale, drafts: false });
const isPage = (path: string) =>
  ['/', '/api', '/search', ...content.standalone.keys()].includes(path) ||
  [...content.pages.values()].some(({ url }) => url === path);

let server: SiteServer;
beforeAll(async () => {
  server = await startSite(process.cwd(), { LOG_LEVEL: 'info' });
});
afterAll(() => server?.stop());

const bare = (path: string) => path.split('?')[0] ?? '';
/** Long addresses are told apart by their beginning. */
const named = (paths: readonly string[]) => paths.map((path) => [path.slice(0, 80), path] as const);

describe('hostile addresses', () => {
  it('are at least 300, and 100 baits', () => {
    expect(hostilePaths.length).toBeGreaterThanOrEqual(300);
    expect(redirectBaits.length).toBeGreaterThanOrEqual(100);
  });

  it.each(named(hostilePaths))('%s gives nothing away', async (_name, path) => {
    const { status, body } = await server.ask(path);
    expect(status).toBeLessThan(500);
    if (status === 200) expect(isPage(bare(path)), 'is a page').toBe(true);
    expect(body.toString()).not.toMatch(/root:|"dependencies"|at .*\.(?:js|ts):\d+/);
  });

  it.each(named([...redirectBaits, ...hostilePaths]))(
    '%s leads to no other site',
    async (_name, path) => {
      let next: string | undefined = path;
      for (let hop = 0; next !== undefined && hop < 6; hop++) {
        const { status, headers } = await server.ask(next);
        expect(status).toBeLessThan(500);
        if (headers.location === undefined) break;
        // A browser takes `\` for `/` and leaves tabs out, as the platform's parser does.
        const target: URL = new URL(headers.location, server.origin + env.BASE_PATH);
        expect(target.origin, `${next} → ${headers.location}`).toBe(server.origin);
        next = target.pathname + target.search;
      }
    },
  );

  it('leave the server in good order', async () => {
    expect((await server.ask('/docs')).status).toBe(200);
    expect(JSON.parse((await server.ask('/healthz')).body.toString())).toEqual({ status: 'ready' });
  });
});
