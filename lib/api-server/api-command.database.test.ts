import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  getDemoToken,
  type RunningApi,
  sendTo,
  spawnApi,
  untilEnded,
  untilHealthIs,
  untilPrinted,
} from '../testing/api-process';
import { freePort } from '../testing/free-port';
import { nameValues } from '../testing/name-values';
import { startPostgres } from '../testing/postgres';
import { isTestAll, runs } from '../testing/test-all';
import { findTemplate } from './template';

// A machine that runs other tests may take long to start processes.
const TIMEOUT_MS = isTestAll ? 300_000 : 90_000;
const CRASHES = runs({ test: 3, all: 20 });
const CUSTOMER = '7400112';

let folder: string;
const running: RunningApi[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-command-'));
  // The first start in a checkout takes long.
  await findTemplate();
}, 300_000);
afterEach(async () => {
  for (const api of running.splice(0)) await end(api);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function end(api: RunningApi): Promise<void> {
  api.process.kill('SIGKILL');
  await untilEnded(api);
}

function start(settings: Record<string, string>): RunningApi {
  const api = spawnApi(settings);
  running.push(api);
  return api;
}

async function startReady(settings: Record<string, string>): Promise<RunningApi> {
  const api = start(settings);
  await untilHealthIs(api, 200);
  return api;
}

const change = (api: RunningApi, token: string) =>
  sendTo(api, '/v2/customers/updateBalance', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ customerIdentifier: CUSTOMER, balanceDelta: 1 }),
  });

/** Begins a request that adds a point, and waits until the server has read its headers. @returns completes it */
function beginChange(api: RunningApi, token: string): Promise<() => Promise<number>> {
  const body = JSON.stringify({ customerIdentifier: CUSTOMER, balanceDelta: 1 });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(body.length),
    expect: '100-continue',
  };
  const url = `${api.origin}/v2/customers/updateBalance`;
  const sent = request(url, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  sent.flushHeaders();
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('continue', () =>
      resolve(() => {
        sent.end(body);
        return status;
      }),
    );
  });
}

async function readBalance(api: RunningApi, token: string): Promise<number> {
  const path = `/v2/customers/getCustomer?customerIdentifier=${CUSTOMER}`;
  const response = await sendTo(api, path, { headers: { authorization: `Bearer ${token}` } });
  const { pointsBalance } = await response.json();
  expect(response.status).toBe(200);
  return pointsBalance;
}

describe('npm run api', { timeout: TIMEOUT_MS }, () => {
  let api: RunningApi;
  let directory: string;
  beforeAll(async () => {
    directory = join(folder, 'shared');
    api = spawnApi({ API_DATA_DIR: directory });
    await untilHealthIs(api, 200);
  }, TIMEOUT_MS);
  afterAll(() => end(api));

  it('prints where it listens, where the data is, and how to get a token', async () => {
    await untilPrinted(api, 'Demo shop');
    const url = api.origin.replace('127.0.0.1', 'localhost');
    const lines = api.output().split('\n');
    expect(lines.filter((line) => !line.startsWith('{')).slice(0, -1)).toEqual([
      `The API listens on ${url}/v2.`,
      `OpenAPI document: ${url}/v2/docs/openapi.json`,
      `Health check: ${url}/v2/health`,
      `Data: ${directory}`,
      expect.stringMatching(/^Demo shop: clientId "cl_5f20", clientSecret "\w+"/),
      expect.stringMatching(/^Sandbox: key "\w+"; npm run sandbox:listen/),
    ]);
  });

  it('runs the commands of the README', async () => {
    const section = readFileSync('README.md', 'utf8').split('## Running the API')[1] ?? '';
    const commands = [...section.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1] ?? '');
    const script = commands.find((text) => text.startsWith('TOKEN=')) ?? '';
    const { stdout } = await promisify(execFile)('sh', [
      '-ec',
      script.replaceAll('http://localhost:3001', api.origin),
    ]);
    expect(stdout.match(/HTTP\/1\.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 204',
      'HTTP/1.1 200',
    ]);
  });

  it('serves the OpenAPI document, which names this process', async () => {
    const json = await sendTo(api, '/v2/docs/openapi.json');
    expect(json.headers.get('x-request-id')).toMatch(/^req_/);
    const { paths, servers } = await json.json();
    expect(Object.keys(paths)).toContain('/v2/customers/getCustomer');
    expect(servers).toEqual([{ url: api.origin.replace('127.0.0.1', 'localhost') }]);
    const yaml = await sendTo(api, '/v2/docs/openapi.yaml');
    expect(await yaml.text()).toMatch(/^openapi: /);
    const head = await sendTo(api, '/v2/docs/openapi.json', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(json.headers.get('etag'));
    const post = await sendTo(api, '/v2/docs/openapi.json', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    for (const path of ['/', '/v2', '/v2/docs']) {
      const unknown = await sendTo(api, path);
      expect(unknown.status).toBe(404);
      expect((await unknown.json()).message).toEqual([
        `${path} is not an endpoint of the API, see /v2/docs/openapi.json`,
      ]);
    }
  });

  it('says which setting to change if its port is in use', async () => {
    const PORT = new URL(api.origin).port;
    const second = start({ PORT, API_DATA_DIR: join(folder, 'other port') });
    expect(await untilEnded(second)).toBe(1);
    expect(second.output()).toBe(
      `The server can't listen on 127.0.0.1:${PORT}: another process uses it. Stop that process, or set PORT to another port.\n`,
    );
  });

  it('does not start on the data directory of another process', async () => {
    const second = start({ API_DATA_DIR: directory });
    expect(await untilEnded(second)).toBe(1);
    expect(second.output()).toContain(
      `The data directory ${directory} is in use by process ${api.process.pid}. Stop that process, or set API_DATA_DIR to another directory.`,
    );
    await untilHealthIs(api, 200);
  });
});

describe('npm run api, started for one test', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['SANDBOX', 'maybe', 'SANDBOX: must be on or off'],
    [
      'DATABASE_URL',
      'mysql://localhost',
      'DATABASE_URL: must be a URL that begins with postgres:// or postgresql://',
    ],
  ])('does not start with %s=%s', async (name, value, message) => {
    const api = start({ [name]: value });
    expect(await untilEnded(api)).toBe(1);
    expect(api.output()).toBe(`The environment has invalid settings:\n  ${message}\n`);
  });

  it('ends when it is stopped while it waits for a PostgreSQL server', async () => {
    const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const api = start({ DATABASE_URL });
    await untilHealthIs(api, 503);
    api.process.kill('SIGTERM');
    expect(await untilEnded(api)).toBe(0);
  });

  it('does not start on a data directory that can not be used, and says what to do', async () => {
    const api = start({ API_DATA_DIR: '/proc/none' });
    expect(await untilEnded(api)).toBe(1);
    expect(api.output()).toContain("The data directory /proc/none can't be used");
    expect(api.output()).toContain(
      'Set API_DATA_DIR to a directory that this process can write to.',
    );
  });

  it('does not start on a damaged database, and says what to do', async () => {
    const directory = join(folder, 'damaged');
    const first = await startReady({ API_DATA_DIR: directory });
    first.process.kill();
    await untilEnded(first);
    rmSync(join(directory, 'database/global/pg_control'));
    const second = start({ API_DATA_DIR: directory });
    expect(await untilEnded(second)).toBe(1);
    expect(second.output()).toContain(
      'Move the directory away to start with a new one, or restore it from a backup.',
    );
  });

  it('completes open requests when it is stopped', async () => {
    const directory = join(folder, 'stopped');
    const api = await startReady({ API_DATA_DIR: directory, SHUTDOWN_TIMEOUT_MS: '60000' });
    const token = await getDemoToken(api);
    const before = await readBalance(api, token);
    // The server has them before it stops, and waits for their bodies.
    const changes = await Promise.all(Array.from({ length: 20 }, () => beginChange(api, token)));
    api.process.kill('SIGTERM');
    await untilPrinted(api, '"msg":"stopping"');
    const statuses = await Promise.all(changes.map((complete) => complete()));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await untilEnded(api)).toBe(0);

    const again = await startReady({ API_DATA_DIR: directory });
    expect(await readBalance(again, await getDemoToken(again))).toBe(before + statuses.length);
  });

  it(`loses no change that it has confirmed when it is killed, ${CRASHES} times`, async () => {
    const directory = join(folder, 'killed');
    let known: { least: number; most: number } | undefined;
    const crashOnce = async (pause: number) => {
      const api = await startReady({ API_DATA_DIR: directory });
      const token = await getDemoToken(api);
      const before = await readBalance(api, token);
      expect(before).toBeGreaterThanOrEqual(known?.least ?? before);
      expect(before).toBeLessThanOrEqual(known?.most ?? before);
      let confirmed = 0;
      let sent = 0;
      const client = async () => {
        while (sent < 35) {
          sent++;
          const response = await change(api, token).catch(() => null);
          if (response === null) return;
          if (response.status === 200) confirmed++;
        }
      };
      const clients = [client(), client(), client()];
      await wait(pause);
      api.process.kill('SIGKILL');
      await Promise.all([...clients, untilEnded(api)]);
      known = { least: before + confirmed, most: before + sent };
    };
    for (let crash = 0; crash < CRASHES; crash++) {
      const pause = 100 + Math.floor(Math.random() * 400);
      await nameValues({ crash, pause }, () => crashOnce(pause));
    }
  });

  it('returns 503 while a PostgreSQL server is stopped, and continues by itself', async () => {
    const postgres = await startPostgres();
    try {
      const api = await startReady({ DATABASE_URL: await postgres.createDatabase() });
      const token = await getDemoToken(api);
      const before = await readBalance(api, token);
      await postgres.stop();
      const failed = await change(api, token);
      expect(failed.status).toBe(503);
      expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await failed.json()).toMatchObject({ error: 'Service Unavailable', statusCode: 503 });
      const health = await sendTo(api, '/v2/health');
      expect(health.status).toBe(503);
      expect(await health.json()).toMatchObject({ statusCode: 503 });
      await postgres.start();
      await untilHealthIs(api, 200);
      expect(await readBalance(api, token)).toBe(before);
      expect((await change(api, token)).status).toBe(200);
    } finally {
      await postgres.remove();
    }
  });

  it('waits for a PostgreSQL server that starts later', async () => {
    const postgres = await startPostgres();
    try {
      const url = await postgres.createDatabase();
      await postgres.stop();
      const api = start({ DATABASE_URL: url });
      await untilHealthIs(api, 503);
      await postgres.start();
      await untilHealthIs(api, 200);
    } finally {
      await postgres.remove();
    }
  });
});
