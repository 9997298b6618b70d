import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startSite } from '../../tools/testing/servers/site-server';

/** Prebuilt pages, a page and data rendered on request, and an unknown address. */
const PATHS = ['/docs/Sdk', '/search?q=points', '/docs/Webhooks', '/nope', '/search.json?q=tier'];
const PAUSE_MS = 20;

it.concurrent('responds to every request that it accepted before it stops', async () => {
  const server = await startSite(process.cwd(), {
    SHUTDOWN_DELAY_MS: '600',
    SHUTDOWN_TIMEOUT_MS: '60000',
  });
  const failed: string[] = [];
  const sent: Promise<void>[] = [];
  let isReady = true;
  let stopped: Promise<number | null> | undefined;
  let sentAfter = 0;

  // Like a load balancer: requests are sent while the server reports that it is ready.
  for (let count = 0; isReady; count++) {
    const path = PATHS[count % PATHS.length] ?? '/';
    sent.push(
      server.send(path).then(
        ({ status }) => {
          if (status >= 500) failed.push(`${path}: ${status}`);
        },
        (error: Error) => {
          failed.push(`${path}: ${error.message}`);
        },
      ),
    );
    if (count === 50) stopped = server.stop();
    if (stopped) sentAfter++;
    await wait(PAUSE_MS);
    if (count % 5 === 0) isReady = (await server.send('/healthz')).status === 200;
  }
  await Promise.all(sent);

  expect(failed).toEqual([]);
  expect(sentAfter).toBeGreaterThan(0);
  expect(await stopped).toBe(0);
  await expect(server.send('/docs/Sdk')).rejects.toThrow('ECONNREFUSED');
});

it.concurrent('stops although a client keeps a connection open', async () => {
  // The API may still be starting, which takes longer on a busy machine.
  const server = await startSite(process.cwd(), { SHUTDOWN_TIMEOUT_MS: '60000' });
  const agent = new Agent({ keepAlive: true });
  expect((await server.send('/docs/Sdk', { agent })).status).toBe(200);
  expect(await server.stop()).toBe(0);
  agent.destroy();
});
