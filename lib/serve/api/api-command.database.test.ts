import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../api/database/open-embedded';
import { rateBuckets } from '../../api/database/tables/access';
import { COMMAND_TIMEOUT_MS, endApi, setUpApiCommand } from '../../tools/testing/api/api-command';
import {
  type RunningApi,
  sendTo,
  spawnApi,
  untilEnded,
  untilHealthIs,
  untilPrinted,
} from '../../tools/testing/servers/api-process';
import { freePort } from '../../tools/testing/servers/free-port';
import { findTemplate } from './template';

const { folder, start, startReady } = setUpApiCommand();

describe('npm run api', { timeout: COMMAND_TIMEOUT_MS }, () => {
  let api: RunningApi;
  let directory: string;
  beforeAll(async () => {
    directory = join(folder, 'shared');
    api = spawnApi({ API_DATA_DIR: directory });
    await untilHealthIs(api, 200);
  }, COMMAND_TIMEOUT_MS);
  afterAll(() => endApi(api));

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

  it('runs the commands of running-the-api.md', async () => {
    const guide = readFileSync('lib/serve/running-the-api.md', 'utf8');
    const commands = [...guide.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1] ?? '');
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
      `The data directory ${directory} is in use by process ${api.process.pid}. Stop that process, which may run in another container, or set API_DATA_DIR to another directory.`,
    );
    await untilHealthIs(api, 200);
  });
});

describe('the prepared database', { timeout: COMMAND_TIMEOUT_MS }, () => {
  it('has only the database that is used, and its copies keep what is written to them', async () => {
    const options = { directory: join(folder, 'copied'), template: await findTemplate() };
    const first = await openEmbedded(options);
    const databases = await first.database.select({ name: sql`datname` }).from(sql`pg_database`);
    expect(databases).toEqual([{ name: 'postgres' }]);
    await first.database.insert(rateBuckets).values({ key: 'copied', level: 0, updatedAt: 0 });
    await first.close();

    const second = await openEmbedded(options);
    expect(await second.database.$count(rateBuckets, eq(rateBuckets.key, 'copied'))).toBe(1);
    await second.close();
  });
});

describe('npm run api, started for one test', { timeout: COMMAND_TIMEOUT_MS }, () => {
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
    expect((await sendTo(api, '/livez')).status).toBe(200);
    api.process.kill('SIGTERM');
    expect(await untilEnded(api)).toBe(0);
  });

  it('reports at once that it stops, while it still responds', async () => {
    const api = await startReady({
      API_DATA_DIR: join(folder, 'ready'),
      SHUTDOWN_DELAY_MS: '1500',
    });
    const statuses = () =>
      Promise.all(
        ['/v2/health', '/livez', '/v2/rewards/getTiers'].map(
          async (path) => (await sendTo(api, path)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 401]);
    expect((await sendTo(api, '/livez', { method: 'HEAD' })).status).toBe(200);
    expect((await sendTo(api, '/livez', { method: 'POST' })).status).toBe(405);
    api.process.kill('SIGTERM');
    await untilPrinted(api, '"msg":"stopping"');
    expect(await statuses()).toEqual([503, 200, 401]);
    expect(await untilEnded(api)).toBe(0);
  });

  it('stops when npm gets the signal', async () => {
    const api = spawnApi({ API_DATA_DIR: join(folder, 'npm') }, ['npm', 'run', 'api']);
    await untilHealthIs(api, 200);
    api.process.kill('SIGTERM');
    // Its output stays open while any of its processes runs.
    await api.closed;
    expect(api.output()).toContain('"msg":"stopped"');
  });

  it('does not start on a data directory that cannot be used, and says what to do', async () => {
    const api = start({ API_DATA_DIR: '/dev/null/none' });
    expect(await untilEnded(api)).toBe(1);
    expect(api.output()).toContain("The data directory /dev/null/none can't be used");
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
});
