import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, type TestContext } from 'vitest';
import { childrenOf } from '../../../tools/testing/servers/child-processes';
import {
  type SiteServer,
  startSite,
  untilApiIsReady,
} from '../../../tools/testing/servers/site-server';

const PAGES = ['/docs/Sdk', '/', '/docs/Webhooks', '/search?q=points', '/v2/docs/openapi.json'];

const KILLS = 3;

/** One client requests pages for as long as the API takes to start. */
const NO_LIMIT = { SEARCHES_PER_MINUTE: '1000000' };

/** Starts a server that runs until the test ends. */
async function start(
  onTestFinished: TestContext['onTestFinished'],
  settings: Record<string, string> = {},
): Promise<SiteServer> {
  const server = await startSite(process.cwd(), { ...NO_LIMIT, ...settings });
  onTestFinished(async () => {
    await server.stop();
  });
  return server;
}

/** Leaves time to the process of the API, whose priority is lower: a busy machine starts it many times more slowly. */
const PAUSE_MS = 10;

/** Requests pages one after another until it is stopped. @returns their statuses */
function requestPages({ send }: SiteServer) {
  const statuses: number[] = [];
  let isStopped = false;
  const done = (async () => {
    for (let index = 0; !isStopped; index++) {
      statuses.push((await send(PAGES[index % PAGES.length] ?? '/')).status);
      await wait(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await done;
      return statuses;
    },
  };
}

describe('docs pages', () => {
  it('are served while the process of the API is killed under load, and it starts again', async ({
    onTestFinished,
  }) => {
    const server = await start(onTestFinished);
    await untilApiIsReady(server);
    const pages = [requestPages(server), requestPages(server)];
    const apiStatuses = new Set<number>();
    for (let round = 0; round < KILLS; round++) {
      for (const processId of childrenOf(server.processId)) process.kill(processId, 'SIGKILL');
      const load = Array.from({ length: 20 }, async () => {
        const { status, headers, body } = await server.send('/v2/customers/getCustomer');
        apiStatuses.add(status);
        if (status !== 503) return;
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        expect(JSON.parse(body.toString())).toMatchObject({ statusCode: 503 });
      });
      await Promise.all(load);
      await untilApiIsReady(server);
      apiStatuses.add((await server.send('/v2/customers/getCustomer')).status);
    }
    const statuses = (await Promise.all(pages.map((page) => page.stop()))).flat();
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([...apiStatuses].toSorted()).toEqual([401, 503]);
  });

  it('are served while the API cannot open its database', async ({ onTestFinished }) => {
    const directory = mkdtempSync(join(tmpdir(), 'laurel-in-use-'));
    // Registered first, so it runs when the servers have stopped.
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const first = await start(onTestFinished, { API_DATA_DIR: directory });
    await untilApiIsReady(first);
    const second = await start(onTestFinished, { API_DATA_DIR: directory });
    const pages = requestPages(second);
    expect((await second.send('/v2/health')).status).toBe(503);
    await wait(500);
    expect(new Set(await pages.stop())).toEqual(new Set([200]));
  });
});
