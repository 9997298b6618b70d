import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { COMMAND_TIMEOUT_MS, setUpApiCommand } from '../../tools/testing/api/api-command';
import { nameValues } from '../../tools/testing/name-values';
import { isTestAll } from '../../tools/testing/runner/test-all';
import {
  getDemoToken,
  type RunningApi,
  sendTo,
  untilEnded,
  untilHealthIs,
  untilPrinted,
} from '../../tools/testing/servers/api-process';
import { startPostgres } from '../../tools/testing/servers/postgres';

/** In `npm run test:all` only: each takes seconds, and `killed-process.database.test.ts` checks more. */
const CRASHES = 20;
const CUSTOMER = '7400112';

const { folder, start, startReady } = setUpApiCommand();

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

describe('npm run api', { timeout: COMMAND_TIMEOUT_MS }, () => {
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

  if (isTestAll)
    it(`loses no change that it has confirmed when it is killed ${CRASHES} times`, async () => {
      const directory = join(folder, 'killed');
      let known: { least: number; most: number } | undefined;
      const startAndCheck = async () => {
        const api = await startReady({ API_DATA_DIR: directory });
        const token = await getDemoToken(api);
        const before = await readBalance(api, token);
        expect(before).toBeGreaterThanOrEqual(known?.least ?? before);
        expect(before).toBeLessThanOrEqual(known?.most ?? before);
        return { api, token, before };
      };
      const crashOnce = async (pause: number) => {
        const { api, token, before } = await startAndCheck();
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
      await startAndCheck();
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
