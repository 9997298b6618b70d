import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../tools/testing/servers/shared-server';
import { startSite } from '../../../tools/testing/servers/site-server';

it.runIf(process.platform === 'linux')('each thread of the API has a low priority', async () => {
  const [, ...children] = (await sharedServer('site')).processIds;
  expect(children).not.toHaveLength(0);
  for (const processId of children) {
    const threads = readdirSync(`/proc/${processId}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(1);
    expect(new Set(threads.map((id) => getPriority(id)))).toEqual(new Set([10]));
  }
});

const PAGES = ['/docs/Sdk', '/', '/search?q=points', '/v2/docs/openapi.json'];

// `api-interruptions.built.test.ts` interrupts the API in other ways; `api-process.test.ts` does so to a smaller process.
it('docs pages are served while the database server cannot be reached', async ({
  onTestFinished,
}) => {
  const server = await startSite(process.cwd(), {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  onTestFinished(async () => {
    await server.stop();
  });
  expect((await server.send('/v2/health')).status).toBe(503);
  for (const path of PAGES) expect((await server.send(path)).status, path).toBe(200);
});
