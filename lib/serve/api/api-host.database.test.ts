import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { PERMANENT_KEY } from '../../sandbox/sandboxes/credentials';
import { env } from '../../site/config/env';
import { ApiHost } from './api-host';
import { respondAsApi } from './site-api';

const KEY = { Authorization: `Bearer ${PERMANENT_KEY}` };
const { API_DATA_DIR } = env;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-host-'));
  cpSync(inject('databaseTemplate'), join(directory, 'database'), { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));
afterAll(() => {
  env.API_DATA_DIR = API_DATA_DIR;
});

describe('an API without sandboxes', () => {
  it('returns 404 below /sandbox, and serves /v2', async () => {
    const host = new ApiHost({
      settings: { ...env, API_DATA_DIR: directory, SANDBOX: false },
      log: pino({ level: 'silent' }),
      findTemplate: async () => undefined,
    });
    for (const [method, path] of [
      ['POST', '/sandbox'],
      ['GET', '/sandbox/openapi.json'],
      ['POST', '/sandbox/reset'],
    ] as const) {
      const response = await host.fetch(
        new Request(`http://api.invalid${path}`, { method, headers: KEY }),
      );
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        message: [`${path} is not an endpoint of this host`],
        error: 'Not Found',
        statusCode: 404,
      });
    }
    const tiers = await host.fetch(new Request('http://api.invalid/v2/rewards/getTiers'));
    expect(tiers.status).toBe(401);
    await host.close();
  });
});

describe("the API inside the framework's own server", () => {
  it('streams what happens in a sandbox, until the client disconnects', async () => {
    env.API_DATA_DIR = directory;
    const request = (path: string, init: RequestInit = {}) =>
      respondAsApi(
        new Request(`http://site.invalid${path}`, {
          ...init,
          headers: { ...KEY, 'Content-Type': 'application/json' },
        }),
      );
    // A request is rejected if the database takes long to open.
    await vi.waitFor(async () => expect((await request('/v2/health')).status).toBe(200), {
      timeout: 60_000,
    });
    // Streams that did not end would take all places.
    for (let count = 0; count < 12; count++) {
      const response = await request('/sandbox/stream');
      expect(response.status).toBe(200);
      const reader = response.body?.getReader();
      const { value } = (await reader?.read()) ?? {};
      expect(Buffer.from(value ?? []).toString()).toContain(': connected\n');
      if (count === 0) {
        await request('/sandbox/clock', { method: 'POST', body: '{"advanceSeconds":1}' });
        const next = await reader?.read();
        expect(Buffer.from(next?.value ?? []).toString()).toContain('event: clock\n');
      }
      await reader?.cancel();
    }
    const instance = (globalThis as { [key: symbol]: unknown })[Symbol.for('laurel.api')];
    await (instance as ApiHost).close();
  });
});
