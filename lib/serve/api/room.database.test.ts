import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { PERMANENT_KEY } from '../../sandbox/sandboxes/credentials';
import { type Env, env } from '../../site/config/env';
import { ApiHost } from './api-host';

const JSON_TYPE = { 'Content-Type': 'application/json' };

let directory: string;
let host: ApiHost;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-room-'));
  cpSync(inject('databaseTemplate'), join(directory, 'database'), { recursive: true });
});
afterEach(async () => {
  await host.close();
  rmSync(directory, { recursive: true, force: true });
});

const start = (settings: Partial<Env>) => {
  host = new ApiHost({
    settings: { ...env, API_DATA_DIR: directory, ...settings },
    log: pino({ level: 'silent' }),
    findTemplate: async () => undefined,
  });
};

const send = async (method: string, path: string, body?: string) => {
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${PERMANENT_KEY}` };
  const init = { method, headers, ...(body !== undefined && { body }) };
  const response = await host.fetch(new Request(`http://api.invalid${path}`, init));
  return { status: response.status, retryAfter: response.headers.get('retry-after'), response };
};

describe('a host', () => {
  it.each([
    [
      'whose disk is almost full',
      { DISK_RESERVE_MB: 1_000_000_000 },
      'the disk of the host is almost full, try again later',
    ],
    [
      'whose database is full',
      { DATABASE_MB: 1 },
      'the database of the host is full, try again later',
    ],
  ])('%s stores nothing large, and serves what exists', async (_, settings, message) => {
    start(settings);
    for (const [path, body] of [
      ['/sandbox', '{}'],
      ['/sandbox/inbox/mine', 'x'],
    ] as const) {
      const { status, retryAfter, response } = await send('POST', path, body);
      expect([status, retryAfter]).toEqual([503, '300']);
      expect((await response.json()).message).toEqual([message]);
    }
    expect((await send('GET', '/sandbox')).status).toBe(200);
    expect((await send('PUT', '/sandbox/inbox/mine', '{}')).status).toBe(200);
  });

  it('with room creates sandboxes and keeps messages', async () => {
    start({});
    expect((await send('POST', '/sandbox', '{}')).status).toBe(200);
    expect((await send('POST', '/sandbox/inbox/mine', 'x')).status).toBe(200);
  });
});
