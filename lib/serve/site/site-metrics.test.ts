import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { freePort } from '../../tools/testing/servers/free-port';
import { serveMetrics } from '../metrics-server';
import { ComputedResponses } from './files/computed-responses';
import { requestListener } from './request-listener';
import { SiteMetrics } from './site-metrics';

const log = pino({ level: 'silent' });

/** Starts a server whose searches and pages are computed, with metrics. */
async function start() {
  const framework = Promise.resolve(async (_request: unknown, response: { end(): unknown }) => {
    response.end();
  });
  const metrics = new SiteMetrics();
  const server = createServer(
    requestListener({
      prebuilt: { send: async () => false },
      computed: new ComputedResponses(framework, {
        shared: [],
        pages: {},
        frames: [],
        notFound: [],
      }),
      limit: () => null,
      rate: () => null,
      framework,
      api: { pass: async () => 'unavailable', retryAfter: 2 },
      health: { state: 'starting' },
      log,
      metrics,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const port = await freePort();
  const stopMetrics = serveMetrics(metrics, { METRICS_HOST: '127.0.0.1' }, port, log);
  const get = async (path: string) => {
    const response = await fetch(
      `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    );
    await response.arrayBuffer();
  };
  const stop = () => {
    stopMetrics();
    server.close();
  };
  return { get, stop, metricsUrl: `http://127.0.0.1:${port}` };
}

it('counts requests by the pattern of their address, and what the caches had', async () => {
  const { get, stop, metricsUrl } = await start();
  for (const path of ['/docs/a', '/docs/b', '/none-1', '/none-2', '/v2/none', '/healthz'])
    await get(path);
  for (let read = 0; read < 3; read++) await get('/search.json?q=points');
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const counts = [...text.matchAll(/^laurel_site_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
  expect(counts.map(([, labels, count]) => `${labels} ${count}`).sort()).toEqual([
    'address="/*",status="2xx" 2',
    'address="/docs/*",status="2xx" 2',
    'address="/search.json",status="2xx" 3',
    'address="/v2/*",status="5xx" 1',
  ]);
  expect(text).toContain('laurel_site_cache_reads_total{result="miss"} 1');
  expect(text).toContain('laurel_site_cache_reads_total{result="hit"} 2');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`${metricsUrl}/docs/a`)).status).toBe(404);
  stop();
});
