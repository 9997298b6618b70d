import { describe, expect, it } from 'vitest';
import { env } from '../../../site/config/env';
import { checkEach } from '../../testing/check-each';
import { content, origin, request } from '../../testing/servers/built-site';
import { hostilePaths, openRedirectPaths } from './hostile-paths';

const isPage = (path: string) =>
  ['/', '/api', '/search', ...content.standalone.keys()].includes(path) ||
  [...content.pages.values()].some(({ url }) => url === path);

const withoutQuery = (path: string) => path.split('?')[0] ?? '';
/** Long addresses are shortened in messages. */
const nameOf = (path: string) => path.slice(0, 80);

describe('hostile addresses', () => {
  it('are at least 300, and at least 100 for redirects', () => {
    expect(hostilePaths.length).toBeGreaterThanOrEqual(300);
    expect(openRedirectPaths.length).toBeGreaterThanOrEqual(100);
  });

  it('return no file of the server', () =>
    checkEach(
      hostilePaths,
      async (path) => {
        const { status, body } = await request(path);
        expect(status).toBeLessThan(500);
        if (status === 200) expect(isPage(withoutQuery(path)), 'is a page').toBe(true);
        expect(body.toString()).not.toMatch(/root:|"dependencies"|at .*\.(?:js|ts):\d+/);
      },
      nameOf,
    ));

  it('do not redirect to another site', () =>
    checkEach(
      [...openRedirectPaths, ...hostilePaths],
      async (path) => {
        let next: string | undefined = path;
        for (let hop = 0; next !== undefined && hop < 6; hop++) {
          const { status, headers } = await request(next);
          expect(status).toBeLessThan(500);
          if (headers.location === undefined) break;
          // Like browsers, this parser treats `\` as `/` and removes tabs.
          const target: URL = new URL(headers.location, origin + env.BASE_PATH);
          expect(target.origin, `${next} → ${headers.location}`).toBe(origin);
          next = target.pathname + target.search;
        }
      },
      nameOf,
    ));

  it('do not crash the server', async () => {
    expect((await request('/docs')).status).toBe(200);
    expect(JSON.parse((await request('/healthz')).body.toString())).toEqual({ status: 'ready' });
  });
});
