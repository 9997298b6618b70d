import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../api/operations';
import { sandboxOperations } from '../../sandbox/contract/operations';
import { COMMAND_TIMEOUT_MS, setUpApiCommand } from '../../tools/testing/api/api-command';
import { type RunningApi, sendTo } from '../../tools/testing/servers/api-process';
import { freePort } from '../../tools/testing/servers/free-port';

const { folder, startReady } = setUpApiCommand();

/** Starts the API with metrics. */
async function start(settings: Record<string, string> = {}) {
  const METRICS_PORT = String(await freePort());
  const api = await startReady({
    API_DATA_DIR: join(folder, 'metrics'),
    METRICS_PORT,
    ...settings,
  });
  const read = (path = '/metrics', init?: RequestInit) =>
    fetch(`http://127.0.0.1:${METRICS_PORT}${path}`, init);
  return { api, read };
}

/** The values that a label has in the text of the metrics. */
const valuesOf = (text: string, label: string) =>
  new Set([...text.matchAll(new RegExp(`\\b${label}="([^"]*)"`, 'g'))].map(([, value]) => value));

async function sendUnusualRequests(api: RunningApi): Promise<void> {
  const paths = Array.from({ length: 40 }, (_, index) => [
    `/v2/none-${index}`,
    `/v2/customers/getCustomer?customerIdentifier=${index}`,
    `/sandbox/inbox/name-${index}`,
  ]).flat();
  // At once, so that they exceed the limit however busy the machine is.
  const headers = { authorization: 'Bearer unknown' };
  await Promise.all(paths.map((path) => sendTo(api, path, { headers })));
}

it(
  'has metrics on a port of their own, whose labels are never what a client sends',
  async () => {
    const { api, read } = await start({ API_REQUESTS_PER_SECOND: '8' });
    // While the client may send more.
    expect((await sendTo(api, '/metrics')).status).toBe(404);
    await sendUnusualRequests(api);
    const text = await (await read()).text();
    const ids: string[] = [...operations, ...sandboxOperations].map(({ id }) => id);
    const names = [...valuesOf(text, 'operation')].filter((name) => name !== 'none');
    expect(names).toContain('getCustomer');
    expect(names.filter((name) => !ids.includes(name ?? ''))).toEqual([]);
    expect(valuesOf(text, 'status')).toEqual(new Set(['4xx']));
    expect(text).toMatch(/laurel_refusals_total\{error="tooManyRequests",by="host"\} \d+/);
    expect(text).toMatch(/^laurel_sandboxes 1$/m);
    expect(text).toMatch(/^laurel_deliveries_unfinished 0$/m);
    expect(text).toMatch(/^laurel_database_bytes \d{6,}$/m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines.length).toBeLessThan(250);

    const others = [read('/'), read('/v2/health'), read('/metrics', { method: 'POST' })];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404]);
  },
  COMMAND_TIMEOUT_MS,
);
