import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { INBOX_ADDRESSES } from '../../api/deliveries/sending/inbox-address';
import { findTemplate } from '../../serve/api/template';
import { type NewSandbox, newSandbox } from '../testing/new-sandbox';
import {
  type RunningApi,
  sendTo,
  spawnApi,
  untilEnded,
  untilHealthIs,
} from '../testing/servers/api-process';
import { startPostgres } from '../testing/servers/postgres';
import { load, measuredRequest, type Operation } from './load';
import { memoryOf, msOf, printTitle, report, reportTimes } from './report';

/** Milliseconds that 99 % of the responses take at most. */
const GOALS = { getCustomer: 25, updateBalance: 60 } as const satisfies Record<Operation, number>;
/** Fewer than the 40 requests that the rate bucket of a sandbox takes at once. */
const EVENTS = 25;
const INBOXES = 10;
const POLL_MS = 5;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const JSON_HEADERS = { 'content-type': 'application/json' };
const MANY = '1000000';
/** Limits that a benchmark can't reach, which is one client that sends the requests of many. */
const WITHOUT_LIMITS = {
  API_REQUESTS_PER_SECOND: MANY,
  API_REQUESTS_AT_ONCE_PER_CLIENT: MANY,
  API_REQUESTS_AT_ONCE: MANY,
  SANDBOXES_PER_HOUR: MANY,
  SANDBOXES_ALIVE_PER_CLIENT: MANY,
  SANDBOXES_ALIVE: MANY,
};

/** Runs the API while it is measured. @returns milliseconds of its start */
async function withApi(
  settings: Record<string, string>,
  measure: (api: RunningApi) => Promise<unknown> = async () => {},
): Promise<number> {
  const startedAt = performance.now();
  const api = spawnApi({ ...WITHOUT_LIMITS, ...settings });
  try {
    await untilHealthIs(api, 200);
    const startMs = performance.now() - startedAt;
    await measure(api);
    return startMs;
  } finally {
    api.process.kill();
    await untilEnded(api);
  }
}

/** Sends a request. @throws Error if it fails */
async function post(api: RunningApi, path: string, token: string, body: object = {}) {
  const headers = { authorization: `Bearer ${token}`, ...JSON_HEADERS };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await sendTo(api, path, init);
  if (!response.ok)
    throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
}

/** Measures how fast webhooks arrive in the inboxes of a sandbox, and a year in which they are sent again. */
async function measureDeliveries(api: RunningApi, { key, shop }: NewSandbox): Promise<void> {
  const topic = 'customer/balanceUpdated';
  for (let inbox = 0; inbox < INBOXES; inbox++) {
    const body = { topic, address: `${INBOX_ADDRESSES}bench-${inbox}` };
    await post(api, '/v2/webhooks/createSubscription', shop.accessToken, body);
  }
  const { path, ...init } = measuredRequest('updateBalance', shop.accessToken);
  const headers = { authorization: `Bearer ${key}` };
  const deliveryMs = await msOf(async () => {
    for (let event = 0; event < EVENTS; event++) await sendTo(api, path, init);
    const countWaiting = async () =>
      (await (await sendTo(api, '/sandbox', { headers })).json()).queues.deliveries;
    while ((await countWaiting()) > 0) await wait(POLL_MS);
  });
  const perSecond = (1_000 * EVENTS * INBOXES) / deliveryMs;
  report({ name: 'deliveries to inboxes', value: perSecond, unit: '/s', min: 100 });
  const body = JSON.stringify({ advanceSeconds: YEAR_SECONDS });
  const move = { method: 'POST', headers: { ...headers, ...JSON_HEADERS }, body };
  let status = 0;
  const yearMs = await msOf(async () => {
    status = (await sendTo(api, '/sandbox/clock', move)).status;
  });
  // On a slow machine, the clock stops before the year is over.
  const note = status === 200 ? '' : `status ${status}`;
  report({ name: 'a year of a sandbox', value: yearMs, unit: 'ms', max: 5_000, note });
}

async function measureDatabase(
  title: string,
  settings: Record<string, string>,
  { count, minutes }: { count: number; minutes: number },
): Promise<void> {
  printTitle(title);
  for (const name of ['first start until its first response', 'later start']) {
    report({ name, value: await withApi(settings), unit: 'ms', max: 1_500 });
  }
  await withApi(settings, async (api) => {
    const sandboxes: NewSandbox[] = [];
    const create = async () => sandboxes.push(await newSandbox(api.origin));
    const created: number[] = [];
    while (sandboxes.length < count) created.push(await msOf(create));
    reportTimes(`create a sandbox, the last 100 of ${count}`, created.slice(-100), { max: 100 });
    const reset: number[] = [];
    for (const { key } of sandboxes.slice(0, 100)) {
      reset.push(await msOf(() => post(api, '/sandbox/reset', key)));
    }
    reportTimes('reset a sandbox', reset, { max: 100 });
    await measureDeliveries(api, sandboxes[0] as NewSandbox);
    const before = memoryOf(api.process.pid ?? 0);
    for (const [operation, goal] of Object.entries(GOALS) as [Operation, number][]) {
      const requests = sandboxes
        .slice(1)
        .map(({ shop }) => measuredRequest(operation, shop.accessToken));
      // Connections that begin with the same request would wait for the same customer.
      const setupClient = (client: autocannon.Client) => {
        const start = Math.floor(Math.random() * count);
        client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
      };
      const options = { url: api.origin, requests, setupClient };
      await load(operation, { ...options, overallRate: 20, duration: minutes * 30 }, goal);
      await load(`${operation}, as many as possible`, { ...options, duration: 4 });
    }
    const memory = { value: memoryOf(api.process.pid ?? 0), unit: 'MB', max: 600 };
    report({ name: 'memory after all requests', ...memory, note: `${before} MB before` });
  });
}

/** @param minutes of the steady load of each operation, half of them for reads */
export async function run([time = '1']: string[]): Promise<void> {
  const minutes = Number(time);
  await findTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'laurel-bench-'));
  try {
    await measureDatabase('PGlite', { API_DATA_DIR: join(folder, 'a') }, { count: 500, minutes });
    const postgres = await startPostgres();
    try {
      const DATABASE_URL = await postgres.createDatabase();
      const settings = { API_DATA_DIR: join(folder, 'b'), DATABASE_URL };
      await measureDatabase('PostgreSQL', settings, { count: 2_000, minutes });
    } finally {
      await postgres.remove();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
